// Who the reader is, and what the house has to offer.
import type { House, Me } from "../wire";
import { api } from "./api";
import { settings } from "./settings.svelte";

class Visitor {
  me = $state.raw<Me | null>(null);
  house = $state.raw<House | null>(null);
  private entering: Promise<void> | null = null;
  private renaming: Promise<void> = Promise.resolve();

  /** Asks the server who we are; it knows us by a cookie, or gets to know us now. Asked twice at once, it would get to
   *  know two of us. */
  enter(): Promise<void> {
    this.entering ??= this.meet().finally(() => (this.entering = null));
    return this.entering;
  }

  async introduce(): Promise<void> {
    this.me = null;
    await this.enter();
  }

  rename(name: string): Promise<void> {
    const renamed = api.rename(name.trim()).then((me) => void (this.me = me));
    this.renaming = renamed.catch(() => undefined);
    return renamed;
  }

  /** Resolves when the server knows the name that was written last. */
  named(): Promise<void> {
    return this.renaming;
  }

  private async meet(): Promise<void> {
    const [me, house] = await Promise.all([this.me ?? api.me(), this.house ?? api.house()]);
    await settings.speakOf(house.games.map((game) => game.slug));
    this.me = me;
    this.house = house;
  }
}

export const visitor = new Visitor();
