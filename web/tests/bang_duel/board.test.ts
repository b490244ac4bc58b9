// What the board makes of every kind of event.
import { beforeEach, describe, expect, it } from "vitest";
import declared from "../../../src/saloon/games/bang_duel/events.py?raw";
import english from "../../../src/saloon/games/bang_duel/words/en.ftl?raw";
import { ACTS, act } from "../../src/games/bang_duel/perform";
import { Stage } from "../../src/games/bang_duel/stage.svelte";
import type { Card, DuelView } from "../../src/games/bang_duel/view";
import { Words, bundleOf } from "../../src/lib/words";
import { card, duel, hidden, person } from "./table";

const mute = new Words("en", bundleOf("en", []), "bang-duel");
let stage: Stage;

beforeEach(() => {
  stage = new Stage(duel());
  stage.tempo = Infinity;
});

async function happen(event: string, details: Record<string, unknown> = {}): Promise<DuelView> {
  await act(stage, { event, known: false, ...details }, mute);
  return stage.view;
}

function names(cards: Card[]): string[] {
  return cards.map((one) => one.card ?? one.back);
}

const hand = (seat: number): string[] => names(stage.view.seats[seat]?.hand ?? []);
const gear = (seat: number, place: number): string[] => names(stage.view.seats[seat]?.people[place]?.gear ?? []);
const pile = (): string[] => names(stage.view.discard);

it("acts out every kind of event", () => {
  const kinds = [...declared.matchAll(/EventKind\("([a-z-]+)"/g)].map((found) => found[1]);
  expect(kinds.length).toBeGreaterThan(30);
  expect(Object.keys(ACTS).sort()).toEqual(kinds.sort());
});

describe("a card", () => {
  it.each(["played", "as-colt", "reloaded", "answered", "paid", "discarded", "shot-back", "scattered"])(
    "%s goes from the hand to the pile",
    async (event) => {
      await happen(event, { seat: 0, card: card(0, "colt") });
      expect([hand(0), pile()]).toEqual([["missed"], ["carbine", "colt"]]);
    },
  );

  it("of a hidden hand is taken from those with its back", async () => {
    await happen("played", { seat: 1, card: card(20, "missed") });
    expect(hand(1)).toEqual(["robbery", "outlaw", "outlaw"]);
  });

  it.each(["stripped", "exploded"])("%s goes from its owner to the pile", async (event) => {
    await happen(event, { card: card(79, "dynamite"), person: "kid-curry" });
    expect([gear(1, 0), pile()]).toEqual([["hat"], ["carbine", "dynamite"]]);
  });

  it("is drawn, known or not", async () => {
    await happen("drew", { seat: 0, deck: "law", back: "law", count: 2, cards: [card(1, "hail"), card(2, "hail")] });
    await happen("drew", { seat: 1, deck: "outlaw", back: "outlaw", count: 3 });
    expect(hand(0)).toEqual(["colt", "missed", "hail", "hail"]);
    expect(hand(1).filter((name) => name === "outlaw")).toHaveLength(5);
    expect(stage.view.seats.map((seat) => seat.deck)).toEqual([18, 17]);
  });

  it("comes from the common deck after the shuffle", async () => {
    await happen("shuffled");
    await happen("drew", { seat: 0, deck: "common", back: "law", count: 1, cards: [card(3, "carbine")] });
    expect([stage.view.common, pile()]).toEqual([0, []]);
  });

  it("hangs beside a character, and is passed on", async () => {
    await happen("equipped", { seat: 1, card: card(75, "scope"), person: "garrett" });
    await happen("passed-on", { card: card(79, "dynamite"), person: "garrett" });
    expect([gear(0, 1), gear(1, 0)]).toEqual([["scope", "dynamite"], ["hat"]]);
  });

  it("is taken from a character, and stolen from a hand", async () => {
    await happen("taken", { seat: 0, card: card(76, "watch"), person: "tuco" });
    await happen("stolen", { seat: 0, back: "outlaw", known: true, card: card(45, "colt") });
    expect(hand(0)).toEqual(["colt", "missed", "watch", "colt"]);
    expect([gear(1, 1), hand(1)]).toEqual([[], ["robbery", "outlaw", "law"]]);
  });

  it("is stolen unseen by onlookers: it may be any that they knew", async () => {
    await happen("stolen", { seat: 0, back: "outlaw" });
    expect([hand(0).at(-1), hand(1)]).toEqual(["outlaw", ["outlaw", "outlaw", "law"]]);
  });

  it("that was shown is known", async () => {
    await happen("showed", { seat: 1, card: card(45, "colt") });
    expect(hand(1)).toEqual(["robbery", "outlaw", "law", "colt"]);
  });

  it("is revealed to the pile, but lies on the table where Masterson chooses", async () => {
    await happen("revealed", { seat: 0, card: card(1, "hail"), sign: "barrel" });
    expect([pile(), stage.view.seats[0]?.deck]).toEqual([["carbine", "hail"], 19]);
    stage.view.seats[0]?.people.splice(1, 1, null);
    await happen("entered", { seat: 0, person: "masterson" });
    for (const id of [4, 5]) await happen("revealed", { seat: 0, card: card(id, "carbine"), sign: "barrel" });
    expect(stage.view.laid).toHaveLength(2);
    await happen("chose", { seat: 0, card: card(4, "carbine") });
    expect(stage.view.discard.map((one) => one.id)).toEqual([3, 1, 5, 4]);
  });

  it("is revealed to the pile while Masterson lies dead", async () => {
    stage.view.seats[0]?.people.splice(1, 1, { ...person("masterson", false), life: 0 });
    await happen("revealed", { seat: 1, card: card(50, "remington"), sign: "barrel" });
    expect([pile(), stage.view.laid]).toEqual([["carbine", "remington"], []]);
  });

  it("is laid out from the common deck where a side has none of its own", async () => {
    stage.view.common = 9;
    Object.assign(stage.view.seats[1] ?? {}, { deck: 1 });
    const cards = [card(1, "hail"), card(2, "hail"), card(50, "remington"), card(3, "carbine")];
    await happen("laid-out", { seat: 0, count: 4, cards });
    expect([...stage.view.seats.map((seat) => seat.deck), stage.view.common]).toEqual([18, 0, 8]);
  });

  it("is laid out and picked, and what is not given up comes to hand", async () => {
    await happen("laid-out", { seat: 0, count: 2, cards: [card(1, "hail"), card(50, "remington")] });
    await happen("picked", { seat: 1, card: card(1, "hail") });
    expect([names(stage.view.laid), hand(1).at(-1)]).toEqual([["remington"], "hail"]);
    stage.view.laid = [hidden("outlaw"), hidden("law"), hidden("law")];
    await happen("discarded", { seat: 1, card: card(20, "missed") });
    expect([stage.view.laid, hand(1).slice(-2)]).toEqual([[], ["outlaw", "law"]]);
  });
});

describe("a character", () => {
  it("moves to the front, and the other into cover", async () => {
    const view = await happen("moved", { seat: 1, person: "tuco" });
    expect(view.seats[1]?.people.map((one) => [one?.front, one?.awake])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it.each(["wounded", "healed"])("%s has the life that is told", async (event) => {
    const view = await happen(event, { person: "garrett", life: 2 });
    expect(view.seats[0]?.people[1]?.life).toBe(2);
  });

  it("dies, and a newcomer takes the place and the token", async () => {
    await happen("died", { seat: 0, person: "wild-bill" });
    await happen("entered", { seat: 0, person: "django" });
    const side = stage.view.seats[0];
    expect([side?.people.map((one) => one?.name), side?.people[0]?.front, side?.reserve, side?.gone]).toEqual([
      ["django", "garrett"], true, 1, ["wild-bill"],
    ]);
  });

  it("left alone stands in front", async () => {
    await happen("died", { seat: 0, person: "wild-bill" });
    const view = await happen("alone", { seat: 0, person: "garrett" });
    expect(view.seats[0]?.people[1]?.front).toBe(true);
  });

  it("steps out of the dark when the duel begins", async () => {
    stage.view.phase = "choosing";
    for (const one of stage.view.seats[0]?.people ?? []) if (one) one.front = false;
    stage.view.seats[1]?.people.fill(null);
    await happen("fronted", { seat: 0, person: "garrett" });
    await happen("fronted", { seat: 1, person: "tuco" });
    await happen("covered", { seat: 0, person: "wild-bill" });
    await happen("covered", { seat: 1, person: "kid-curry" });
    expect(stage.view.seats.map((side) => side.people.map((one) => `${one?.name} ${one?.front}`))).toEqual([
      ["wild-bill false", "garrett true"],
      ["tuco true", "kid-curry false"],
    ]);
    expect(stage.view.phase).toBe("start");
  });
});

describe("a draw", () => {
  const words = new Words("en", bundleOf("en", [english]), "bang-duel", ["Ann", "Ben"]);
  const drew = { event: "drew", known: false, seat: 0, deck: "law", back: "law", count: 1 };

  beforeEach(() => {
    stage.tempo = 1000;
  });

  it.each([
    ["lone-ranger", "The Lone Ranger: Ann draws 1 card from the law deck."],
    ["watch", "“Pocket Watch”: Ann draws 1 card from the law deck."],
    ["tilghman", "Bill Tilghman: Ann draws 1 card from the law deck."],
    ["death", "Death of a character: Ann draws 1 card from the law deck."],
  ])("because of %s is said", async (cause, sentence) => {
    await act(stage, { ...drew, cause }, words);
    expect(stage.caption?.text).toBe(sentence);
  });

  it.each(["opening", "draw-phase"])("of the %s needs no word", async (cause) => {
    await act(stage, { ...drew, cause }, words);
    expect(stage.caption).toBe(null);
  });
});

it("the last card of a deck is revealed onto the new pile", async () => {
  Object.assign(stage.view.seats[0] ?? {}, { deck: 1 });
  await happen("shuffled");
  await happen("revealed", { seat: 0, card: card(1, "hail"), sign: "barrel" });
  expect([stage.view.seats[0]?.deck, stage.view.common, pile()]).toEqual([0, 1, ["hail"]]);
});

it("a turn begins afresh, and the end names the winner", async () => {
  Object.assign(stage.view, { moved: true, used: ["kitty-leroy"] });
  await happen("turn-began", { seat: 1 });
  expect([stage.view.turn, stage.view.moved, stage.view.used]).toEqual([1, false, []]);
  await happen("won", { seat: 1 });
  expect([stage.view.winners, stage.view.phase]).toEqual([[1], "over"]);
});

it.each(["aimed", "saved", "wasted", "shielded", "gave-up", "used", "repeated", "kept-one", "no-hits"])(
  "%s moves nothing on the table",
  async (event) => {
    const people = { person: "wild-bill", target: "tuco", shooter: "wild-bill" };
    await happen(event, { seat: 0, ...people, card: card(3, "carbine"), back: "law" });
    expect(stage.view).toEqual(duel());
  },
);

it("the next view has the last word", async () => {
  await happen("died", { seat: 0, person: "wild-bill" });
  const chain = [{ what: "hit", source: "colt", by: 0, shooter: "wild-bill", target: "kid-curry", seat: 1 }];
  stage.follow({ ...duel(), chain });
  expect(stage.view.seats[0]?.people[0]?.name).toBe("wild-bill");
  expect(stage.aim).toEqual({ shooter: "wild-bill", target: "kid-curry" });
});
