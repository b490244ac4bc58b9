// The games whose faces this page knows: every folder here. A game that has none gets a plain table.
import { api } from "../lib/api";
import type { Words } from "../lib/words";
import type { About } from "./about";
import type { Face } from "./face";

const abouts = import.meta.glob<About>("./*/about.ts", { import: "default", eager: true });
const faces = import.meta.glob<Face>("./*/face.ts", { import: "default" });
const rulebooks = import.meta.glob<string>("../../../src/saloon/games/*/RULES.md", {
  query: "?raw",
  import: "default",
});
const plain = () => import("../plain/face").then((module) => module.default);

/** Events that begin a chapter of the log in a game that the page was not built with. */
const CHAPTERS: readonly string[] = ["round-began", "turn-began"];

// Milliseconds before a face that could not be loaded is asked for again
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

const folderOf = (slug: string) => slug.replaceAll("-", "_");
const placeOf = (slug: string) => aboutOf(slug)?.place ?? Infinity;

/** What the page knows of a game; of one that it was not built with, nothing. */
export function aboutOf(slug: string): About | undefined {
  return abouts[`./${folderOf(slug)}/about.ts`];
}

/** The games in the window of the house, whether they are ready or not. */
export const SLUGS: readonly string[] = Object.keys(abouts)
  .map((path) => (path.split("/")[1] ?? "").replaceAll("_", "-"))
  .sort((one, other) => placeOf(one) - placeOf(other));

/** Games in the order of the window; those that the page was not built with come behind, as they come. */
export function inOrder<G extends { slug: string }>(games: readonly G[]): G[] {
  const known = SLUGS.flatMap((slug) => games.filter((game) => game.slug === slug));
  return [...known, ...games.filter((game) => !SLUGS.includes(game.slug))];
}

/** Whether the page has a face of the game. */
export function isReady(slug: string): boolean {
  return `./${folderOf(slug)}/face.ts` in faces;
}

export async function faceOf(slug: string): Promise<Face> {
  const load = faces[`./${folderOf(slug)}/face.ts`] ?? plain;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await load();
    } catch {
      await new Promise((go) => setTimeout(go, pause)); // the server is away for a moment
    }
  }
}

export function beginsChapter(slug: string, event: string): boolean {
  const about = aboutOf(slug);
  return (about ? (about.chapters ?? []) : CHAPTERS).includes(event);
}

/** What the house says of a game in its window, as far as a catalogue knows: the game's own, or that of the house while it
 *  is not ready. */
export function billOf(slug: string, words: Words): { pitch: string; length: string } {
  const say = (...keys: string[]) => keys.filter((key) => words.knows(key)).map((key) => words.say(key))[0] ?? "";
  return { pitch: say(`${slug}-pitch`, `table-coming-${slug}`), length: say(`${slug}-length`) };
}

/** Which side a seat plays, in words; nothing where all seats are alike. */
export function sideName(seat: number, words: Words): string {
  const side = aboutOf(words.slug)?.sides?.[seat];
  return side ? words.name("side", side) : "";
}

/** The text of a numbered rule. Rules are written in English. */
export async function ruleOf(slug: string, number: string): Promise<string | null> {
  const load = rulebooks[`../../../src/saloon/games/${folderOf(slug)}/RULES.md`];
  return load ? findRule(await load(), number) : ((await api.rules(slug)).rules[number] ?? null);
}

export function findRule(rulebook: string, number: string): string | null {
  const pieces = rulebook.split(/^\*\*(\d+\.\d+)\*\* /m).slice(1);
  const at = pieces.findIndex((piece, index) => index % 2 === 0 && piece === number);
  return at < 0 ? null : (pieces[at + 1]?.split("\n## ")[0]?.trim() ?? null);
}
