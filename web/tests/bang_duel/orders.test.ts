// A standing order concerns what it names and nothing else.
import { expect, it } from "vitest";
import { orders } from "../../src/games/bang_duel/orders";
import { bundleOf, LANGUAGES, Words } from "../../src/lib/words";
import type { Choice } from "../../src/wire";

const catalogues = import.meta.glob<string>("../../../src/saloon/games/bang_duel/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function speaking(language: (typeof LANGUAGES)[number]): Words {
  const text = catalogues[`../../../src/saloon/games/bang_duel/words/${language}.ftl`] ?? "";
  return new Words(language, bundleOf(language, [text]), "bang-duel");
}

function choice(kind: string, card?: string): Choice {
  const printed = card ? { card: { id: 1, card, back: "law", symbol: "barrel" } } : {};
  return { words: kind, about: { kind, ...printed }, undo_cost: "" };
}

const offers = orders(speaking("en"));
const hit = { kind: "answer", source: "colt", derringer: 0 };
const derringer = { kind: "answer", source: "derringer", derringer: 1 };
const concerned = (question: Record<string, unknown>, one: Choice) =>
  offers.filter((offer) => offer.applies(question, one)).map((offer) => offer.id);

it("tries the barrel and Kid Curry first", () => {
  expect(concerned(hit, choice("try-barrel"))).toEqual(["barrel-first"]);
  expect(concerned(hit, choice("try-kid"))).toEqual(["kid-first"]);
  const first = offers.filter((offer) => offer.does === "first");
  expect(first.map((offer) => offer.id)).toEqual(["barrel-first", "kid-first"]);
});

it("keeps the hat and Return Fire", () => {
  expect(concerned(hit, choice("use-hat"))).toEqual(["keep-hat"]);
  expect(concerned(hit, choice("miss", "return-fire"))).toEqual(["keep-return-fire"]);
});

it("tells miss cards from others against a Derringer only", () => {
  expect(concerned(derringer, choice("miss", "missed"))).toEqual(["derringer-keep-misses"]);
  expect(concerned(derringer, choice("miss", "return-fire"))).toEqual(["derringer-keep-misses", "keep-return-fire"]);
  expect(concerned(derringer, choice("miss", "bank"))).toEqual(["derringer-keep-others"]);
  expect(concerned(hit, choice("miss", "missed"))).toEqual([]);
  expect(concerned(hit, choice("miss", "colt"))).toEqual([]); // Annie Oakley
});

it("spares Buffalo Bill", () => {
  expect(concerned({ kind: "shield" }, choice("shield"))).toEqual(["spare-buffalo-bill"]);
  expect(concerned({ kind: "shield" }, choice("no-shield"))).toEqual([]);
});

it("never touches what lets the window pass, nor what is played freely", () => {
  for (const kind of ["take-hit", "give-up", "end"]) expect(concerned(hit, choice(kind))).toEqual([]);
  expect(concerned({ kind: "play" }, choice("play", "return-fire"))).toEqual([]);
  expect(concerned({ kind: "discard" }, choice("discard", "missed"))).toEqual([]);
});

it.each(LANGUAGES)("is offered in %s", (language) => {
  const labels = orders(speaking(language)).map((offer) => offer.label);
  expect(new Set(labels).size).toBe(offers.length);
});
