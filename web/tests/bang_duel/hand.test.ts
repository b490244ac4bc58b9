// Every card in hand knows what can be done with it, and nothing that is answered without a card is lost.
import { expect, it } from "vitest";
import { holding } from "../../src/games/bang_duel/holding";
import type { DuelView } from "../../src/games/bang_duel/view";
import type { Choice } from "../../src/wire";

const HAT = { id: 37, card: "hat", back: "law", symbol: "horseshoe" };
const MISSED = { id: 21, card: "missed", back: "law", symbol: "snake" };
const SECOND = { id: 20, card: "missed", back: "law", symbol: "snake" };
const OTHER = { id: 19, card: "missed", back: "law", symbol: "barrel" };
const WATER = { id: 31, card: "water", back: "law", symbol: "snake" };
const COLT = { id: 41, card: "colt", back: "outlaw", symbol: "dynamite" };
const SCOPE = { id: 39, card: "scope", back: "law", symbol: "horseshoe" };

function choice(kind: string, about: Record<string, unknown> = {}): Choice {
  return { words: `${kind} ${JSON.stringify(about)}`, about: { kind, ...about }, undo_cost: "" };
}

const view = {
  seats: [
    { hand: [HAT, MISSED, WATER, COLT, SECOND, OTHER], known: [41, 20] },
    { hand: [{ back: "outlaw", id: null, card: null, symbol: null }, SCOPE], known: [] },
  ],
} as unknown as DuelView;

const faces = (seat: number) => holding(view, seat, []).cards.map((card) => `${card.count} ${card.face}`);

it("holds BANG! cards first, then actions, then equipment, and what looks alike together", () => {
  expect(faces(0)).toEqual([
    "1 colt outlaw dynamite",
    "2 missed law snake",
    "1 missed law barrel",
    "1 water law snake",
    "1 hat law horseshoe",
  ]);
});

it("shows no card that the reader cannot know", () => {
  expect(faces(1)).toEqual(["1 scope law horseshoe"]);
});

it("gives a card all its ways, and only its own", () => {
  const ways = [
    choice("play", { card: WATER }),
    choice("reload", { card: WATER }),
    choice("play", { card: HAT }),
    choice("as-colt", { card: HAT }),
    choice("reload", { card: SCOPE }), // lies in play
    choice("move", { person: "tuco" }),
    choice("end"),
  ];
  const held = holding(view, 0, ways);
  const kinds = held.cards.map((card) => card.ways.map((way) => way.about["kind"]));
  expect(kinds).toEqual([[], [], [], ["play", "reload"], ["play", "as-colt"]]);
  expect(held.signs.map((sign) => sign.kind)).toEqual(["end"]);
});

it("marks what the opponent knows and what looks for a target", () => {
  const held = holding(view, 0, [choice("at", { card: COLT, person: "tuco", seat: 1 })]);
  expect(held.cards.map((card) => card.known)).toEqual([1, 1, 0, 0, 0]);
  expect(held.cards.map((card) => card.aimed)).toEqual([true, false, false, false, false]);
  expect(held.cards.every((card) => card.ways.length === 0)).toBe(true);
});

it("puts what helps before what lets it happen", () => {
  const person = "kid-curry";
  const ways = [
    choice("take-hit", { person }),
    choice("miss", { card: MISSED }),
    choice("use-hat", { person }),
    choice("try-kid"),
    choice("try-barrel", { person }),
  ];
  const { signs, cards } = holding(view, 0, ways);
  expect(signs.map((sign) => sign.kind)).toEqual(["try-barrel", "try-kid", "use-hat", "take-hit"]);
  expect(signs.map((sign) => sign.passes)).toEqual([false, false, false, true]);
  expect(cards.map((card) => card.ways.length)).toEqual([0, 1, 0, 0, 0]);
});
