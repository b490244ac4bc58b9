import type { Result } from "../wire";

export interface Place {
  seat: number;
  score: number;
  won: boolean;
}

/** Everybody, the winners first, then by score. */
export function placesOf(result: Result): Place[] {
  const places = result.scores.map((score, seat) => ({ seat, score, won: result.winners.includes(seat) }));
  return places.sort((one, other) => Number(other.won) - Number(one.won) || other.score - one.score);
}
