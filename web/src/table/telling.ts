// How a line of the log sounds.
import { botName } from "../lib/names";
import type { LogLine } from "../lib/log";
import type { Words } from "../lib/words";

export function tell(line: LogLine, words: Words): string {
  const { entry, event } = line;
  if (event) return words.event(event);
  const key = `table-entry-${entry.kind}`;
  if (!words.knows(key)) return entry.kind; // younger than this page
  const seat = entry.name || (entry.seat === null ? "" : words.player(entry.seat));
  const bot = entry.bot && entry.seat !== null ? botName(entry.bot, words, entry.seat + 1) : "";
  if (entry.kind === "bot" && !entry.name) return words.say("table-entry-sat", { seat: bot });
  if (entry.kind === "kept") {
    const absent = entry.seat === null ? "" : words.player(entry.seat);
    return words.say(entry.name ? key : `${key}-host`, { seat: absent, bot, by: entry.name });
  }
  return words.say(key, { seat, bot });
}

/** Which lines no longer count: an answer that was taken back, up to the entry that says so. */
export function takenBack(log: readonly LogLine[]): Set<string> {
  const gone = new Set<string>();
  let answers = Infinity;
  for (const line of log.toReversed()) {
    if (line.entry.kind === "undone") answers = Math.min(answers, line.entry.answers);
    else if (line.entry.kind === "answered" && line.entry.answers > answers) gone.add(line.key);
    else if (line.entry.kind === "answered") answers = Infinity;
  }
  return gone;
}
