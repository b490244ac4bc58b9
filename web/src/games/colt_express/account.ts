// Who and what is somewhere, in words.
import type { Words } from "../../lib/words";
import type { Loot, TrainView } from "./view";

export const LOOT = ["strongbox", "jewel", "purse"] as const;

const SOME = {
  strongbox: "colt-express-page-some-strongbox",
  jewel: "colt-express-page-some-jewel",
  purse: "colt-express-page-some-purse",
};

/** "Tuco, Doc and 2 purses", or "nobody". */
export function listed(words: Words, parts: string[]): string {
  if (!parts.length) return words.say("colt-express-page-nobody");
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(parts);
}

export function lootWords(words: Words, loot: Loot[]): string[] {
  return LOOT.flatMap((kind) => {
    const count = loot.filter((token) => token.kind === kind).length;
    return count ? [words.say(SOME[kind], { count })] : [];
  });
}

/** A car with everybody and everything in and on it. */
export function carWords(words: Words, view: TrainView, index: number): string {
  const car = view.cars[index];
  if (!car) return "";
  const people = (level: string): string[] => {
    const there = view.bandits.filter((bandit) => bandit.car === index && bandit.level === level);
    const names = there.map((bandit) => words.name("bandit", bandit.name));
    return level === "car" && view.marshal === index ? [words.name("bandit", "marshal"), ...names] : names;
  };
  const inside = listed(words, [...people("car"), ...lootWords(words, car.inside)]);
  const roof = listed(words, [...people("roof"), ...lootWords(words, car.roof)]);
  const key = index === 0 ? "colt-express-page-engine" : "colt-express-page-car";
  return words.say(key, { number: index, carriage: car.name, inside, roof });
}
