// What somebody means who answers in words: the words on the buttons, those of the record, or the beginning of either as
// long as it is clear.
import type { Choice } from "../wire";

export type Meant =
  | { does: "answer"; words: string }
  | { does: "undo" | "help" | "nothing" } // nothing: nobody can say what is meant
  | { does: "choose"; among: string[] }; // several could be meant: the words on their buttons

export interface Suggestion {
  words: string;
  text: string;
}

export interface Commands {
  undo: string;
  help: string;
}

/** Marks need not be typed. */
const plain = (text: string) =>
  text
    .replace(/[«»“”„"'’.,!?:]/g, "")
    .trim()
    .replace(/\s+/g, " ")
    .toLocaleLowerCase();

export function understand(
  phrase: string,
  choices: readonly Choice[],
  texts: readonly string[],
  commands: Commands,
): Meant | null {
  if (!phrase.trim()) return null;
  const said = plain(phrase);
  if (said === "undo" || said === plain(commands.undo)) return { does: "undo" };
  if (said === "help" || phrase.trim() === "?" || said === plain(commands.help)) return { does: "help" };
  if (!said) return { does: "nothing" };
  const spoken = choices.map((choice, index) => [plain(choice.words), plain(texts[index] ?? "")]);
  const exact = choices.find((_, index) => spoken[index]?.includes(said));
  if (exact) return { does: "answer", words: exact.words };
  const begun = choices.filter((_, index) => spoken[index]?.some((words) => words.startsWith(said)));
  if (begun[0] && begun.length === 1) return { does: "answer", words: begun[0].words };
  if (begun.length) return { does: "choose", among: begun.map((choice) => texts[choices.indexOf(choice)] ?? choice.words) };
  return { does: "nothing" };
}

/** What can be said that fits so far. */
export function suggestions(
  phrase: string,
  choices: readonly Choice[],
  texts: readonly string[],
  commands: Commands,
): Suggestion[] {
  const said = plain(phrase);
  const all = [
    ...choices.map((choice, index) => ({ words: choice.words, text: texts[index] ?? choice.words })),
    { words: "undo", text: commands.undo },
    { words: "help", text: commands.help },
  ];
  return all.filter((one) => plain(one.words).includes(said) || plain(one.text).includes(said));
}
