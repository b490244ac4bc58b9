// The page says what the server says: sentences.json holds sentences that saloon.words made.
import { afterEach, describe, expect, it, vi } from "vitest";
import { meet, wordsOf } from "../src/lib/catalogues";
import general from "../../src/saloon/words/en.ftl?raw";
import { bundleOf, LANGUAGES, Words, type Details, type Language } from "../src/lib/words";
import rows from "./sentences.json";
import toy from "./things.json";

interface Row {
  game: string;
  kind: string;
  error?: string;
  details: Details;
  sentences: Record<Language, string>;
}

const NAMES = ["Ann", "Boris", "Carla", "Danylo", "Eve", "Fedir"];

describe.each(LANGUAGES)("in %s", (language) => {
  it("says what Python says", async () => {
    const all = await wordsOf(language);
    for (const row of rows as unknown as Row[]) {
      const words = all.about(row.game, NAMES);
      const said = () => {
        if (row.kind === "event") return words.event(row.details);
        if (row.kind === "option") return words.option(row.details);
        if (row.kind === "question") return words.question(row.details);
        return words.error({ error: row.error ?? "", details: { ...row.details }, rule: "", message: "" });
      };
      expect(said()).toBe(row.sentences[language]);
    }
  });

  it("numbers a seat whose player it does not know", async () => {
    const words = await wordsOf(language);
    expect(words.player(2)).toContain("3");
    expect(words.about("colt-express", ["", "Ann"]).player(1)).toBe("Ann");
  });

  it("quotes very large numbers and very long words", async () => {
    const words = await wordsOf(language);
    expect(words.arguments({ line: 12345678901 })["line"]).toBe("12345678901");
    expect(words.arguments({ words: "x".repeat(2000) })["words"]).toBe(`${"x".repeat(1000)}…`);
  });
});

it("tells an error that it does not know in English", async () => {
  const words = await wordsOf("uk");
  expect(words.error({ error: "table-of-tomorrow", details: {}, rule: "", message: "Not yet." })).toBe("Not yet.");
});

describe("every kind of thing is named as in Python", () => {
  const bundle = bundleOf("en", [general, toy.catalogue.join("\n")]);
  const words = new Words("en", bundle, "toy", ["Ann", "Boris"], { toy: toy.things });
  it.each(toy.sentences as [Details, string][])("%j", (seen, sentence) => {
    expect(words.event(seen)).toBe(sentence);
  });
});

describe("a game that the page was not built with", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    meet([]);
  });

  it("is spoken of in the words and of the things that the server tells", async () => {
    const told = { language: "en", catalogue: toy.catalogue.join("\n"), things: toy.things };
    const asked = vi.fn((_: string) => Promise.resolve(Response.json(told)));
    vi.stubGlobal("fetch", asked);
    expect(meet(["colt-express", "toy"])).toBe(true);
    const words = (await wordsOf("en")).about("toy", ["Ann", "Boris"]);
    expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/games/toy/words/en"]);
    for (const [seen, sentence] of toy.sentences as [Details, string][]) expect(words.event(seen)).toBe(sentence);
  });
});
