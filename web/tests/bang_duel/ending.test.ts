// The end is told so that the last of the losers falls last.
import { expect, it } from "vitest";
import { funerals, outcomes } from "../../src/games/bang_duel/fallen";
import type { DuelView } from "../../src/games/bang_duel/view";

const person = (name: string, life: number, front: boolean) => ({ name, life, most: 4, front, gear: [] });

const view = {
  winners: [1],
  seats: [
    { side: "law", people: [null, null], hand: [], reserve: 0, gone: ["django", "garrett", "stranger", "masterson"] },
    {
      side: "outlaw",
      people: [person("tuco", 2, false), person("daltons", 3, true)],
      hand: [{}, {}],
      reserve: 1,
      gone: ["hardin"],
    },
  ],
} as unknown as DuelView;

it("knows who stands and who fell", () => {
  const [law, outlaws] = outcomes(view);
  expect(law).toMatchObject({ won: false, standing: [], lives: 0, hand: 0 });
  expect(outlaws).toMatchObject({ won: true, lives: 5, reserve: 1, hand: 2, fallen: ["hardin"] });
  expect(outlaws?.standing.map((one) => one.name)).toEqual(["daltons", "tuco"]);
});

it("tells every fall once, each side in its own order, the deciding one last", () => {
  const told = funerals(outcomes(view));
  expect(told).toHaveLength(5);
  expect(told.filter((name) => name !== "hardin")).toEqual(view.seats[0]?.gone);
  expect(told.at(-1)).toBe("masterson");
  expect(told.indexOf("hardin")).toBeGreaterThan(0);
});

it("has the loser's last fall last, however many fell on the other side", () => {
  const even = { ...view, seats: [view.seats[0], { ...view.seats[1], gone: ["hardin", "sundance", "ransom"] }] };
  expect(funerals(outcomes(even as DuelView)).at(-1)).toBe("masterson");
});
