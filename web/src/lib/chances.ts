// Chances as people say them, and reasons in the words of the game.
import type { Reason } from "../wire";
import type { Words } from "./words";

/** A chance in hundredths. Only what is certain is 0 or 100. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** How much a chance has changed, in points of a hundred. */
export function points(change: number): number {
  return Math.round(100 * change);
}

/** What speaks for an option, or against it, in words. */
export interface Ground {
  good: boolean;
  text: string;
}

/** The reasons in the words of the game; a feature that is younger than this page is left out. */
export function groundsOf(reasons: readonly Reason[], words: Words): Ground[] {
  return reasons.flatMap(({ feature, amount, good }) => {
    const key = `${words.slug}-${good ? "gain" : "risk"}-${feature}`;
    return words.knows(key) ? [{ good, text: words.say(key, { amount }) }] : [];
  });
}
