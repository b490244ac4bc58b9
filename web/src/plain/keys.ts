// Letters for the kinds of answers that the catalogue of a game knows. What an answer is about is left open: the letter
// counts where only one answer of its kind is there.
import type { KeyOffer } from "../lib/letters";
import type { Words } from "../lib/words";

export function keys(words: Words): KeyOffer[] {
  const start = `${words.slug}-option-`;
  return words.keysFrom(start).map((key) => ({
    label: words.outline(key),
    applies: (choice) => choice.about["kind"] === key.slice(start.length),
  }));
}
