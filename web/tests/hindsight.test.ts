// What the page makes of a review.
import { describe, expect, it } from "vitest";
import { linesOf } from "../src/lib/log";
import { chancesAfter, chapterAt, chaptersOf, course, decisionsOf, legsOf } from "../src/review/hindsight";
import type { Advice, Entry, Judged, Review } from "../src/wire";

const best: Advice = { words: "draw", about: { kind: "draw" }, chance: 0.5, reasons: [] };

function judged(answer: number, seat: number, chances: number[], changes: Partial<Judged> = {}): Judged {
  return {
    ...{ answer, seat, question: {}, words: "pass", about: {}, chances, play: [0, 0], luck: [0, 0] },
    ...{ choices: 3, loss: 0, best: null },
    ...changes,
  };
}

const review: Review = {
  first: [0.5, 0.5],
  answers: [
    judged(1, 0, [0.4, 0.6], { loss: 0.05, best }),
    judged(2, 1, [0.4, 0.6]),
    judged(3, 0, [0.3, 0.7], { choices: 1 }),
    judged(4, 0, [0.1, 0.9], { loss: 0.2, best }),
    judged(5, 0, [0, 1]),
  ],
  turns: [],
  seats: [0, 1].map((seat) => ({
    ...{ seat, first: 0.5, last: seat, play: seat ? 0.1 : -0.3, others: seat ? 0.3 : -0.1, luck: seat ? 0.1 : -0.1 },
    ...{ share: 0.25, decisions: 3, loss: 0.25, worst: [] },
  })),
};

const entry = (number: number, kind: string, answers: number, ...events: string[]): Entry => ({
  ...{ number, kind, answers, at: 0, seat: 0, name: "", bot: null },
  events: events.map((event) => ({ event, known: false })),
});

describe("a review", () => {
  it("tells the chances at every moment, from before the first answer", () => {
    expect(chancesAfter(review, 0)).toEqual([0.5, 0.5]);
    expect(chancesAfter(review, 5)).toEqual([0, 1]);
    expect(course(review, 0)).toEqual([0.5, 0.4, 0.4, 0.3, 0.1, 0]);
  });

  it("lists what a seat decided: as it was played, or what was given away, the dearest first", () => {
    expect(decisionsOf(review, 0, "time").map((one) => one.answer)).toEqual([1, 4, 5]);
    expect(decisionsOf(review, 0, "worst").map((one) => one.answer)).toEqual([4, 1]);
    expect(decisionsOf(review, 1, "worst")).toEqual([]);
  });

  it("goes from the first chance to the last without a gap", () => {
    const legs = legsOf(review, 0);
    expect(legs.map((leg) => leg.name)).toEqual(["play", "others", "luck"]);
    expect(legs[0]?.from).toBe(0.5);
    legs.slice(1).forEach((leg, index) => expect(leg.from).toBe(legs[index]?.to));
    expect(legs[2]?.to).toBeCloseTo(0);
  });

  it("is divided where rounds begin, but not by what was taken back", () => {
    const log = [
      entry(1, "began", 0, "round-began"),
      entry(2, "answered", 1, "played"),
      entry(3, "answered", 2, "round-began"),
      entry(4, "undone", 1),
      entry(5, "answered", 2, "played"),
      entry(6, "answered", 3, "played", "round-began"),
    ].flatMap(linesOf);
    const chapters = chaptersOf(log, "colt-express");
    expect(chapters.map((chapter) => chapter.answer)).toEqual([0, 3]);
    expect(chapterAt(chapters, 2)?.answer).toBe(0);
    expect(chapterAt(chapters, 3)?.answer).toBe(3);
    expect(chapterAt([], 3)).toBeNull();
  });
});
