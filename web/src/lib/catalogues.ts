// The catalogues of the Python package itself, so that server and page say the same; each language is loaded when
// somebody wants it. A game that the page was not built with has its words from the server.
import type { GameWords } from "../wire";
import { api, Troubled } from "./api";
import { bundleOf, Words, type Language, type Things } from "./words";

const general = import.meta.glob<string>("../../../src/saloon/words/*.ftl", { query: "?raw", import: "default" });
const table = import.meta.glob<string>("../../../src/saloon/table/words/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/saloon/games/*/words/*.ftl", { query: "?raw", import: "default" });
const things = import.meta.glob<Things>("../games/*/things.ts", { import: "default", eager: true });

/** What the games of this page declare, by slug. */
const declared = Object.fromEntries(
  Object.entries(things).map(([path, of]) => [path.split("/").at(-2)?.replaceAll("_", "-"), of]),
);

const spoken = new Map<Language, Promise<Words>>();
let guests: readonly string[] = [];

/** Takes note of the games of the house; whether there are some whose words only the server has. */
export function meet(slugs: readonly string[]): boolean {
  const met = slugs.filter((slug) => !(`../../../src/saloon/games/${slug.replaceAll("-", "_")}/words/en.ftl` in games));
  if (met.join() !== guests.join()) spoken.clear();
  guests = met;
  return guests.length > 0;
}

/** The words of a language, for all games. */
export function wordsOf(language: Language): Promise<Words> {
  const known = spoken.get(language) ?? load(language);
  spoken.set(language, known);
  known.catch(() => spoken.delete(language));
  return known;
}

async function load(language: Language): Promise<Words> {
  const files = Object.entries({ ...general, ...table, ...games });
  const texts = files.filter(([path]) => path.endsWith(`/${language}.ftl`)).map(([, read]) => read());
  const others = await Promise.all(guests.map((slug) => toldBy(slug, language)));
  const bundle = bundleOf(language, [...(await Promise.all(texts)), ...others.map((told) => told?.catalogue ?? "")]);
  const things = guests.map((slug, index) => [slug, others[index]?.things ?? {}]);
  return new Words(language, bundle, "", [], { ...declared, ...Object.fromEntries(things) });
}

/** The words of a game as the server has them. A game without words is played all the same: they are spelt out. */
async function toldBy(slug: string, language: Language): Promise<GameWords | null> {
  try {
    return await api.words(slug, language);
  } catch (thrown) {
    if (thrown instanceof Troubled) return null;
    throw thrown; // the server is away for a moment
  }
}
