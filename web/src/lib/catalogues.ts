// The catalogues of the Python package itself, so that server and page say the same; each language is loaded when
// somebody wants it.
import { bundleOf, Words, type Language } from "./words";

const general = import.meta.glob<string>("../../../src/saloon/words/*.ftl", { query: "?raw", import: "default" });
const table = import.meta.glob<string>("../../../src/saloon/table/words/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/saloon/games/*/words/*.ftl", { query: "?raw", import: "default" });

const spoken = new Map<Language, Promise<Words>>();

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
  return new Words(language, bundleOf(language, await Promise.all(texts)));
}
