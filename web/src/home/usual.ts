// What a table is like unless somebody wants it otherwise.
import type { GameInfo } from "../wire";

const SEATS = 4;

export function usualSeats(game: GameInfo): number {
  return game.seats.includes(SEATS) ? SEATS : (game.seats[0] ?? SEATS);
}
