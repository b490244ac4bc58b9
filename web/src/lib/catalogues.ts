// The catalogues of the Python package itself, so that server and page say the same; each language is loaded when
// somebody wants it. A game that the page was not built with has its words from the server.
import { api, Troubled } from "./api";
import { bundleOf, Words, type Language } from "./words";

const general = import.meta.glob<string>("../../../src/saloon/words/*.ftl", { query: "?raw", import: "default" });
const table = import.meta.glob<string>("../../../src/saloon/table/words/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/saloon/games/*/words/*.ftl", { query: "?raw", import: "default" });

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
  const others = guests.map((slug) => toldBy(slug, language));
  return new Words(language, bundleOf(language, await Promise.all([...texts, ...others])));
}

/** The words of a game as the server has them. A game without words is played all the same: they are spelt out. */
async function toldBy(slug: string, language: Language): Promise<string> {
  try {
    return (await api.words(slug, language)).catalogue;
  } catch (thrown) {
    if (thrown instanceof Troubled) return "";
    throw thrown; // the server is away for a moment
  }
}
