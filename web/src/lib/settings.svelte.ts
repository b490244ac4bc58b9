// What the reader likes, kept in this browser: language, light, speed, and what the page does by itself.
import { SvelteMap } from "svelte/reactivity";
import { meet, wordsOf } from "./catalogues";
import { LANGUAGES, type Language, type Words } from "./words";

export const LIGHTS = ["system", "noon", "night"] as const;
export type Light = (typeof LIGHTS)[number];

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

const TEMPO: Readonly<Record<Speed, number>> = { slow: 0.6, normal: 1, fast: 2.5, off: Infinity };

function kept<Value extends string>(name: string, allowed: readonly Value[]): Value | undefined {
  try {
    const value = localStorage.getItem(`saloon-${name}`);
    return allowed.find((one) => one === value);
  } catch {
    return undefined; // a browser that keeps nothing still plays
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`saloon-${name}`, value);
  } catch {
    // The setting lasts as long as the page
  }
}

function keptOrders(slug: string): string[] {
  try {
    return (localStorage.getItem(`saloon-orders-${slug}`) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

function languageOfReader(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  for (const code of wanted) {
    const found = LANGUAGES.find((one) => one === code);
    if (found) return found;
  }
  return "en";
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  words = $state.raw() as Words; // set by speak() before the page is mounted
  light = $state<Light>(kept("light", LIGHTS) ?? "system");
  speed = $state<Speed>(kept("speed", SPEEDS) ?? (still.matches ? "off" : "normal"));
  automatic = $state(kept("automatic", ["on", "off"]) !== "off"); // pass where nothing else can be answered
  private readonly orders = new SvelteMap<string, readonly string[]>(); // the ids of standing orders, by game

  constructor() {
    this.shine();
    dark.addEventListener("change", () => this.shine());
  }

  get tempo(): number {
    return TEMPO[this.speed];
  }

  /** Speaks a language from now on; the page changes when its words are there. */
  async speak(language: Language = kept("language", LANGUAGES) ?? languageOfReader()): Promise<void> {
    this.words = await wordsOf(language);
    document.documentElement.lang = language;
  }

  /** Learns the words of games that the page was not built with. */
  async speakOf(slugs: readonly string[]): Promise<void> {
    if (meet(slugs)) await this.speak(this.words.language);
  }

  async chooseLanguage(language: Language): Promise<void> {
    keep("language", language);
    await this.speak(language);
  }

  chooseLight(light: Light): void {
    this.light = light;
    keep("light", light);
    this.shine();
  }

  chooseSpeed(speed: Speed): void {
    this.speed = speed;
    keep("speed", speed);
    this.shine();
  }

  chooseAutomatic(automatic: boolean): void {
    this.automatic = automatic;
    keep("automatic", automatic ? "on" : "off");
  }

  /** The standing orders of a game. */
  ordersOf(slug: string): readonly string[] {
    return this.orders.get(slug) ?? keptOrders(slug);
  }

  order(slug: string, id: string, given: boolean): void {
    const others = this.ordersOf(slug).filter((one) => one !== id);
    const now = given ? [...others, id] : others;
    this.orders.set(slug, now);
    keep(`orders-${slug}`, now.join(" "));
  }

  private shine(): void {
    const root = document.documentElement;
    root.dataset["light"] = this.light === "system" ? (dark.matches ? "night" : "noon") : this.light;
    root.dataset["motion"] = this.speed === "off" ? "off" : "on";
  }
}

export const settings = new Settings();
