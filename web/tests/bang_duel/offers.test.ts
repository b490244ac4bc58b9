// Every choice can be touched somewhere, and only in one place.
import { describe, expect, it } from "vitest";
import { sorted } from "../../src/games/bang_duel/offers";
import type { DuelView } from "../../src/games/bang_duel/view";
import type { Choice } from "../../src/wire";
import { card, duel } from "./table";

const STORE = [card(1, "hail"), card(50, "remington")];

function choice(kind: string, about: Record<string, unknown> = {}): Choice {
  return { words: `${kind} ${JSON.stringify(about)}`, about: { kind, ...about }, undo_cost: "" };
}

const QUESTIONS: Record<string, [keyof ReturnType<typeof sorted>, Choice[], Partial<DuelView>?]> = {
  "at characters": [
    "people",
    [choice("at", { person: "kid-curry", seat: 1 }), choice("at", { person: "garrett", seat: 0 })],
  ],
  "of abilities": ["people", [choice("use", { person: "wild-bill" }), choice("try-kid")]],
  "of Buffalo Bill": ["people", [choice("shield", { person: "wild-bill", target: "garrett" })]],
  "that let it happen": [
    "lives",
    [choice("take-hit", { person: "wild-bill" }), choice("no-shield", { target: "garrett" })],
  ],
  "of giving up": ["lives", [choice("give-up", { person: "kid-curry" }), choice("waste", { target: "tuco" })]],
  "of equipment": [
    "gear",
    [
      choice("strip", { card: card(73, "hat"), person: "kid-curry" }),
      choice("take", { card: card(76, "watch"), person: "tuco" }),
      choice("try-barrel", { person: "wild-bill" }),
      choice("reload", { card: card(79, "dynamite") }),
    ],
  ],
  "of the hat": ["gear", [choice("use-hat", { person: "kid-curry" })]],
  "of the token": ["tokens", [choice("move", { person: "garrett" })]],
  "of both tokens": [
    "tokens",
    [choice("swap", { seat: 0, person: "garrett" }), choice("swap", { seat: 1, person: "tuco" })],
  ],
  "by their backs": ["backs", [choice("steal", { back: "law" }), choice("scatter", { back: "outlaw" })]],
  "on the table": ["laid", STORE.map((one) => choice("pick", { card: one })), { laid: STORE }],
  "in hand": [
    "held",
    [
      choice("play", { card: card(0, "colt") }),
      choice("miss", { card: card(16, "missed") }),
      choice("end"),
      choice("decline"),
    ],
  ],
  "on signs": [
    "signs",
    [
      choice("front", { person: "django" }),
      choice("effect", { card: card(31, "wagon") }),
      choice("take", { card: card(24, "hat"), person: "ransom" }), // of somebody who is dead
      choice("something-new"),
    ],
  ],
};

describe.each(Object.entries(QUESTIONS))("choices %s", (_, [where, choices, change = {}]) => {
  it("have one spot each", () => {
    const { held, signs, ...places } = sorted(choices, { ...duel(), ...change });
    const sizes = Object.entries(places).map(([name, map]) => [name, map.size] as const);
    const found = { held: held.length, signs: signs.length, ...Object.fromEntries(sizes) };
    const none = { held: 0, signs: 0, people: 0, lives: 0, gear: 0, tokens: 0, backs: 0, laid: 0 };
    expect(found).toEqual({ ...none, [where]: choices.length });
  });
});

it("two choices for one spot are both kept", () => {
  const { people, signs } = sorted([choice("at", { person: "tuco" }), choice("use", { person: "tuco" })], duel());
  expect([people.size, signs.length]).toEqual([1, 1]);
});
