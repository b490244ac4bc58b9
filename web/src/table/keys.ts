// What a key means at the table. Nothing is taken from somebody who writes into a field or reads a dialogue.

export type KeyMeaning =
  | { does: "answer"; index: number }
  | { does: "answer-pointed" | "words" | "undo" | "log" | "advice" | "help" | "skip" }
  | { does: "move"; by: 1 | -1 };

const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** `letters` are those of the choices; they go before everything else. */
export function keyMeaning(event: KeyboardEvent, letters: readonly string[]): KeyMeaning | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  if (document.querySelector("dialog[open]")) return null;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest("input, select, textarea, [contenteditable]")) return null;
  if (event.key === "Escape") return { does: "skip" };
  if (event.repeat && !(event.key in MOVES)) return null;

  const free = target === document.body || target.id === "main" || target.hasAttribute("data-prompt");
  const by = MOVES[event.key];
  if (by && (free || target.closest("[data-choices]"))) return { does: "move", by };
  if (event.key === "Enter" && free) return { does: "answer-pointed" };
  if (/^[1-9]$/.test(event.key)) return { does: "answer", index: Number(event.key) - 1 };
  if (event.key === "0") return { does: "advice" };
  if (event.key === "?") return { does: "help" };
  if (event.key === "/" || event.key === ":" || (event.code === "Slash" && !event.shiftKey)) return { does: "words" };

  const index = letters.indexOf(event.key.toLocaleLowerCase());
  if (index >= 0 && letters[index]) return { does: "answer", index };
  // By their place on the keyboard, so that they work in every alphabet
  if (event.code === "KeyU") return { does: "undo" };
  if (event.code === "KeyL") return { does: "log" };
  return null;
}
