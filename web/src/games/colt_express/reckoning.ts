// What each player has at the end, and the order in which it is laid open.
import { LOOT } from "./account";
import type { Loot, TrainView } from "./view";

export interface Account {
  seat: number;
  bandits: string[];
  loot: Record<(typeof LOOT)[number], Loot[]>;
  award: number; // of the best shooter
  fired: number;
  received: number;
  total: number;
  place: number;
  won: boolean;
}

const BULLETS = 6;

export const worth = (loot: Loot[]): number => loot.reduce((sum, token) => sum + (token.value ?? 0), 0);

export function accounts(view: TrainView): Account[] {
  const found = view.seats.map((corner, seat): Account => {
    const bandits = view.bandits.filter((bandit) => bandit.seat === seat);
    const all = bandits.flatMap((bandit) => bandit.loot);
    const of = (kind: string): Loot[] => all.filter((token) => token.kind === kind);
    const names = bandits.map((bandit) => bandit.name);
    const shots = bandits.reduce((sum, bandit) => sum + BULLETS - bandit.bullets, 0);
    const total = view.totals?.[seat] ?? worth(all);
    return {
      seat,
      bandits: names,
      loot: { purse: of("purse"), jewel: of("jewel"), strongbox: of("strongbox") },
      award: total - worth(all),
      fired: shots - names.reduce((sum, name) => sum + (corner.received_from[name] ?? 0), 0),
      received: corner.received,
      total,
      place: 1,
      won: view.winners.includes(seat),
    };
  });
  for (const account of found) {
    const ahead = (other: Account): boolean =>
      other.total > account.total || (other.total === account.total && other.received < account.received);
    account.place = 1 + found.filter(ahead).length;
  }
  return found;
}

/** How many steps each part of the telling takes: piece after piece of every kind, then the award, then the winners. */
export function steps(all: Account[]): { purse: number; jewel: number; strongbox: number; last: number } {
  const most = (kind: (typeof LOOT)[number]): number => Math.max(0, ...all.map((account) => account.loot[kind].length));
  const counts = { purse: most("purse"), jewel: most("jewel"), strongbox: most("strongbox") };
  return { ...counts, last: counts.purse + counts.jewel + counts.strongbox + 2 };
}
