import { describe, expect, it } from "vitest";
import { suggestions, understand } from "../src/table/phrases";
import type { Choice } from "../src/wire";

const choices: Choice[] = ["play move", "play marshal", "draw"].map((words) => ({ words, about: {}, undo_cost: "" }));
const texts = ["Зіграти «Переміщення»", "Зіграти «Шерифа»", "Узяти три карти"];
const commands = { undo: "скасувати", help: "довідка" };
const meant = (phrase: string) => understand(phrase, choices, texts, commands);

describe("words", () => {
  it("are those of the record, as they are or cut short", () => {
    expect(meant(" Play  Move ")).toEqual({ does: "answer", words: "play move" });
    expect(meant("play ma")).toEqual({ does: "answer", words: "play marshal" });
  });

  it("may be those on the buttons, or their beginning", () => {
    expect(meant("узяти три карти")).toEqual({ does: "answer", words: "draw" });
    expect(meant("узяти")).toEqual({ does: "answer", words: "draw" });
    expect(meant("зіграти шерифа")).toEqual({ does: "answer", words: "play marshal" });
  });

  it("that could mean several answers are put to choice", () => {
    expect(meant("зіграти")).toEqual({ does: "choose", among: texts.slice(0, 2) });
    expect(meant("play")).toEqual({ does: "choose", among: texts.slice(0, 2) });
  });

  it("undo and help in any language", () => {
    expect([meant("undo"), meant("Скасувати")]).toEqual([{ does: "undo" }, { does: "undo" }]);
    expect([meant("help"), meant("довідка"), meant("?")]).toEqual([
      { does: "help" },
      { does: "help" },
      { does: "help" },
    ]);
  });

  it("of a chat mean nothing, and go nowhere", () => {
    expect(["hello", "привіт!", "…", "!"].map(meant)).toEqual(Array(4).fill({ does: "nothing" }));
    expect(meant("  ")).toBeNull();
  });

  it("are completed from both", () => {
    expect(suggestions("play", choices, texts, commands).map((one) => one.words)).toEqual([
      "play move",
      "play marshal",
    ]);
    expect(suggestions("карт", choices, texts, commands).map((one) => one.words)).toEqual(["draw"]);
    expect(suggestions("", choices, texts, commands)).toHaveLength(5);
  });
});
