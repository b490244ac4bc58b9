// Who and what is there, in words.
import type { Words } from "../../lib/words";
import type { Card, Link, Person } from "./view";

export function listed(words: Words, parts: string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(parts);
}

/** A card by name; one that nobody may see is told by its back. */
export function cardWords(words: Words, card: Card): string {
  return card.card ? words.name("card", card.card) : words.say("bang-duel-page-hidden-card", { back: card.back });
}

/** A character with everything that is open about it. */
export function personWords(words: Words, person: Person): string {
  const where = words.say(person.front ? "bang-duel-page-front" : "bang-duel-page-rear");
  const life = words.say("bang-duel-page-life", { count: person.life, most: person.most });
  const gear = person.gear.map((card) => cardWords(words, card));
  const parts = [words.name("person", person.name), where, life];
  if (!person.awake) parts.push(words.say("bang-duel-page-asleep"));
  if (gear.length) parts.push(words.say("bang-duel-page-gear", { what: listed(words, gear) }));
  return parts.join(", ");
}

const LINKS: Readonly<Record<string, string>> = {
  hit: "bang-duel-page-link-hit",
  raid: "bang-duel-page-link-raid",
  duel: "bang-duel-page-link-duel",
  loss: "bang-duel-page-link-loss",
  rider: "bang-duel-page-link-rider",
  draw: "bang-duel-page-link-draw",
  discard: "bang-duel-page-link-discard",
};

/** A link of the chain: what happens to whom. */
export function linkWords(words: Words, link: Link): string {
  const target = link.target ? words.name("person", link.target) : words.player(link.seat);
  const key = LINKS[link.what];
  return key ? words.say(key, { what: target }) : target;
}

/** How often each name occurs, the commonest first. */
export function counted(names: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
