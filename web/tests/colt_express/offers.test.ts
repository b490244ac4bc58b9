// Every choice can be touched somewhere, and only in one place.
import { describe, expect, it } from "vitest";
import { holding } from "../../src/games/colt_express/holding";
import { sorted } from "../../src/games/colt_express/offers";
import type { TrainView } from "../../src/games/colt_express/view";
import type { Choice } from "../../src/wire";
import stories from "./stories.json";

const token = { id: 7, loot: "purse" };
const card = { card: "fire", bandit: "doc" };

function choice(kind: string, about: Record<string, unknown> = {}): Choice {
  return { words: `${kind} ${JSON.stringify(about)}`, about: { kind, ...about }, undo_cost: "" };
}

const QUESTIONS: Record<string, Choice[]> = {
  "on places": [
    choice("move", { bandit: "doc", car: 1, level: "roof" }),
    choice("move", { bandit: "doc", car: 2, level: "roof" }),
    choice("knock", { victim: "tuco", car: 1, level: "car" }),
    choice("marshal", { car: 3, level: "car" }),
  ],
  "on bandits": [choice("shoot", { bandit: "doc", victim: "tuco" }), choice("punch", { bandit: "doc", victim: "belle" })],
  "on loot": [choice("rob", { bandit: "doc", token }), choice("pickpocket", { bandit: "doc", token: { id: 8, loot: "purse" } })],
  "on signs": [
    choice("pick-car", { carriage: "mail", purses: 1, jewels: 0 }),
    choice("pick-bandit", { bandit: "doc" }),
    choice("pick-team", { bandit: "doc", partner: "tuco" }),
    choice("board", { bandit: "doc", partner: "tuco" }),
    choice("knock-out", { bandit: "doc", token, value: 0 }),
    choice("pocket", { bandit: "cheyenne", token }),
    choice("let-fall", { bandit: "cheyenne", token }),
    choice("take-nothing", { bandit: "doc" }),
    choice("something-new"),
  ],
  "in hand": [
    choice("play", { ...card, team: 0 }),
    choice("hide", { ...card, team: 0 }),
    choice("draw"),
    choice("keep-no-more"),
    choice("no-second-card"),
  ],
};

describe.each(Object.entries(QUESTIONS))("choices %s", (_, choices) => {
  it("have one spot each", () => {
    const { places, bandits, tokens, cards, signs } = sorted(choices);
    expect(places.size + bandits.size + tokens.size + cards.length + signs.length).toBe(choices.length);
  });
});

describe("a hand", () => {
  const view = stories[0]?.view as unknown as TrainView;
  const seen = (hand: string[], keeping: string[] | null = null): TrainView => ({
    ...view,
    bandits: view.bandits.map((bandit, index) => ({ ...bandit, name: index ? `other ${index}` : "doc", seat: index })),
    seats: view.seats.map((seat) => ({ ...seat, hand, keeping, deck: ["rob", "rob", "bullet"] })),
  });

  it("puts equal cards together and finds what each can do", () => {
    const { groups, draw, signs } = holding(seen(["fire", "fire", "bullet"]), 0, QUESTIONS["in hand"] ?? []);
    expect(groups.map((group) => [group.name, group.count])).toEqual([["fire", 2], ["bullet", 1]]);
    expect(groups[0]?.show?.about["kind"]).toBe("play");
    expect(groups[0]?.hide?.about["kind"]).toBe("hide");
    expect(groups[1]?.show).toBeUndefined();
    expect([groups[0]?.bandit, groups[1]?.bandit]).toEqual(["doc", undefined]);
    expect([draw?.about["kind"], signs.length]).toEqual(["draw", 2]);
  });

  it("tells the cards of a team apart", () => {
    const choices = [choice("play", { card: "fire", bandit: "tuco", team: 1 }), choice("play", { card: "marshal", bandit: "doc", team: 0 })];
    const { groups } = holding(seen(["doc fire", "tuco fire", "marshal"]), 0, choices);
    expect(groups.map((group) => [group.bandit, group.card, group.show !== undefined])).toEqual([
      ["doc", "fire", false],
      ["tuco", "fire", true],
      ["doc", "marshal", true],
    ]);
  });

  it("marks what is kept", () => {
    const { groups } = holding(seen(["fire", "fire"], ["fire"]), 0, [choice("keep", { ...card, team: 0 })]);
    expect([groups[0]?.count, groups[0]?.kept, groups[0]?.show?.about["kind"]]).toEqual([2, 1, "keep"]);
  });

  it("is the deck while a card is picked from it", () => {
    const { groups, picking } = holding(seen([]), 0, [choice("pick-card", { card: "rob", bandit: "doc", team: 0 })]);
    expect(picking).toBe(true);
    expect(groups.map((group) => [group.name, group.count, group.show !== undefined])).toEqual([["rob", 2, true], ["bullet", 1, false]]);
  });
});
