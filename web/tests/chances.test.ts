import { describe, expect, it } from "vitest";
import { wordsOf } from "../src/lib/catalogues";
import { groundsOf, percent, points } from "../src/lib/chances";

describe("a chance", () => {
  it("is told in hundredths, and is certain only where it is", () => {
    expect([0, 0.001, 0.254, 0.996, 0.9999, 1].map(percent)).toEqual([0, 1, 25, 99, 99, 100]);
    expect([-0.126, 0.004, 0.3].map(points)).toEqual([-13, 0, 30]);
  });

  it("has its reasons in the words of the game", async () => {
    const words = (await wordsOf("en")).about("colt-express", []);
    const grounds = groundsOf(
      [
        { feature: "money", amount: 317.4, good: true },
        { feature: "money", amount: 1250, good: false },
        { feature: "moonlight", amount: 1, good: true },
      ],
      words,
    );
    expect(grounds).toEqual([
      { good: true, text: "more loot in your hands: +$317" },
      { good: false, text: "less loot in your hands: −$1,250" },
    ]);
  });
});
