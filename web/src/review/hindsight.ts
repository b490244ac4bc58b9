// What a review tells, put in the order in which people read it.
import { beginsChapter } from "../games";
import type { LogLine } from "../lib/log";
import { takenBack } from "../table/telling";
import type { Judged, Review } from "../wire";

export const ORDERS = ["worst", "time"] as const;
export type Order = (typeof ORDERS)[number];

/** Where a round or a turn began: after so many answers, told by this line. */
export interface Chapter {
  answer: number;
  line: LogLine;
}

/** The answer of a number, from 1; nothing before the first. */
export function answerAt(review: Review, number: number): Judged | null {
  return review.answers[number - 1] ?? null;
}

/** The chances of all seats after so many answers. */
export function chancesAfter(review: Review, answers: number): number[] {
  return answerAt(review, answers)?.chances ?? review.first;
}

/** The chances of one seat all along: before the first answer, and after each. */
export function course(review: Review, seat: number): number[] {
  return [review.first, ...review.answers.map((one) => one.chances)].map((chances) => chances[seat] ?? 0);
}

export function chaptersOf(log: readonly LogLine[], slug: string): Chapter[] {
  const gone = takenBack(log);
  return log
    .filter((line) => line.event !== null && !gone.has(line.key) && beginsChapter(slug, line.event.event))
    .map((line) => ({ answer: line.entry.answers, line }));
}

/** The chapter that is going on after so many answers. */
export function chapterAt(chapters: readonly Chapter[], answers: number): Chapter | null {
  return chapters.findLast((chapter) => chapter.answer <= answers) ?? null;
}

/** What a seat had to decide: all of it, or only what could have been done better, the dearest first. */
export function decisionsOf(review: Review, seat: number, order: Order): Judged[] {
  const own = review.answers.filter((one) => one.seat === seat && one.choices > 1);
  return order === "time" ? own : own.filter((one) => one.best).sort((one, other) => other.loss - one.loss);
}

/** A piece of the way from the first chance to the last. */
export interface Leg {
  name: "play" | "others" | "luck";
  from: number;
  to: number;
}

/** How a chance got from where it began to where it ended. */
export function legsOf(review: Review, seat: number): Leg[] {
  const own = review.seats[seat];
  if (!own) return [];
  let at = own.first;
  return (["play", "others", "luck"] as const).map((name) => {
    const from = at;
    at += own[name];
    return { name, from, to: at };
  });
}
