// The page finds every text that it asks for, and no text is spare.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../src/lib/words";

const catalogues = import.meta.glob<string>("../../src/saloon/table/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const page = Object.values(
  import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true }),
).join("\n");
const server = Object.values(
  import.meta.glob<string>("../../src/saloon/table/*.py", { query: "?raw", import: "default", eager: true }),
).join("\n");

function keysOf(language: Language): string[] {
  const text = catalogues[`../../src/saloon/table/words/${language}.ftl`] ?? "";
  return new FluentResource(text).body.map((message) => message.id);
}

const english = keysOf("en");

describe("the catalogue of the table", () => {
  it.each(LANGUAGES)("has the same keys in %s", (language) => {
    expect(keysOf(language)).toEqual(english);
  });

  it.each(LANGUAGES)("names %s, in full and in short", (language) => {
    expect(english).toContain(`table-language-${language}`);
    expect(english).toContain(`table-language-short-${language}`);
  });

  it("has every text that the page asks for", () => {
    const named = [...page.matchAll(/["'](table-[a-z0-9-]+)["']/g)].map((match) => match[1]);
    expect(named.filter((key) => key && !english.includes(key))).toEqual([]);
  });

  it("has no text that nobody asks for", () => {
    const begun = [...page.matchAll(/`(table-[a-z0-9-]+-)\$\{/g)].map((match) => match[1] ?? "");
    const spare = english.filter(
      (key) =>
        !page.includes(`"${key}"`) && !server.includes(`"${key}"`) && !begun.some((start) => key.startsWith(start)),
    );
    expect(spare).toEqual([]);
  });
});
