// What a table is like unless somebody wants it otherwise.
import type { GameInfo } from "../wire";

const SEATS = 4;
const BOT = "scout";

export function usualSeats(game: GameInfo): number {
  return game.seats.includes(SEATS) ? SEATS : (game.seats[0] ?? SEATS);
}

export function usualBot(bots: readonly string[]): string {
  return bots.includes(BOT) ? BOT : (bots[0] ?? BOT);
}
