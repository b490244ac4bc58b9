// The cards before the reader: what is in hand, or in the deck while one is picked from it, with what can be done.
import type { Choice } from "../../wire";
import { kindOf } from "./offers";
import type { TrainView } from "./view";

/** Equal cards together. `show`: the choice that plays, picks or keeps one; `hide`: the one that plays it face down. */
export interface Group {
  name: string; // as the view names it: "fire", in teams "tuco fire"
  card: string;
  bandit: string | undefined;
  count: number;
  kept: number;
  show: Choice | undefined;
  hide: Choice | undefined;
}

export interface Holding {
  groups: Group[];
  draw: Choice | undefined;
  signs: Choice[]; // what is said instead of a card
  picking: boolean;
}

const ON_CARDS = new Set(["pick-card", "play", "keep"]);

export function holding(view: TrainView, seat: number, choices: Choice[]): Holding {
  const corner = view.seats[seat];
  const picking = choices.some((choice) => kindOf(choice) === "pick-card");
  const names = (picking ? corner?.deck : corner?.hand) ?? [];
  const own = view.bandits.filter((bandit) => bandit.seat === seat).map((bandit) => bandit.name);
  const groups = [...new Set(names)].map((name): Group => {
    const [first = "", second] = name.split(" ");
    const whose = second ? first : own.length === 1 && name !== "bullet" ? own[0] : undefined;
    const matching = choices.filter((choice) => nameOf(choice) === name);
    return {
      name,
      card: second ?? first,
      bandit: whose,
      count: names.filter((other) => other === name).length,
      kept: corner?.keeping?.filter((other) => other === name).length ?? 0,
      show: matching.find((choice) => ON_CARDS.has(kindOf(choice))),
      hide: matching.find((choice) => kindOf(choice) === "hide"),
    };
  });
  return {
    groups,
    draw: choices.find((choice) => kindOf(choice) === "draw"),
    signs: choices.filter((choice) => ["keep-no-more", "no-second-card"].includes(kindOf(choice))),
    picking,
  };
}

function nameOf(choice: Choice): string {
  const { card, bandit, team } = choice.about;
  return team ? `${String(bandit)} ${String(card)}` : String(card);
}
