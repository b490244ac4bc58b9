import { describe, expect, it } from "vitest";
import { keys as coltKeys } from "../src/games/colt_express/keys";
import { keys as duelKeys } from "../src/games/bang_duel/keys";
import { wordsOf } from "../src/lib/catalogues";
import { keysOf, lettersFor, lettersOf } from "../src/lib/letters";
import { LANGUAGES, type Language } from "../src/lib/words";
import type { Choice } from "../src/wire";

const GAMES = { "colt-express": coltKeys, "bang-duel": duelKeys };
const keysIn = async (slug: keyof typeof GAMES, language: Language) => {
  const words = (await wordsOf(language)).about(slug, []);
  return keysOf(GAMES[slug](words), words.say("table-keys-reserved"));
};
const choice = (about: Record<string, unknown>): Choice => ({ words: JSON.stringify(about), about, undo_cost: "" });

describe("letters", () => {
  it("come from what tells the texts apart", () => {
    expect(lettersFor(["Play Move", "Play Fire", "Draw three cards"], "ul")).toEqual(["m", "f", "d"]);
  });

  it("go on inside the word when the first letter is taken or reserved", () => {
    expect(lettersFor(["Play Move", "Play Marshal", "Play Ladder"], "ul")).toEqual(["m", "a", "d"]);
  });

  it("are distinct even if the texts share all their words", () => {
    const letters = lettersFor(["Play Move", "Hide Move", "Play Fire", "Hide Fire"], "");
    expect(new Set(letters).size).toBe(4);
    expect(letters).not.toContain("");
  });

  it("work in every alphabet, and are none where none is left", () => {
    expect(lettersFor(["Зіграти «Постріл»", "Зіграти «Удар»"], "гд")).toEqual(["п", "у"]);
    expect(lettersFor(["a", "a", "7"], "")).toEqual(["a", "", ""]);
  });
});

describe("a letter", () => {
  it.each(LANGUAGES)("means one thing all game long (%s)", async (language) => {
    for (const slug of ["colt-express", "bang-duel"] as const) {
      const keys = await keysIn(slug, language);
      expect(new Set(keys.map((key) => key.letter)).size).toBe(keys.length);
      expect(keys.length).toBeGreaterThan(15);
    }
  });

  it("is that of the card, whatever is done with it and whatever else is offered", async () => {
    const keys = await keysIn("colt-express", "en");
    const fire = keys.find((key) => key.label === "Fire")?.letter;
    const play = choice({ kind: "play", card: "fire", bandit: "doc", team: 0 });
    const keep = choice({ kind: "keep", card: "fire" });
    const draw = choice({ kind: "draw" });
    expect(lettersOf([draw, play], keys)[1]).toBe(fire);
    expect(lettersOf([keep], keys)).toEqual([fire]);
  });

  it("answers nothing where it could mean two answers", async () => {
    const keys = await keysIn("bang-duel", "en");
    const colt = (id: number) => choice({ kind: "play", card: { id, card: "colt", back: "law", symbol: "snake" } });
    const end = choice({ kind: "end" });
    const [one, other, ending] = lettersOf([colt(1), colt(2), end], keys);
    expect([one, other]).toEqual(["", ""]);
    expect(ending).toBe(lettersOf([end], keys)[0]);
    expect(lettersOf([colt(2)], keys)[0]).not.toBe("");
  });
});
