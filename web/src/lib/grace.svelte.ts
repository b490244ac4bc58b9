// How long somebody who is away is still waited for, counted down while anybody looks.
import { onDestroy } from "svelte";
import type { Table } from "./table.svelte";

export class Grace {
  private now = $state(0);

  constructor(private readonly table: Table) {
    this.tick();
    const timer = setInterval(() => this.tick(), 1000);
    onDestroy(() => clearInterval(timer));
  }

  /** Seconds that are left to somebody who is away since then. The server has the last word. */
  left(since: number): number {
    const end = since + 1000 * (this.table.info?.grace ?? 0);
    return Math.max(0, Math.ceil((end - this.now) / 1000));
  }

  private tick(): void {
    this.now = this.table.now();
  }
}
