// A view of any game as pieces that can be drawn: facts with labels, rows of things, boards, and what is hidden.
import { readable } from "../lib/readable";
import type { Words } from "../lib/words";

export type Piece =
  | { is: "text"; text: string; number: boolean }
  | { is: "hidden" } // nothing, or nothing that the reader may know
  | { is: "row"; of: Piece[] } // things side by side
  | { is: "board"; rows: Piece[][] } // rows of equal length, one under another
  | { is: "facts"; facts: Fact[] }
  | { is: "list"; of: Piece[] }; // larger things one after another

/** Something that is said of the game or of a seat, under a label. A flag says it by its label alone. */
export interface Fact {
  key: string;
  label: string;
  piece: Piece | null; // null: a flag
}

/** A whole view: what is said in a line, what takes a panel of its own, and what belongs to each seat. */
export interface Laid {
  facts: Fact[];
  panels: Fact[];
  seats: Fact[][];
}

const SEATS = "seats"; // the list in a view with what there is to know of each seat
// What the page shows elsewhere: through whose eyes, who is asked what, and who has won
const ELSEWHERE = new Set(["viewer", "deciders", "asks", "winners"]);

type Thing = Readonly<Record<string, unknown>>;

export function layOut(view: unknown, seats: number, words: Words): Laid {
  if (!isThing(view)) return { facts: [], panels: [{ key: "", label: "", piece: pieceOf("", view, words) }], seats: [] };
  const own = view[SEATS];
  const bySeat = Array.isArray(own) && own.length === seats;
  const entries = Object.entries(view).filter(([key]) => !ELSEWHERE.has(key) && !(bySeat && key === SEATS));
  const facts = entries.flatMap(([key, value]) => factOf(key, value, words));
  return {
    facts: facts.filter((fact) => isShort(fact) && fact.piece?.is !== "hidden"),
    panels: facts.filter((fact) => !isShort(fact)),
    seats: bySeat ? own.map((one) => factsOf(one, words)) : [],
  };
}

function factsOf(value: unknown, words: Words): Fact[] {
  if (isThing(value)) return Object.entries(value).flatMap(([key, one]) => factOf(key, one, words));
  return [{ key: "", label: "", piece: pieceOf("", value, words) }];
}

/** A flag that is down is not worth a line. */
function factOf(key: string, value: unknown, words: Words): Fact[] {
  if (typeof value === "boolean") return value ? [{ key, label: labelOf(key, words), piece: null }] : [];
  return [{ key, label: labelOf(key, words), piece: pieceOf(key, value, words) }];
}

/** What a part of the view is called: `<game>-view-<part>` in the catalogue, else as the game spells it. */
export function labelOf(key: string, words: Words): string {
  const known = `${words.slug}-view-${key.replaceAll("_", "-")}`;
  return words.knows(known) ? words.say(known) : readable(key);
}

export function pieceOf(key: string, value: unknown, words: Words): Piece {
  if (value === null || value === undefined) return { is: "hidden" };
  const spoken = spokenOf(key, value, words);
  if (spoken !== null) return { is: "text", text: spoken, number: false };
  if (typeof value === "number") {
    return { is: "text", text: words.number(value), number: true };
  }
  if (Array.isArray(value)) return listOf(key, value, words);
  if (isThing(value)) return { is: "facts", facts: factsOf(value, words) };
  return { is: "text", text: readable(String(value)), number: false };
}

/** A thing of the game, by the name that its sentences use; null where they have none. */
function spokenOf(key: string, value: unknown, words: Words): string | null {
  if (Array.isArray(value) || typeof value === "boolean") return null;
  const said = words.arguments({ [key]: value })[key];
  return typeof said === "string" && said !== value ? said : null;
}

function listOf(key: string, values: unknown[], words: Words): Piece {
  const [first] = values;
  if (values.length > 1 && Array.isArray(first)) {
    const rows = values.map((row) => (Array.isArray(row) ? row.map((one) => pieceOf(key, one, words)) : []));
    if (rows.every((row) => row.length === first.length && row.every(isSmall))) return { is: "board", rows };
  }
  const pieces = values.map((value) => pieceOf(key, value, words));
  return { is: pieces.every(isSmall) ? "row" : "list", of: pieces };
}

function isSmall(piece: Piece): boolean {
  return piece.is === "text" || piece.is === "hidden";
}

/** What stands behind its label in one line. */
export function isLine(piece: Piece): boolean {
  return isSmall(piece) || (piece.is === "row" && piece.of.length === 0);
}

function isShort(fact: Fact): boolean {
  return fact.piece === null || isSmall(fact.piece);
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
