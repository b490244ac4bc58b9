// Everything a person reads, from the same Fluent catalogues as on the server: the counterpart of saloon.words.
//
// A game speaks in keys with arguments. An argument that is itself a thing of the game, a card or a bandit, is looked up
// first: `$bandit` becomes its name, and `$bandit_acc` its accusative if the catalogue gives the name an attribute
// `.acc`. So a sentence can put names into the case that its language wants.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Trouble } from "../wire";
import { readable } from "./readable";

export const LANGUAGES = ["en", "uk", "ru", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Details = Readonly<Record<string, unknown>>;

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
type Arguments = Record<string, FluentVariable>;

// Arguments that hold the same kind of thing as another one
const SAME: Readonly<Record<string, string>> = {
  victim: "bandit",
  partner: "bandit",
  cards: "card",
  "own-card": "card",
  "own-cards": "card",
  waiting: "seat",
  target: "person",
  shooter: "person",
  sign: "symbol",
};

// What a question or an event carries that is no part of a sentence
const UNSPOKEN = new Set(["kind", "rule", "known", "secret", "pass"]);

const LARGEST = 2 ** 31; // a larger number is quoted as it is: nobody counts that far
const LONGEST = 1000; // characters of an argument that are shown

/** The catalogues of a language as one. */
export function bundleOf(language: Language, catalogues: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of catalogues) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Speaks one language about one game. `names` are the players, by seat. */
export class Words {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    readonly slug: string = "",
    readonly names: readonly string[] = [],
  ) {}

  /** The same language about a game and its players. */
  about(slug: string, names: readonly string[]): Words {
    return new Words(this.language, this.bundle, slug, names);
  }

  /** The sentence of a key, with the arguments put in. */
  say(key: string, details: Details = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return lacking(key);
    return this.formatted(pattern, this.arguments(details));
  }

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The keys of the catalogue that begin so, in its order. */
  keysFrom(start: string): string[] {
    return [...this.bundle._messages.keys()].filter((key) => key.startsWith(start));
  }

  /** The sentence of a key with its arguments left open: "Play …". */
  outline(key: string): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, {}, []).replace(/\{[^}]*\}/g, "…") : readable(key);
  }

  // What a game says

  /** What happened, as one seat may see it. */
  event(seen: Details): string {
    const { event, ...details } = seen;
    const known = `${this.slug}-event-${String(event)}${seen["known"] ? "-known" : ""}`;
    return this.sayOrSpell(known, String(event), details);
  }

  /** What an option does. */
  option(meaning: Details): string {
    return this.sayOrSpell(`${this.slug}-option-${String(meaning["kind"])}`, String(meaning["kind"]), meaning);
  }

  /** What is asked. */
  question(question: Details): string {
    return this.sayOrSpell(`${this.slug}-ask-${String(question["kind"])}`, String(question["kind"]), question);
  }

  /** The name of a thing of the game. */
  name(kind: string, value: string): string {
    return this.sayOrSpell(`${this.slug}-${kind}-${value}`, value, {});
  }

  /** A sentence of the game. One that its catalogue lacks is spelt out: what the game calls it, and what it is about. */
  private sayOrSpell(key: string, word: string, details: Details): string {
    if (this.knows(key)) return this.say(key, details);
    const about = Object.entries(details).filter(([name]) => !UNSPOKEN.has(name));
    const said = Object.values(this.arguments(Object.fromEntries(about)));
    const things = said.map((one) => (one instanceof FluentNumber ? this.number(one.value) : String(one)));
    return [readable(word), ...things].join(" · ");
  }

  /** What went wrong. A key that is younger than this page is told in English. */
  error(trouble: Trouble): string {
    return this.knows(trouble.error)
      ? this.say(trouble.error, { rule: trouble.rule, ...trouble.details })
      : trouble.message;
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  /** Who sits there. */
  player(seat: number): string {
    return this.names[seat] ?? this.say("seat-number", { number: seat + 1 });
  }

  // Arguments

  /** The arguments as a sentence needs them: things by name, in all their cases. */
  arguments(details: Details): Arguments {
    const made: Arguments = {};
    for (const [name, value] of Object.entries(details)) {
      const kind = SAME[name] ?? name;
      if (kind === "seat" && typeof value === "number") {
        made[name] = this.player(value);
      } else if (Array.isArray(value)) {
        made[name] = value.map((item) => String(this.arguments({ [name]: item })[name])).join(", ");
        made["count"] = value.length;
      } else if (isThing(value) && !("bandit" in value) && typeof value["card"] === "string") {
        this.addCard(made, name, value);
      } else if (isThing(value)) {
        // A bandit's card is made of names; of other things the catalogue says itself what they are
        const about = { value: details["value"] ?? 0, which: details["which"] ?? 0 };
        const inner = "bandit" in value ? this.arguments(value) : plain({ ...value, ...about });
        this.add(made, name, `${this.slug}-${kind}`, inner);
      } else if (typeof value === "string") {
        this.add(made, name, `${this.slug}-${kind}-${value}`, {});
        made[name] ??= value.length <= LONGEST ? value : `${value.slice(0, LONGEST)}…`;
      } else if (typeof value === "number") {
        made[name] = number(value);
      }
    }
    if ("car" in details && "level" in details) {
      this.add(made, "place", `${this.slug}-place`, plain({ car: details["car"], level: details["level"] }));
    }
    return made;
  }

  /** A card that has more to it than its name: `$card`, and `$card_symbol` for what is printed on it. */
  private addCard(made: Arguments, name: string, card: Details): void {
    for (const [part, value] of Object.entries(this.arguments(card))) {
      made[part.startsWith("card") ? name + part.slice("card".length) : `${name}_${part}`] = value;
    }
  }

  /** A thing under its name, and under `name_case` for each case that the catalogue knows. */
  private add(made: Arguments, name: string, key: string, inner: Arguments): void {
    const message = this.bundle.getMessage(key);
    if (!message) return;
    if (message.value) made[name] = this.formatted(message.value, inner);
    for (const [form, pattern] of Object.entries(message.attributes)) {
      made[`${name}_${form}`] = this.formatted(pattern, inner);
    }
  }

  private formatted(pattern: Pattern, details: Arguments): string {
    const problems: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, details, problems);
    return problems[0] && import.meta.env.DEV ? lacking(`${sentence}: ${problems[0].message}`) : sentence;
  }
}

function isThing(value: unknown): value is Details {
  return typeof value === "object" && value !== null;
}

function plain(details: Details): Arguments {
  const made: Arguments = {};
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === "string") made[name] = value;
    if (typeof value === "number") made[name] = number(value);
  }
  return made;
}

/** Thousands are always grouped: Italian browsers would not group four digits. */
function number(value: number): FluentVariable {
  return Math.abs(value) >= LARGEST ? String(value) : new FluentNumber(value, { useGrouping: true });
}

/** Loud while the page is being made; at the table a bare key is better than a broken page. */
function lacking(key: string): string {
  if (import.meta.env.DEV) throw new Error(`no words for ${key}`);
  return key;
}
