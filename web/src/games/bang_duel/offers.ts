// Where each choice can be touched: on a character, its life, its equipment, a token, the backs of the opponent's hand,
// a card that lies on the table, in the hand, or on a sign over the street.
import type { Choice } from "../../wire";
import { everybody, gearOf, seatWith } from "./people";
import type { Card, DuelView } from "./view";

export interface Offers {
  people: Map<string, Choice>;
  lives: Map<string, Choice>; // to let it happen
  gear: Map<number, Choice>; // by the number of the card
  tokens: Map<number, Choice>; // by seat
  backs: Map<string, Choice>; // of the other hand
  laid: Map<number, Choice>; // by the number of the card
  held: Choice[]; // cards in hand, and what is said instead of a card
  signs: Choice[];
}

/** What is printed on a card that a choice or an event is about. */
export interface Printed {
  id: number;
  card: string;
  back: string;
  symbol: string;
}

type Places = Exclude<keyof Offers, "held" | "signs">;
type Spot = { where: "held" | "signs" } | { where: Places; key: string | number };

const PEOPLE = new Set(["at", "use", "shield", "try-kid"]);
const LIVES = new Set(["take-hit", "give-up", "waste", "no-shield"]);
const BACKS = new Set(["steal", "scatter"]);
const TOKENS = new Set(["move", "swap"]);
const DEFENCES: Readonly<Record<string, string>> = { "try-barrel": "barrel", "use-hat": "hat" };
const HELD = new Set(["end", "decline"]);
const KID = "kid-curry";

export function kindOf(choice: Choice): string {
  return String(choice.about["kind"]);
}

export function cardOf(about: Readonly<Record<string, unknown>>): Printed | null {
  const card = about["card"];
  return typeof card === "object" && card !== null ? (card as Printed) : null;
}

function spotOf(choice: Choice, view: DuelView): Spot {
  const kind = kindOf(choice);
  const { about } = choice;
  const card = cardOf(about);
  if (HELD.has(kind)) return { where: "held" };
  if (PEOPLE.has(kind)) return { where: "people", key: String(about["person"] ?? KID) };
  if (LIVES.has(kind)) return { where: "lives", key: String(about["person"] ?? about["target"]) };
  if (BACKS.has(kind)) return { where: "backs", key: String(about["back"]) };
  if (TOKENS.has(kind)) return { where: "tokens", key: Number(about["seat"] ?? seatWith(view, about["person"])) };
  if (kind in DEFENCES) {
    const worn = gearOf(view, String(about["person"])).find((gear) => gear.card === DEFENCES[kind]);
    return worn?.id == null ? { where: "signs" } : { where: "gear", key: worn.id };
  }
  if (!card) return { where: "signs" };
  if (has(view.laid, card)) return { where: "laid", key: card.id };
  if (everybody(view).some((person) => has(person.gear, card))) return { where: "gear", key: card.id };
  return { where: view.seats.some((seat) => has(seat.hand, card)) ? "held" : "signs" };
}

function has(cards: Card[], card: Printed): boolean {
  return cards.some((one) => one.id === card.id);
}

/** Every choice has exactly one spot. What finds none, or one that is taken, becomes a sign. */
export function sorted(choices: Choice[], view: DuelView): Offers {
  const offers: Offers = {
    people: new Map(),
    lives: new Map(),
    gear: new Map(),
    tokens: new Map(),
    backs: new Map(),
    laid: new Map(),
    held: [],
    signs: [],
  };
  for (const choice of choices) {
    const spot = spotOf(choice, view);
    if (!("key" in spot)) {
      offers[spot.where].push(choice);
      continue;
    }
    const places: Map<string | number, Choice> = offers[spot.where];
    if (places.has(spot.key)) offers.signs.push(choice);
    else places.set(spot.key, choice);
  }
  return offers;
}
