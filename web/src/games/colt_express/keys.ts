// What the letters on the keyboard stand for: cards and bandits, whatever is done with them, and the ways to say no.
import type { KeyOffer } from "../../lib/letters";
import type { Words } from "../../lib/words";
import type { Choice } from "../../wire";
import { kindOf, tokenOf } from "./offers";

const CARDS = ["move", "ladder", "fire", "punch", "rob", "marshal"];
const BANDITS = ["ghost", "doc", "belle", "tuco", "cheyenne", "django"];
const LOOT = ["purse", "jewel", "strongbox"];
const PLAIN = ["let-fall", "take-nothing", "no-second-card", "keep-no-more"];

const WITH_CARDS = new Set(["play", "pick-card", "keep"]);
const AT_BANDITS = new Set(["shoot", "punch"]);

const named = (kind: string) => (choice: Choice) => kindOf(choice) === kind;

const withCard = (card: string) => (choice: Choice) =>
  WITH_CARDS.has(kindOf(choice)) && choice.about["card"] === card;

const withBandit = (bandit: string) => (choice: Choice) =>
  (AT_BANDITS.has(kindOf(choice)) && choice.about["victim"] === bandit) ||
  (kindOf(choice) === "pick-bandit" && choice.about["bandit"] === bandit);

const withLoot = (loot: string) => (choice: Choice) =>
  kindOf(choice) !== "let-fall" && "token" in choice.about && tokenOf(choice).loot === loot;

export function keys(words: Words): KeyOffer[] {
  const plain = (kind: string): KeyOffer => ({ label: words.option({ kind }), applies: named(kind) });
  return [
    ...CARDS.map((card) => ({ label: words.name("card", card), applies: withCard(card) })),
    plain("draw"),
    ...BANDITS.map((bandit) => ({ label: words.name("bandit", bandit), applies: withBandit(bandit) })),
    ...LOOT.map((loot) => ({ label: words.name("loot", loot), applies: withLoot(loot) })),
    ...PLAIN.map(plain),
  ];
}
