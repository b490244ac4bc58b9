import { describe, expect, it } from "vitest";
import { billOf, beginsChapter, inOrder, isReady, sideName, SLUGS } from "../src/games";
import { wordsOf } from "../src/lib/catalogues";
import { LANGUAGES } from "../src/lib/words";

describe("the games of the house", () => {
  it("are ready where there is a face", () => {
    expect(SLUGS).toEqual(["colt-express", "bang-duel", "carson-city", "western-legends"]);
    expect(SLUGS.filter(isReady)).toEqual(["colt-express", "bang-duel"]);
  });

  it("stand in the order of the window, and guests behind them", () => {
    const games = ["bang-duel", "poker", "colt-express", "chess"].map((slug) => ({ slug }));
    expect(inOrder(games).map(({ slug }) => slug)).toEqual(["colt-express", "bang-duel", "poker", "chess"]);
  });

  it.each(LANGUAGES)("say in %s what they are", async (language) => {
    const words = await wordsOf(language);
    for (const slug of SLUGS) {
      const { pitch, length } = billOf(slug, words);
      expect(pitch).not.toBe("");
      expect(length !== "").toBe(isReady(slug));
    }
  });

  it("divide their logs into chapters", () => {
    expect(beginsChapter("colt-express", "round-began")).toBe(true);
    expect(beginsChapter("bang-duel", "turn-began")).toBe(true);
    expect(beginsChapter("bang-duel", "drew")).toBe(false);
    expect(beginsChapter("carson-city", "round-began")).toBe(false);
  });

  it.each(LANGUAGES)("say in %s which side a seat plays, where the seats are not alike", async (language) => {
    const words = await wordsOf(language);
    const sides = [0, 1].map((seat) => sideName(seat, words.about("bang-duel", [])));
    expect(sides[0]).not.toBe(sides[1]);
    expect(sides).not.toContain("");
    expect(sideName(2, words.about("bang-duel", []))).toBe("");
    expect(sideName(0, words.about("colt-express", []))).toBe("");
  });
});
