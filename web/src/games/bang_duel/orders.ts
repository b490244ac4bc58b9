// What a reader may order once and for all, so that the answer windows need less clicking.
import type { OrderOffer } from "../../lib/orders";
import type { Words } from "../../lib/words";
import { isCardType, KINDS, type Mark } from "../../art/bang_duel/kinds";
import type { Choice } from "../../wire";
import { cardOf, kindOf } from "./offers";

type Question = Readonly<Record<string, unknown>>;

const answering = (question: Question): boolean => question["kind"] === "answer";
const atDerringer = (question: Question): boolean => answering(question) && question["derringer"] === 1;
const byCard = (choice: Choice): boolean => kindOf(choice) === "miss";

const typeOf = (choice: Choice): string => cardOf(choice.about)?.card ?? "";

function isMissCard(choice: Choice): boolean {
  const type = typeOf(choice);
  return isCardType(type) && (KINDS[type].marks as readonly Mark[]).includes("miss");
}

export function orders(words: Words): OrderOffer[] {
  return [
    {
      id: "barrel-first",
      label: words.say("bang-duel-page-order-barrel"),
      does: "first",
      applies: (question, choice) => answering(question) && kindOf(choice) === "try-barrel",
    },
    {
      id: "kid-first",
      label: words.say("bang-duel-page-order-kid"),
      does: "first",
      applies: (question, choice) => answering(question) && kindOf(choice) === "try-kid",
    },
    {
      id: "keep-hat",
      label: words.say("bang-duel-page-order-hat"),
      does: "never",
      applies: (question, choice) => answering(question) && kindOf(choice) === "use-hat",
    },
    {
      id: "derringer-keep-misses",
      label: words.say("bang-duel-page-order-derringer-misses"),
      does: "never",
      applies: (question, choice) => atDerringer(question) && byCard(choice) && isMissCard(choice),
    },
    {
      id: "derringer-keep-others",
      label: words.say("bang-duel-page-order-derringer-others"),
      does: "never",
      applies: (question, choice) => atDerringer(question) && byCard(choice) && !isMissCard(choice),
    },
    {
      id: "keep-return-fire",
      label: words.say("bang-duel-page-order-return-fire"),
      does: "never",
      applies: (question, choice) => answering(question) && byCard(choice) && typeOf(choice) === "return-fire",
    },
    {
      id: "spare-buffalo-bill",
      label: words.say("bang-duel-page-order-shield"),
      does: "never",
      applies: (question, choice) => question["kind"] === "shield" && kindOf(choice) === "shield",
    },
  ];
}
