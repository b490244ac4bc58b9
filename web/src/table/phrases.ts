// What somebody means who answers in words. The server understands the words of the record and their unambiguous
// beginnings; here the words on the buttons are turned into those.
import type { Choice } from "../wire";

export type Meant = { does: "answer"; words: string } | { does: "undo" } | { does: "help" };

export interface Suggestion {
  words: string;
  text: string;
}

export interface Commands {
  undo: string;
  help: string;
}

const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLocaleLowerCase();

export function understand(
  phrase: string,
  choices: readonly Choice[],
  texts: readonly string[],
  commands: Commands,
): Meant | null {
  const said = plain(phrase);
  if (!said) return null;
  if (said === "undo" || said === plain(commands.undo)) return { does: "undo" };
  if (said === "help" || said === "?" || said === plain(commands.help)) return { does: "help" };
  const found = choices.findIndex((choice, index) => choice.words === said || plain(texts[index] ?? "") === said);
  if (found >= 0) return { does: "answer", words: choices[found]?.words ?? said };
  // A beginning of the words on one button only; what is left, the server reads
  const begun = choices.filter((_, index) => plain(texts[index] ?? "").startsWith(said));
  if (begun.length === 1 && !choices.some((choice) => choice.words.startsWith(said)))
    return { does: "answer", words: begun[0]?.words ?? said };
  return { does: "answer", words: phrase.trim().replace(/\s+/g, " ") };
}

export function suggestions(
  phrase: string,
  choices: readonly Choice[],
  texts: readonly string[],
  commands: Commands,
): Suggestion[] {
  const said = plain(phrase);
  const all = [
    ...choices.map((choice, index) => ({ words: choice.words, text: texts[index] ?? "" })),
    { words: "undo", text: commands.undo },
    { words: "help", text: commands.help },
  ];
  return all.filter((one) => one.words.includes(said) || plain(one.text).includes(said));
}
