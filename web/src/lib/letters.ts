// A letter for each choice, so that one key answers.

/** Distinct letters, out of the words that few choices share, the first letters of words before others; "" where none
 *  is left. */
export function lettersFor(texts: readonly string[], reserved: string): string[] {
  const spoken = texts.map(wordsOf);
  const shared = (word: string) => spoken.filter((words) => words.includes(word)).length;
  const rarest = spoken.map((words) => words.filter((word) => shared(word) === Math.min(...words.map(shared))));
  const wishes = [
    rarest.map((words) => words.map((word) => word.charAt(0))),
    rarest.map((words) => [...words.join("")]),
    spoken.map((words) => [...words.join("")]),
  ];
  const taken = new Set(reserved.toLocaleLowerCase());
  const found = texts.map(() => "");
  for (const wish of wishes) {
    wish.forEach((letters, index) => {
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
