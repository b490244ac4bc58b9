import type { GameEvent } from "../games/face";
import type { Entry } from "../wire";

/** A line of the log: something of the table, or one event of a game. */
export interface LogLine {
  key: string;
  entry: Entry;
  event: GameEvent | null;
}

/** What one entry adds to the log. */
export function linesOf(entry: Entry): LogLine[] {
  const events = entry.events.map((event, index) => ({
    key: `${entry.number}.${index}`,
    entry,
    event: event as unknown as GameEvent,
  }));
  return entry.kind === "answered" ? events : [{ key: `${entry.number}`, entry, event: null }, ...events];
}
