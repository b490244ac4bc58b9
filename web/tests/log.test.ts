import { describe, expect, it } from "vitest";
import { findRule } from "../src/games";
import { wordsOf } from "../src/lib/catalogues";
import { linesOf, type LogLine } from "../src/lib/log";
import { takenBack, tell } from "../src/table/telling";
import type { Entry } from "../src/wire";

function entry(number: number, kind: string, answers: number, changes: Partial<Entry> = {}): Entry {
  const events = kind === "answered" ? [{ event: "moved", known: false }] : [];
  return { number, kind, at: 0, seat: 0, name: "", bot: null, answers, events, ...changes };
}

const gone = (...entries: Entry[]) => [...takenBack(entries.flatMap(linesOf))].sort();

describe("the log", () => {
  it("knows what was taken back", () => {
    expect(gone(entry(1, "answered", 1), entry(2, "answered", 2))).toEqual([]);
    expect(gone(entry(1, "answered", 1), entry(2, "answered", 2), entry(3, "undone", 1))).toEqual(["2.0"]);
  });

  it("keeps what was answered instead", () => {
    const log = [entry(1, "answered", 1), entry(2, "answered", 2), entry(3, "undone", 1), entry(4, "answered", 2)];
    expect(gone(...log)).toEqual(["2.0"]);
  });

  it("knows several undos in a row", () => {
    const log = [entry(1, "answered", 1), entry(2, "answered", 2), entry(3, "undone", 1), entry(4, "undone", 0)];
    expect(gone(...log)).toEqual(["1.0", "2.0"]);
  });

  it("tells what happens to seats", async () => {
    const words = (await wordsOf("en")).about("colt-express", ["Ann", "Scout 2"]);
    const line = (changes: Partial<Entry>): LogLine => ({
      key: "1",
      entry: entry(1, "sat", 0, changes),
      event: null,
    });
    expect(tell(line({ name: "Boris" }), words)).toBe("Boris sits down.");
    expect(tell(line({ kind: "bot", seat: 1, bot: "scout" }), words)).toBe("Scout 2 sits down.");
    expect(tell(line({ kind: "bot", name: "Ann", bot: "scout" }), words)).toBe("Scout 1 plays for Ann now.");
    expect(tell(line({ kind: "began", seat: null }), words)).toBe("The game begins.");
    expect(tell(line({ kind: "of-tomorrow" }), words)).toBe("of-tomorrow");
  });
});

it("finds a rule by its number", () => {
  const rulebook =
    "# Rules\n\n## 1 One\n\n**1.1** First.\nStill first.\n\n**1.2** Second.\n\n## 2 Two\n\n**2.1** Third.\n";
  expect(findRule(rulebook, "1.1")).toBe("First.\nStill first.");
  expect(findRule(rulebook, "1.2")).toBe("Second.");
  expect(findRule(rulebook, "9.9")).toBeNull();
});
