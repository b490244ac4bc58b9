// Everything a person reads, from the same Fluent catalogues as on the server: the counterpart of saloon.words.
//
// A game speaks in keys with arguments, and declares what these are (src/saloon/engine/things.py tells how). An argument
// that is itself a thing of the game is looked up first: `$parcel` becomes its name, and `$parcel_acc` its accusative if
// the catalogue gives the name an attribute `.acc`. So a sentence can put names into the case that its language wants.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language, type ThingInfo, type Trouble } from "../wire";
import { readable } from "./readable";

export { LANGUAGES, type Language };
export type Details = Readonly<Record<string, unknown>>;

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
type Arguments = Record<string, FluentVariable>;

export type Thing = Readonly<ThingInfo>;
export type Things = Readonly<Record<string, Thing>>;

const named = (kind: string): Thing => ({ kind, parts: {}, by: "" });
const SEAT = named("seat");
const PLAIN = named("");
const OF_THE_HOUSE: Things = { seat: SEAT, waiting: SEAT }; // arguments that every game has

// What a question or an event carries that is no part of a sentence
const UNSPOKEN = new Set(["kind", "rule", "known", "secret", "reaction", "pass"]);

const LARGEST = 2 ** 31; // a larger number is quoted as it is: nobody counts that far
const LONGEST = 1000; // characters of an argument that are shown

/** The catalogues of a language as one. */
export function bundleOf(language: Language, catalogues: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of catalogues) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Speaks one language about one game. `names` are the players, by seat; `declared` the things of each game, by slug. */
export class Words {
  private readonly things: Things;

  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    readonly slug: string = "",
    readonly names: readonly string[] = [],
    private readonly declared: Readonly<Record<string, Things>> = {},
  ) {
    this.things = { ...OF_THE_HOUSE, ...declared[slug] };
  }

  /** The same language about a game and its players. */
  about(slug: string, names: readonly string[]): Words {
    return new Words(this.language, this.bundle, slug, names, this.declared);
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
    const made = this.arguments(Object.fromEntries(about));
    const said = about.flatMap(([name]) => made[name] ?? []);
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
      this.put(made, name, this.things[name] ?? named(name), value, details);
    }
    for (const [name, thing] of Object.entries(this.things)) {
      const parts = name === thing.kind && !(name in details) ? Object.keys(thing.parts) : [];
      if (parts.length && parts.every((part) => part in details)) this.put(made, name, thing, {}, details);
    }
    return made;
  }

  /** A thing under the name of its argument; `beside` are the other arguments of the sentence. */
  private put(made: Arguments, name: string, thing: Thing, value: unknown, beside: Details): void {
    if (Array.isArray(value)) {
      made[name] = value.map((item) => this.one(name, thing, item)).join(", ");
      made["count"] = value.length;
    } else if (typeof value === "object" && value !== null) {
      this.putWhole(made, name, thing, value as Details, beside);
    } else if (typeof value === "string") {
      if (thing.kind) this.add(made, name, `${this.slug}-${thing.kind}-${value}`, {});
      made[name] ??= value.length <= LONGEST ? value : `${value.slice(0, LONGEST)}…`;
    } else if (typeof value === "number") {
      made[name] = thing.kind === SEAT.kind ? this.player(value) : number(value);
    }
  }

  /** One thing of a list, by name. */
  private one(name: string, thing: Thing, value: unknown): string {
    const made: Arguments = {};
    this.put(made, name, thing, value, {});
    return String(made[name]);
  }

  /** A thing that is made of parts. */
  private putWhole(made: Arguments, name: string, thing: Thing, whole: Details, beside: Details): void {
    const parts = Object.entries(thing.parts);
    if (thing.by) {
      for (const [part, kind] of parts) {
        this.put(made, part === thing.by ? name : `${name}_${part}`, kind, whole[part] ?? 0, {});
      }
      return;
    }
    const inner: Arguments = {};
    for (const [part, kind] of parts) this.put(inner, part, kind, whole[part] ?? beside[part] ?? 0, {});
    if (!parts.length) for (const [part, value] of Object.entries(whole)) this.put(inner, part, PLAIN, value, {});
    this.add(made, name, `${this.slug}-${thing.kind}`, inner);
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

/** Thousands are always grouped: Italian browsers would not group four digits. */
function number(value: number): FluentVariable {
  return Math.abs(value) >= LARGEST ? String(value) : new FluentNumber(value, { useGrouping: true });
}

/** Loud while the page is being made; at the table a bare key is better than a broken page. */
function lacking(key: string): string {
  if (import.meta.env.DEV) throw new Error(`no words for ${key}`);
  return key;
}
