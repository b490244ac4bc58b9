import { describe, expect, it } from "vitest";
import { lettersFor } from "../src/lib/letters";

describe("letters", () => {
  it("come from what tells the choices apart", () => {
    expect(lettersFor(["Play Move", "Play Fire", "Draw three cards"], "ul")).toEqual(["m", "f", "d"]);
  });

  it("go on inside the word when the first letter is taken or reserved", () => {
    expect(lettersFor(["Play Move", "Play Marshal", "Play Ladder"], "ul")).toEqual(["m", "a", "d"]);
  });

  it("are distinct even if the choices share all their words", () => {
    const letters = lettersFor(["Play Move", "Hide Move", "Play Fire", "Hide Fire"], "");
    expect(new Set(letters).size).toBe(4);
    expect(letters).not.toContain("");
  });

  it("work in every alphabet, and are none where none is left", () => {
    expect(lettersFor(["Зіграти «Постріл»", "Зіграти «Удар»"], "гд")).toEqual(["п", "у"]);
    expect(lettersFor(["a", "a", "7"], "")).toEqual(["a", "", ""]);
  });
});
