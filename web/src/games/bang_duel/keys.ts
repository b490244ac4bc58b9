// What the letters on the keyboard stand for: what can be done in a turn, the ways to give in, and then cards, whatever
// is done with them.
import { KINDS } from "../../art/bang_duel/kinds";
import type { KeyOffer } from "../../lib/letters";
import type { Words } from "../../lib/words";
import type { Choice } from "../../wire";
import { cardOf, kindOf } from "./offers";

// The same card, but something else is done with it
const OTHERWISE = new Set(["as-colt", "reload", "reload-worn", "reload-again", "effect", "at"]);
const WORN: Readonly<Record<string, string>> = { barrel: "try-barrel", hat: "use-hat" };

const named = (kind: string): KeyOffer["applies"] => (choice) => kindOf(choice) === kind;

export function keys(words: Words): KeyOffer[] {
  return [
    { label: words.option({ kind: "end" }), applies: named("end") },
    { label: words.say("bang-duel-page-key-move"), applies: named("move") },
    { label: words.say("bang-duel-page-key-use"), applies: named("use") },
    { label: words.say("bang-duel-page-take-hit"), applies: named("take-hit") },
    { label: words.say("bang-duel-page-give-up"), applies: named("give-up") },
    { label: words.say("bang-duel-page-waste"), applies: named("waste") },
    { label: words.option({ kind: "decline" }), applies: named("decline") },
    { label: words.name("person", "kid-curry"), applies: named("try-kid") },
    ...Object.keys(KINDS).map((card) => ({
      label: words.name("card", card),
      applies: (choice: Choice) =>
        kindOf(choice) === WORN[card] || (!OTHERWISE.has(kindOf(choice)) && cardOf(choice.about)?.card === card),
    })),
  ];
}
