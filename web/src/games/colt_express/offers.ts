// Where each choice can be touched: on a place, a bandit, a piece of loot, a card in hand, or on a sign over the scene.
import type { Choice } from "../../wire";

export interface Offers {
  places: Map<string, Choice>; // "roof-3"
  bandits: Map<string, Choice>;
  tokens: Map<number, Choice>;
  cards: Choice[]; // in hand: cards, the deck, and what is said instead of a card
  signs: Choice[]; // big choices over the scene
}

const PLACES = new Set(["move", "knock", "marshal"]);
const BANDITS = new Set(["shoot", "punch"]);
const TOKENS = new Set(["rob", "pickpocket"]);
const CARDS = new Set(["pick-card", "play", "hide", "draw", "keep", "keep-no-more", "no-second-card"]);

export function placeKey(car: number, level: string): string {
  return `${level}-${car}`;
}

export function kindOf(choice: Choice): string {
  return String(choice.about["kind"]);
}

export function tokenOf(choice: Choice): { id: number; loot: string } {
  return choice.about["token"] as { id: number; loot: string };
}

/** Every choice has exactly one spot; a kind that is not known here becomes a sign. */
export function sorted(choices: Choice[]): Offers {
  const offers: Offers = { places: new Map(), bandits: new Map(), tokens: new Map(), cards: [], signs: [] };
  for (const choice of choices) {
    const kind = kindOf(choice);
    if (PLACES.has(kind)) {
      offers.places.set(placeKey(Number(choice.about["car"]), String(choice.about["level"])), choice);
    } else if (BANDITS.has(kind)) offers.bandits.set(String(choice.about["victim"]), choice);
    else if (TOKENS.has(kind)) offers.tokens.set(tokenOf(choice).id, choice);
    else if (CARDS.has(kind)) offers.cards.push(choice);
    else offers.signs.push(choice);
  }
  return offers;
}
