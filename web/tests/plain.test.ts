// A game that the page was not built with: what is made of its view, and of sentences that its catalogue lacks.
import { describe, expect, it } from "vitest";
import { beginsChapter } from "../src/games";
import { lettersOf, keysOf } from "../src/lib/letters";
import { readable } from "../src/lib/readable";
import { bundleOf, Words } from "../src/lib/words";
import { keys } from "../src/plain/keys";
import { labelOf, layOut, pieceOf } from "../src/plain/pieces";
import { placesOf } from "../src/plain/places";

const CATALOGUE = `
dig-view-cards-left = Cards in the mine
dig-ore-gold = a lump of gold
dig-event-dug = { $seat } digs out { $ore }.
dig-option-dig = Dig { $deep } yards
dig-option-rest = Rest
dig-ask-dig = Where do you dig?
`;
const words = new Words("en", bundleOf("en", [CATALOGUE, "seat-number = Seat { $number }"]), "dig", ["Ann", "Bob"]);
const text = (text: string, number = false) => ({ is: "text", text, number });

describe("a view", () => {
  const view = {
    viewer: 0,
    round: 2,
    cards_left: 1200,
    lamp: null,
    open: true,
    shut: false,
    ore: "gold",
    board: [
      ["gold", null],
      [null, 3],
    ],
    seats: [
      { money: 5, hand: ["gold", "mud"], ready: true },
      { money: 7, hand: [null, null], ready: false },
    ],
    deciders: [1],
    asks: [{ kind: "dig" }],
    winners: [],
  };
  const laid = layOut(view, 2, words);

  it("says in a line what is short, with the names of the catalogue where it has them", () => {
    expect(laid.facts).toEqual([
      { key: "round", label: "Round", piece: text("2", true) },
      { key: "cards_left", label: "Cards in the mine", piece: text("1,200", true) },
      { key: "open", label: "Open", piece: null },
      { key: "ore", label: "Ore", piece: text("a lump of gold") },
    ]);
  });

  it("has a plate for each seat, and shows the backs of what is hidden", () => {
    expect(laid.seats.map((facts) => facts.map((fact) => fact.key))).toEqual([["money", "hand", "ready"], ["money", "hand"]]);
    expect(laid.seats[0]?.[1]?.piece).toEqual({ is: "row", of: [text("Gold"), text("Mud")] });
    expect(laid.seats[1]?.[1]?.piece).toEqual({ is: "row", of: [{ is: "hidden" }, { is: "hidden" }] });
  });

  it("has a panel for what is larger; rows of equal length are a board", () => {
    expect(laid.panels.map((panel) => panel.label)).toEqual(["Board"]);
    expect(laid.panels[0]?.piece?.is).toBe("board");
  });

  it("may be anything", () => {
    expect(layOut([1, 2], 2, words).panels[0]?.piece).toEqual({ is: "row", of: [text("1", true), text("2", true)] });
    expect(layOut(null, 2, words).panels[0]?.piece).toEqual({ is: "hidden" });
    expect(layOut({ seats: [1] }, 2, words).seats).toEqual([]); // no list by seat
    expect(pieceOf("pile", [[1], [2, 3]], words).is).toBe("list");
    expect(pieceOf("deal", [{ ore: "gold" }], words)).toEqual({
      is: "list",
      of: [{ is: "facts", facts: [{ key: "ore", label: "Ore", piece: text("a lump of gold") }] }],
    });
  });

  it("is labelled in plain words where the catalogue says nothing", () => {
    expect(labelOf("last_bid", words)).toBe("Last bid");
    expect(readable("lastBid-of_all")).toBe("Last Bid of all");
  });
});

describe("sentences", () => {
  it("are those of the catalogue", () => {
    expect(words.event({ event: "dug", known: false, seat: 0, ore: "gold" })).toBe("Ann digs out a lump of gold.");
  });

  it("are spelt out where the catalogue has none", () => {
    expect(words.event({ event: "caved-in", known: true, seat: 1, depth: 1234 })).toBe("Caved in · Bob · 1,234");
    expect(words.option({ kind: "run" })).toBe("Run");
    expect(words.question({ kind: "run-or-stay", rule: "2.1", secret: true })).toBe("Run or stay");
    expect(words.name("ore", "fool-s-gold")).toBe("Fool s gold");
  });
});

it("has letters for the kinds of answers, where only one of a kind is there", () => {
  const letters = keysOf(keys(words), "u");
  expect(letters.map((key) => [key.letter, key.label])).toEqual([
    ["d", "Dig … yards"],
    ["r", "Rest"],
  ]);
  const choice = (kind: string, deep = 0) => ({ words: `${kind} ${deep}`, about: { kind, deep }, undo_cost: "" });
  expect(lettersOf([choice("dig", 1), choice("dig", 2), choice("rest")], letters)).toEqual(["", "", "r"]);
  expect(lettersOf([choice("dig", 1), choice("rest")], letters)).toEqual(["d", "r"]);
});

it("ends with the winners first, then by score", () => {
  const places = placesOf({ scores: [3, 9, 5], winners: [2] });
  expect(places.map((place) => place.seat)).toEqual([2, 1, 0]);
});

it("has rounds and turns as chapters of its log", () => {
  expect(beginsChapter("dig", "round-began")).toBe(true);
  expect(beginsChapter("dig", "turn-began")).toBe(true);
  expect(beginsChapter("dig", "dug")).toBe(false);
});
