// Which switches go together: a game declares it, so that the page can show what is closed and why. Whether a whole set
// is good, and what the switches are that nobody has set, the server says.
import type { AppliesInfo, ClashInfo, GameInfo, PresetInfo, Trouble, Variant } from "../wire";

export type Value = boolean | number | string;
export type Switches = Record<string, Value>;

/** Why a switch cannot have this value beside the others, if it cannot. */
export function closed(game: GameInfo, seats: number, others: Switches, name: string, value: Value): Trouble | null {
  const chosen: Switches = { ...others, [name]: value };
  for (const one of game.switches) {
    const mine = chosen[one.name];
    if (mine === undefined) continue;
    const broken =
      (one.name === name ? one.applies.find((each) => each.values.includes(mine) && !applies(each, seats, chosen)) : null) ??
      one.clashes.find(
        (each) => [one.name, each.switch].includes(name) && each.values.includes(mine) && clashes(each, chosen),
      );
    if (broken) return { error: broken.key, details: { seats, name: one.name }, rule: broken.rule, message: broken.key };
  }
  return null;
}

function applies(each: AppliesInfo, seats: number, chosen: Switches): boolean {
  if (each.seats.length && !each.seats.includes(seats)) return false;
  const other = chosen[each.switch];
  return other === undefined || each.needs.includes(other);
}

function clashes(each: ClashInfo, chosen: Switches): boolean {
  const other = chosen[each.switch];
  return other !== undefined && each.others.includes(other);
}

/** All switches as they are with a preset. */
export function withPreset(game: GameInfo, seats: number, preset: PresetInfo): Switches {
  return { ...game.usual[seats], ...preset.switches };
}

/** Why a preset cannot be played with so many, if it cannot. */
export function closedPreset(game: GameInfo, seats: number, preset: PresetInfo): Trouble | null {
  const chosen = withPreset(game, seats, preset);
  for (const [name, value] of Object.entries(preset.switches)) {
    const why = closed(game, seats, chosen, name, value);
    if (why) return why;
  }
  return null;
}

/** The preset that is played, if it is one. Where two come to the same, it is the one that was asked for. */
export function presetOf(game: GameInfo, seats: number, chosen: Switches, given: Switches): PresetInfo | undefined {
  const played = game.presets.filter((preset) =>
    Object.entries(withPreset(game, seats, preset)).every(([name, value]) => chosen[name] === value),
  );
  const asked = Object.keys(given).join();
  return played.find((preset) => Object.keys(preset.switches).join() === asked) ?? played[0];
}

export interface Settled {
  /** What was asked for and can be. */
  given: Switches;
  /** The value of every switch; none, if it was refused. */
  switches: Switches;
  refused: Trouble | null;
}

/** What the server makes of a choice. What it refuses is left out, one after another: the last choice of a reader was
 *  open, so that what it closes gives way. */
export async function settle(given: Switches, ask: (given: Switches) => Promise<Variant>): Promise<Settled> {
  let left = given;
  for (;;) {
    const { switches, refused } = await ask(left);
    const name = refused?.details["name"];
    if (!refused || typeof name !== "string" || !(name in left)) return { given: left, switches, refused };
    left = Object.fromEntries(Object.entries(left).filter(([each]) => each !== name));
  }
}
