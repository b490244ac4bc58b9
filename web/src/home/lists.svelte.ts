// The tables one can go to, looked up again and again while the page is seen.
import { api } from "../lib/api";
import { visitor } from "../lib/visitor.svelte";
import type { TableInfo, TableLists } from "../wire";

const EVERY = 5000; // ms

export class Lists {
  private lists = $state.raw<TableLists | null>(null);

  readonly known = $derived(this.lists !== null);

  /** Where the reader sits, the tables that wait for them first. */
  readonly mine = $derived(
    [...(this.lists?.mine ?? [])].sort((one, other) => Number(asksMe(other)) - Number(asksMe(one))),
  );

  /** Where a seat is free. */
  readonly open = $derived((this.lists?.open ?? []).filter((table) => !this.mine.some((own) => own.id === table.id)));

  /** Looks as long as the page is there; gives what stops it. */
  readonly watch = (): (() => void) => {
    const look = () => void this.look();
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  };

  private async look(): Promise<void> {
    if (document.hidden) return;
    try {
      this.lists = await api.tables();
    } catch {
      // The next look may find the server again
    }
  }
}

export function asksMe(table: TableInfo): boolean {
  const mine = table.chairs.filter((chair) => chair.person === visitor.me?.id && chair.bot === null);
  return table.phase === "playing" && mine.some((chair) => table.asked.includes(chair.seat));
}
