// Bots are known by their names: a level, and perhaps a temper.
import { describe, expect, it } from "vitest";
import { botOf, kindOf } from "../src/lib/bots";
import { wordsOf } from "../src/lib/catalogues";
import { botKind, botName, levelHint } from "../src/lib/names";
import { LANGUAGES } from "../src/lib/words";

const LEVELS = ["easy", "normal", "hard", "expert"];
const TEMPERS = ["greedy", "vengeful", "cautious"];

describe("the name of a bot", () => {
  it("is its level, and its temper where it has one", () => {
    expect(kindOf("hard")).toEqual({ level: "hard", temper: "" });
    expect(kindOf("hard-greedy")).toEqual({ level: "hard", temper: "greedy" });
    for (const bot of ["easy", "expert-cautious"]) expect(botOf(kindOf(bot))).toBe(bot);
  });

  it.each(LANGUAGES)("is said in %s", async (language) => {
    const words = await wordsOf(language);
    const kinds = LEVELS.flatMap((level) => [level, ...TEMPERS.map((temper) => `${level}-${temper}`)]);
    expect(new Set(kinds.map((bot) => botKind(bot, words))).size).toBe(kinds.length);
    expect(new Set(LEVELS.map((level) => levelHint(level, words))).size).toBe(LEVELS.length);
    expect(botKind("hard-greedy", words)).toContain(botKind("hard", words));
    expect(botName("hard-greedy", words, 2)).toBe(botName("hard", words, 2));
  });

  it("is shown as it is where nobody here knows it", async () => {
    const words = await wordsOf("en");
    expect(botKind("scout", words)).toBe("Scout");
    expect(botKind("plain-sleepy", words)).toBe("plain-sleepy");
    expect(botName("plain", words, 3)).toBe("plain 3");
  });
});
