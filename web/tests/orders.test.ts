// What the page answers without asking, and what it never does.
import { afterEach, describe, expect, it, vi } from "vitest";
import { passOf, standingAnswer, unwanted, type OrderOffer } from "../src/lib/orders";
import type { Choice } from "../src/wire";

const hit = { kind: "hit", rule: "1.1", pass: "take it", card: "derringer" };
const turn = { kind: "turn", rule: "2.1" };

const choice = (words: string): Choice => ({ words, about: { kind: words }, undo_cost: "" });
const take = choice("take it");
const missed = choice("play missed");
const barrel = choice("use barrel");

const noMissed: OrderOffer = {
  id: "no-missed",
  label: "Never answer Derringer with Missed!",
  does: "never",
  applies: (question, one) => question["card"] === "derringer" && one.words === "play missed",
};
const barrelFirst: OrderOffer = {
  id: "barrel-first",
  label: "Always use Barrel first",
  does: "first",
  applies: (_, one) => one.words === "use barrel",
};

describe("the automatic pass", () => {
  it("passes where nothing else can be answered", () => {
    expect(standingAnswer(hit, [take], [], true)).toBe(take);
  });

  it("asks where something can be answered, and where the reader wants to be asked", () => {
    expect(standingAnswer(hit, [take, missed], [], true)).toBeNull();
    expect(standingAnswer(hit, [take], [], false)).toBeNull();
  });

  it("never answers what is no window, even if there is only one choice", () => {
    expect(passOf(turn)).toBeNull();
    expect(standingAnswer(turn, [choice("end turn")], [], true)).toBeNull();
    expect(standingAnswer(hit, [missed], [], true)).toBeNull();
    expect(standingAnswer(hit, [], [], true)).toBeNull();
  });
});

describe("standing orders", () => {
  it("never: what is not wanted counts as not there, but can still be chosen", () => {
    expect(standingAnswer(hit, [take, missed], [noMissed], true)).toBe(take);
    expect(standingAnswer(hit, [take, missed], [noMissed], false)).toBeNull();
    expect(standingAnswer(hit, [take, missed, barrel], [noMissed], true)).toBeNull();
    expect([...unwanted(hit, [take, missed], [noMissed])]).toEqual([["play missed", noMissed]]);
    expect(standingAnswer({ ...hit, card: "colt" }, [take, missed], [noMissed], true)).toBeNull();
  });

  it("never: the pass is always there", () => {
    const nothing: OrderOffer = { id: "nothing", label: "", does: "never", applies: () => true };
    expect(unwanted(hit, [take], [nothing]).size).toBe(0);
    expect(standingAnswer(hit, [take, missed], [nothing], true)).toBe(take);
  });

  it("first: goes before everything else, whether the page passes by itself or not", () => {
    expect(standingAnswer(hit, [take, missed, barrel], [barrelFirst], true)).toBe(barrel);
    expect(standingAnswer(hit, [take, missed, barrel], [noMissed, barrelFirst], false)).toBe(barrel);
    expect(standingAnswer(hit, [take, missed], [barrelFirst], true)).toBeNull();
  });

  it("never goes before first", () => {
    const noBarrel: OrderOffer = { ...barrelFirst, id: "no-barrel", does: "never" };
    expect(standingAnswer(hit, [take, barrel], [noBarrel, barrelFirst], true)).toBe(take);
  });
});

describe("what the reader has ordered", () => {
  afterEach(() => {
    vi.resetModules();
    vi.unstubAllGlobals();
  });

  /** A page that is loaded anew, in a browser that keeps these things. */
  async function load(kept: Map<string, string>) {
    vi.resetModules();
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) });
    return (await import("../src/lib/settings.svelte")).settings;
  }

  it("is kept by the browser, for each game", async () => {
    const kept = new Map<string, string>();
    const settings = await load(kept);
    expect(settings.automatic).toBe(true);
    expect(settings.ordersOf("duel")).toEqual([]);
    settings.order("duel", "no-missed", true);
    settings.order("duel", "barrel-first", true);
    settings.order("duel", "no-missed", false);
    settings.order("train", "draw", true);
    settings.chooseAutomatic(false);
    expect(settings.ordersOf("duel")).toEqual(["barrel-first"]);
    const again = await load(kept);
    expect(again.ordersOf("duel")).toEqual(["barrel-first"]);
    expect(again.ordersOf("train")).toEqual(["draw"]);
    expect(again.automatic).toBe(false);
  });
});
