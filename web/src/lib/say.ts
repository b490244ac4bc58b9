import { settings } from "./settings.svelte";
import type { Details } from "./words";

/** A text of the page in the reader's language; asked for in a template, it changes with the language. */
export function say(key: string, details: Details = {}): string {
  return settings.words.say(key, details);
}
