// The games whose faces this page knows. A game is a folder here, named like its folder on the server.
import type { Words } from "../lib/words";
import type { Face } from "./face";

const faces = import.meta.glob<Face>("./*/face.ts", { import: "default" });
const rulebooks = import.meta.glob<string>("../../../src/saloon/games/*/RULES.md", {
  query: "?raw",
  import: "default",
});

/** All four games of the house, whether they are ready or not. */
export const SLUGS = ["colt-express", "bang-duel", "carson-city", "western-legends"] as const;
export type Slug = (typeof SLUGS)[number];

/** Events that begin a chapter of the log. */
const CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  "colt-express": ["round-began", "stealing-began"],
  "bang-duel": ["turn-began"],
};

/** Who the seats are, in games where they are not alike. */
const SIDES: Readonly<Record<string, readonly string[]>> = {
  "bang-duel": ["law", "outlaw"],
};

// Milliseconds before a face that could not be loaded is asked for again
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

const folderOf = (slug: string) => slug.replaceAll("-", "_");

export function isReady(slug: Slug): boolean {
  return `./${folderOf(slug)}/face.ts` in faces;
}

export async function faceOf(slug: string): Promise<Face> {
  const load = faces[`./${folderOf(slug)}/face.ts`];
  if (!load) throw new Error(`no face of ${slug}`);
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await load();
    } catch {
      await new Promise((go) => setTimeout(go, pause)); // the server is away for a moment
    }
  }
}

export function beginsChapter(slug: string, event: string): boolean {
  return CHAPTERS[slug]?.includes(event) ?? false;
}

/** Which side a seat plays, in words; nothing where all seats are alike. */
export function sideName(seat: number, words: Words): string {
  const side = SIDES[words.slug]?.[seat];
  return side ? words.name("side", side) : "";
}

/** The text of a numbered rule. Rules are written in English. */
export async function ruleOf(slug: string, number: string): Promise<string | null> {
  const load = rulebooks[`../../../src/saloon/games/${folderOf(slug)}/RULES.md`];
  if (!load) return null;
  return findRule(await load(), number);
}

export function findRule(rulebook: string, number: string): string | null {
  const pieces = rulebook.split(/^\*\*(\d+\.\d+)\*\* /m).slice(1);
  const at = pieces.findIndex((piece, index) => index % 2 === 0 && piece === number);
  return at < 0 ? null : (pieces[at + 1]?.split("\n## ")[0]?.trim() ?? null);
}
