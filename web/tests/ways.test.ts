import { describe, expect, it } from "vitest";
import { defaults, nearest, valuesFor } from "../src/lib/ways";
import type { GameInfo } from "../src/wire";

// Two play only in teams, teams are for two or three, and experts do not play in teams
const game: GameInfo = {
  ...{ slug: "train", title: "Train", rules: 1, windows: false, seats: [2, 3, 4] },
  switches: [
    { name: "teams", values: [false, true] },
    { name: "expert", values: [false, true] },
    { name: "cars", values: ["random", "choose"] },
  ],
  ways: {
    2: [
      [true, false, "random"],
      [true, false, "choose"],
    ],
    3: [
      [false, false, "random"],
      [false, true, "random"],
      [true, false, "random"],
      [true, false, "choose"],
    ],
    4: [
      [false, false, "random"],
      [false, true, "random"],
    ],
  },
};

describe("the ways to play", () => {
  it("begin with the defaults", () => {
    expect(nearest(game, 4, defaults(game))).toEqual([false, false, "random"]);
  });

  it("change no more than they must when the number of seats changes", () => {
    expect(nearest(game, 2, [false, false, "choose"])).toEqual([true, false, "choose"]);
  });

  it("let the last choice win over those that do not go with it", () => {
    expect(nearest(game, 3, [true, true, "random"], 1)).toEqual([false, true, "random"]);
    expect(nearest(game, 3, [true, true, "random"], 0)).toEqual([true, false, "random"]);
  });

  it("offer only values that can be played", () => {
    expect(valuesFor(game, 2, 0)).toEqual([true]);
    expect(valuesFor(game, 4, 2)).toEqual(["random"]);
    expect(valuesFor(game, 3, 1)).toEqual([false, true]);
  });
});
