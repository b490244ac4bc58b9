// The final scoring adds up to what the server says.
import { expect, it } from "vitest";
import { accounts, steps, worth } from "../../src/games/colt_express/reckoning";
import type { TrainView } from "../../src/games/colt_express/view";
import stories from "./stories.json";

const purse = (id: number, value: number) => ({ id, kind: "purse", value });

function ended(): TrainView {
  const begun = stories.find((story) => story.name === "event-hostage")?.view as unknown as TrainView;
  const loot = [[purse(0, 250), purse(5, 500)], [{ id: 18, kind: "jewel", value: 500 }], [{ id: 24, kind: "strongbox", value: 1000 }], []];
  return {
    ...begun,
    phase: "over",
    bandits: begun.bandits.map((bandit, index) => ({ ...bandit, loot: loot[index] ?? [], bullets: index === 1 ? 2 : 5 })),
    seats: begun.seats.map((seat, index) => ({ ...seat, received: index, received_from: {} })),
    totals: [750, 1500, 1000, 0],
    winners: [1],
  };
}

it("finds the award of the best shooter and the places", () => {
  const all = accounts(ended());
  expect(all.map((account) => account.award)).toEqual([0, 1000, 0, 0]);
  expect(all.map((account) => account.fired)).toEqual([1, 4, 1, 1]);
  expect(all.map((account) => account.place)).toEqual([3, 1, 2, 4]);
  for (const account of all) {
    expect(worth(Object.values(account.loot).flat()) + account.award).toBe(account.total);
  }
});

it("lets fewer bullets received decide between equals", () => {
  const view = { ...ended(), totals: [1000, 1000, 1000, 0], winners: [0] };
  expect(accounts(view).map((account) => account.place)).toEqual([1, 2, 3, 4]);
});

it("opens piece after piece, then pays, then names the winners", () => {
  expect(steps(accounts(ended()))).toEqual({ purse: 2, jewel: 1, strongbox: 1, last: 6 });
});
