// The cards in the reader's hand as they are held, each with what can be done with it now.
import { isCardType, KINDS, type CardType, type Frame, type Side } from "../../art/bang_duel/kinds";
import type { Choice } from "../../wire";
import { cardOf, kindOf } from "./offers";
import type { DuelView } from "./view";

/** Cards that look alike. The rules see no difference between them, so that only one of them is among the choices. */
export interface Held {
  face: string;
  card: CardType;
  back: Side;
  symbol: string;
  frame: Frame;
  count: number;
  known: number; // how many of them the opponent knows
  ways: Choice[]; // what can be done with one: a single way is done by a click, several are a menu
  aimed: boolean; // one has been played and looks for its target
}

export interface Sign {
  kind: string;
  choice: Choice;
  passes: boolean; // lets it happen
}

export interface Holding {
  cards: Held[]; // BANG!, then actions, then equipment
  signs: Sign[]; // what is answered without a card; what lets it happen comes last
}

const ON_CARDS = new Set(["play", "as-colt", "reload", "miss", "pay", "discard", "shoot-back", "keep"]);
const HELPS = ["try-barrel", "try-kid", "use-hat", "shield"];
const PASSES = ["take-hit", "give-up", "waste", "no-shield", "decline", "end"];
const SIGNS = [...HELPS, ...PASSES];
const ORDER = Object.keys(KINDS); // BANG! cards come first there, equipment last

export function holding(view: DuelView, seat: number, choices: Choice[]): Holding {
  const side = view.seats[seat];
  const found = new Map<string, Held>();
  for (const { id, card, back, symbol } of side?.hand ?? []) {
    if (id === null || card === null || !isCardType(card)) continue;
    const face = `${card} ${back} ${symbol ?? ""}`;
    const held = found.get(face) ?? {
      face,
      card,
      back: back as Side,
      symbol: symbol ?? "",
      frame: KINDS[card].frame,
      count: 0,
      known: 0,
      ways: [],
      aimed: false,
    };
    const about = choices.filter((choice) => cardOf(choice.about)?.id === id);
    held.count += 1;
    held.known += Number(side?.known.includes(id));
    held.ways.push(...about.filter((choice) => ON_CARDS.has(kindOf(choice))));
    held.aimed ||= about.some((choice) => kindOf(choice) === "at");
    found.set(face, held);
  }
  const signs = choices.map((choice): Sign => {
    const kind = kindOf(choice);
    return { kind, choice, passes: PASSES.includes(kind) };
  });
  return {
    cards: [...found.values()].sort((one, other) => ORDER.indexOf(one.card) - ORDER.indexOf(other.card)),
    signs: signs
      .filter(({ kind }) => SIGNS.includes(kind))
      .sort((one, other) => SIGNS.indexOf(one.kind) - SIGNS.indexOf(other.kind)),
  };
}
