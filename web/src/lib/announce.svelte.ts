// What a screen reader is told: quietly what happens, at once what is asked.

import { untrack } from "svelte";

const GATHER = 400; // ms; sentences that come together are read together

class Announcer {
  polite = $state.raw("");
  assertive = $state.raw("");
  private gathered: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  tell(sentence: string): void {
    this.gathered.push(sentence);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.polite = this.gathered.join(" ");
      this.gathered = [];
    }, GATHER);
  }

  /** Says it even if it was the last thing said. */
  insist(sentence: string): void {
    const last = untrack(() => this.assertive);
    this.assertive = last === sentence ? `${sentence}\u00a0` : sentence;
  }

  hush(): void {
    this.assertive = "";
  }

  /** Takes back everything said: another person is going to listen. */
  forget(): void {
    clearTimeout(this.timer);
    this.gathered = [];
    this.polite = "";
    this.assertive = "";
  }
}

export const announcer = new Announcer();
