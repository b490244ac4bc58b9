import { describe, expect, it } from "vitest";
import { usualSeats } from "../src/home/usual";
import type { GameInfo } from "../src/wire";

const game = (...seats: number[]): GameInfo => ({
  ...{ slug: "train", title: "Train", rules: 1, windows: false, switches: [], presets: [], usual: {} },
  seats,
});

describe("a usual table", () => {
  it("has four seats where four can play, or as many as there must be", () => {
    expect(usualSeats(game(2, 3, 4, 5, 6))).toBe(4);
    expect(usualSeats(game(2))).toBe(2);
    expect(usualSeats(game(5, 6))).toBe(5);
  });
});
