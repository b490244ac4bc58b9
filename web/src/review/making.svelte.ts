// A review that is being made: how far it is, and what came of it.
import { api, troubleOf } from "../lib/api";
import type { Review, Trouble } from "../wire";

const AGAIN = 1000; // ms until it is asked once more

export class Making {
  review = $state.raw<Review | null>(null);
  done = $state.raw(0);
  total = $state.raw(0);
  trouble = $state.raw<Trouble | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(private readonly table: string) {}

  /** Asks until it is there or something is wrong; a server that is away for a moment is asked again. */
  async ask(): Promise<void> {
    this.stopped = false;
    this.trouble = null;
    try {
      const state = await api.review(this.table);
      this.done = state.done;
      this.total = state.total;
      this.review = state.review;
    } catch (thrown) {
      this.trouble = troubleOf(thrown);
    }
    const mayCome = this.trouble === null || this.trouble.error === "table-no-connection";
    if (!this.review && mayCome && !this.stopped) this.timer = setTimeout(() => void this.ask(), AGAIN);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }
}
