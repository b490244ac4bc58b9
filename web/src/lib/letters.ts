// Letters that answer: each belongs to something of the game, and keeps its meaning from the first question to the last.
import type { Choice } from "../wire";

/** Something that a letter can stand for. */
export interface KeyOffer {
  label: string;
  applies(choice: Choice): boolean;
}

export interface Key extends KeyOffer {
  letter: string;
}

/** What the letters of a game stand for. They depend on the game and the language, never on what is asked. */
export function keysOf(offers: readonly KeyOffer[], reserved: string): Key[] {
  const letters = lettersFor(
    offers.map((offer) => offer.label),
    reserved,
  );
  return offers.map((offer, index) => ({ ...offer, letter: letters[index] ?? "" })).filter((key) => key.letter);
}

/** The letter of each choice. Where two could be meant, a letter means neither. */
export function lettersOf(choices: readonly Choice[], keys: readonly Key[]): string[] {
  const found = choices.map(() => "");
  for (const key of keys) {
    const meant = choices.filter((choice) => key.applies(choice));
    const [only] = meant;
    if (only && meant.length === 1) found[choices.indexOf(only)] ||= key.letter;
  }
  return found;
}

/** Distinct letters for texts, out of the words that few of them share, the first letters of words before others; "" where none
 *  is left. */
export function lettersFor(texts: readonly string[], reserved: string): string[] {
  const spoken = texts.map(wordsOf);
  const shared = (word: string) => spoken.filter((words) => words.includes(word)).length;
  const rarest = spoken.map((words) => words.filter((word) => shared(word) === Math.min(...words.map(shared))));
  const candidates = [
    rarest.map((words) => words.map((word) => word.charAt(0))),
    rarest.map((words) => [...words.join("")]),
    spoken.map((words) => [...words.join("")]),
  ];
  const taken = new Set(reserved.toLocaleLowerCase());
  const found = texts.map(() => "");
  for (const each of candidates) {
    each.forEach((letters, index) => {
      const letter = found[index] ? undefined : letters.find((one) => !taken.has(one));
      if (!letter) return;
      found[index] = letter;
      taken.add(letter);
    });
  }
  return found;
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase().match(/\p{L}+/gu) ?? [];
}
