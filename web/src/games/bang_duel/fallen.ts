// How the duel ended: who stands, who fell, and in which order that is told.
import type { Side } from "../../art/bang_duel/kinds";
import type { DuelView, Person } from "./view";

export interface Outcome {
  seat: number;
  side: Side;
  won: boolean;
  standing: Person[]; // whoever carries the token first
  reserve: number;
  fallen: string[]; // the first to fall first
  lives: number;
  hand: number;
}

export function outcomes(view: DuelView): Outcome[] {
  return view.seats.map((one, seat): Outcome => {
    const standing = one.people.filter((person): person is Person => person !== null && person.life > 0);
    standing.sort((first, second) => Number(second.front) - Number(first.front));
    return {
      seat,
      side: one.side as Side,
      won: view.winners.includes(seat),
      standing,
      reserve: one.reserve,
      fallen: one.gone,
      lives: standing.reduce((sum, person) => sum + person.life, 0),
      hand: one.hand.length,
    };
  });
}

/** Everybody who fell. The sides take turns, each by its own order: only that is known. The last of the losers ended
 *  the game and comes last. */
export function funerals(all: Outcome[]): string[] {
  const told = all.flatMap(({ fallen, won }) =>
    fallen.map((name, index) => ({ name, at: (index + 1) / (fallen.length + Number(won)) })),
  );
  return told.sort((one, other) => one.at - other.at).map(({ name }) => name);
}
