// Which variants go together: the game lists the ways it can be played, and the page offers no others.
import type { GameInfo } from "../wire";

export type Value = boolean | number | string;

/** The way to play with so many seats that is most like the one wanted. With `held`, that switch keeps its value. */
export function nearest(game: GameInfo, seats: number, wanted: readonly Value[], held = -1): Value[] {
  const ways = (game.ways[seats] ?? []).filter((way) => held < 0 || way[held] === wanted[held]);
  let best: readonly Value[] = ways[0] ?? wanted;
  for (const way of ways) if (likeness(way, wanted) > likeness(best, wanted)) best = way;
  return [...best];
}

/** The values of a switch that some way for so many seats has. */
export function valuesFor(game: GameInfo, seats: number, index: number): Value[] {
  const values = game.switches[index]?.values ?? [];
  return values.filter((value) => (game.ways[seats] ?? []).some((way) => way[index] === value));
}

export function defaults(game: GameInfo): Value[] {
  return game.switches.map((one) => one.values[0] ?? false);
}

function likeness(way: readonly Value[], wanted: readonly Value[]): number {
  return way.filter((value, index) => value === wanted[index]).length;
}
