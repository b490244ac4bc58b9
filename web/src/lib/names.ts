import type { Chair, TableInfo } from "../wire";
import { kindOf } from "./bots";
import type { Words } from "./words";

/** How a seat is called: by its person, else by its bot, else by its number. */
export function nameOf(chair: Chair, words: Words): string {
  const number = chair.seat + 1;
  if (chair.person !== null) return chair.name || words.say("seat-number", { number });
  if (chair.bot !== null) return botName(chair.bot, words, number);
  return words.say("seat-number", { number });
}

export function namesOf(table: TableInfo, words: Words): string[] {
  return table.chairs.map((chair) => nameOf(chair, words));
}

/** A bot at a table, called after its level; the number of its seat tells it from others of its kind. */
export function botName(bot: string, words: Words, number: number): string {
  const key = `table-bot-${kindOf(bot).level}`;
  return words.knows(key) ? words.say(key, { number }) : `${bot} ${number}`;
}

/** What a value of a switch is called: a number is called what it is. Of one that is on, its sentence is true. */
export function valueName(value: boolean | number | string, words: Words): string {
  if (value === false) return words.say("table-switch-off");
  return /^\d+$/.test(String(value)) ? String(value) : words.name("setting", String(value));
}

/** After which time a pass in an answer window is told. */
export function rhythmName(seconds: number, words: Words): string {
  return seconds ? words.say("table-rhythm-seconds", { seconds }) : words.say("table-rhythm-none");
}

/** How long somebody who has dropped out is waited for. */
export function graceName(seconds: number, words: Words): string {
  const minutes = Math.round(seconds / 60);
  return minutes < 60
    ? words.say("table-grace-minutes", { minutes })
    : words.say("table-grace-hours", { hours: Math.round(minutes / 60) });
}

/** A time that runs out, as a clock shows it. */
export function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A level of bots, to choose from. */
export function levelName(level: string, words: Words): string {
  const key = `table-level-${level}`;
  return words.knows(key) ? words.say(key) : level;
}

/** How bots of a level play. */
export function levelHint(level: string, words: Words): string {
  const key = `table-level-hint-${level}`;
  return words.knows(key) ? words.say(key) : "";
}

/** What a bot cares for beside winning. */
export function temperName(temper: string, words: Words): string {
  const key = `table-temper-${temper}`;
  return words.knows(key) ? words.say(key) : temper;
}

/** Which bot it is: its level and its temper; a bot of somebody else is called as it is. */
export function botKind(bot: string, words: Words): string {
  const { level, temper } = kindOf(bot);
  if (temper && !words.knows(`table-temper-${temper}`)) return bot;
  return [levelName(level, words), ...(temper ? [temperName(temper, words)] : [])].join(" · ");
}

export function isFree(chair: Chair): boolean {
  return chair.person === null && chair.bot === null;
}

/** Who has won, said to the reader. Where several people share a device, all of them are called by name. */
export function winnerOf(seat: number, mine: readonly number[], words: Words): string {
  const me = mine.length === 1 && mine[0] === seat;
  return me ? words.say("table-you-win") : words.event({ event: "won", known: false, seat });
}
