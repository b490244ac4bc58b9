import { describe, expect, it } from "vitest";
import { closed, closedPreset, presetOf, settle, type Switches } from "../src/lib/switches";
import type { GameInfo, Variant } from "../src/wire";

const onOff = { values: [false, true], default: false, help: "", applies: [], clashes: [] };
const needs = { values: [true], seats: [], switch: "", needs: [], key: "needs", rule: "1.3" };

// Two play only in teams, teams are for two or three, experts do not play in teams, and a ferry needs the river
const game: GameInfo = {
  ...{ slug: "train", title: "Train", rules: 1, windows: false, seats: [2, 3, 4] },
  switches: [
    {
      ...{ ...onOff, name: "teams" },
      applies: [
        { ...needs, seats: [2, 3], key: "too-many", rule: "1.2" },
        { ...needs, values: [false], seats: [3, 4], key: "too-few", rule: "1.2" },
      ],
    },
    {
      ...{ ...onOff, name: "expert" },
      clashes: [{ values: [true], switch: "teams", others: [true], key: "no-experts", rule: "1.6" }],
    },
    { ...onOff, name: "map", values: ["plain", "river", "canyon"], default: "plain" },
    { ...onOff, name: "ferry", applies: [{ ...needs, switch: "map", needs: ["river"] }] },
  ],
  presets: [
    { name: "full-game", title: "", help: "", switches: {} },
    { name: "expert", title: "", help: "", switches: { expert: true } },
  ],
  usual: {
    2: { teams: true, expert: false, map: "plain", ferry: false },
    3: { teams: false, expert: false, map: "plain", ferry: false },
    4: { teams: false, expert: false, map: "plain", ferry: false },
  },
};

const usual = (seats: number): Switches => game.usual[seats] ?? {};
const why = (seats: number, others: Switches, name: string, value: boolean | string) =>
  closed(game, seats, { ...usual(seats), ...others }, name, value)?.error;

describe("a value", () => {
  it("is closed to a number of seats that it is not for", () => {
    expect(why(4, {}, "teams", true)).toBe("too-many");
    expect(why(2, {}, "teams", false)).toBe("too-few");
    expect(why(3, {}, "teams", true)).toBeUndefined();
    expect(why(3, {}, "teams", false)).toBeUndefined();
  });

  it("is closed beside what it clashes with, whichever of both was first", () => {
    expect(why(3, { teams: true }, "expert", true)).toBe("no-experts");
    expect(why(3, { expert: true }, "teams", true)).toBe("no-experts");
    expect(why(3, { expert: true }, "teams", false)).toBeUndefined();
  });

  it("is closed where what it needs is not there, but does not hold that fast", () => {
    expect(why(3, {}, "ferry", true)).toBe("needs");
    expect(why(3, { map: "river" }, "ferry", true)).toBeUndefined();
    expect(why(3, { map: "river", ferry: true }, "map", "canyon")).toBeUndefined();
  });

  it("is closed with the rule, and with what the sentence speaks of", () => {
    expect(closed(game, 4, usual(4), "teams", true)).toMatchObject({ rule: "1.2", details: { seats: 4, name: "teams" } });
  });
});

describe("a preset", () => {
  it("is closed where one of its values is", () => {
    const [whole, expert] = game.presets;
    if (!whole || !expert) throw new Error("there are two");
    expect(closedPreset(game, 2, expert)?.error).toBe("no-experts");
    expect(closedPreset(game, 3, expert)).toBeNull();
    expect(closedPreset(game, 2, whole)).toBeNull();
  });

  it("is known by all switches", () => {
    expect(presetOf(game, 4, usual(4), {})?.name).toBe("full-game");
    expect(presetOf(game, 4, { ...usual(4), expert: true }, { expert: true })?.name).toBe("expert");
    expect(presetOf(game, 4, { ...usual(4), expert: true, map: "river" }, {})).toBeUndefined();
  });
});

describe("presets that come to the same", () => {
  it("are told apart by what was asked for", () => {
    const teams = { name: "teams", title: "", help: "", switches: { teams: true } };
    const both = { ...game, presets: [...game.presets, teams] };
    expect(presetOf(both, 2, usual(2), { teams: true })?.name).toBe("teams");
    expect(presetOf(both, 2, usual(2), {})?.name).toBe("full-game");
  });
});

describe("a choice", () => {
  const no = (name: string): Variant => ({
    switches: {},
    refused: { error: "no", details: { name }, rule: "", message: "" },
  });
  const yes = (switches: Switches): Variant => ({ switches, refused: null });

  it("is what the server makes of it", async () => {
    const found = await settle({ expert: true }, (given) => Promise.resolve(yes({ ...usual(4), ...given })));
    expect(found).toEqual({ given: { expert: true }, switches: { ...usual(4), expert: true }, refused: null });
  });

  it("loses what the server refuses", async () => {
    const ask = (given: Switches) => Promise.resolve(given["ferry"] ? no("ferry") : yes(usual(4)));
    const found = await settle({ map: "plain", ferry: true }, ask);
    expect(found).toEqual({ given: { map: "plain" }, switches: usual(4), refused: null });
  });

  it("is refused where that does not help", async () => {
    const found = await settle({ expert: true }, () => Promise.resolve(no("")));
    expect(found.refused?.error).toBe("no");
    expect(found.given).toEqual({ expert: true });
  });
});
