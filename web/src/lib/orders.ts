// Answers without being asked: the pass where nothing else can be answered, and what the reader has ordered once and
// for all. What is possible a game says; what the reader wants is kept by the settings.
import type { Choice } from "../wire";

type Question = Readonly<Record<string, unknown>>;

/** Something that can be ordered in a game. "never": a choice that it applies to counts as not there when the page
 *  passes by itself; "first": such a choice is sent as soon as it is offered. */
export interface OrderOffer {
  id: string;
  label: string;
  does: "never" | "first";
  applies(question: Question, choice: Choice): boolean;
}

/** The words that let a question pass, if it is an answer window. */
export function passOf(question: Question): string | null {
  const words = question["pass"];
  return typeof words === "string" ? words : null;
}

/** The choices that the reader does not want, by their words, each with the order that says so. */
export function unwanted(
  question: Question,
  choices: readonly Choice[],
  orders: readonly OrderOffer[],
): Map<string, OrderOffer> {
  const found = new Map<string, OrderOffer>();
  for (const choice of choices) {
    const order = orders.find((one) => one.does === "never" && one.applies(question, choice));
    if (order && choice.words !== passOf(question)) found.set(choice.words, order);
  }
  return found;
}

/** What to answer without asking the reader; null: they decide. `automatic`: whether the page may pass by itself. */
export function standingAnswer(
  question: Question,
  choices: readonly Choice[],
  orders: readonly OrderOffer[],
  automatic: boolean,
): Choice | null {
  const not = unwanted(question, choices, orders);
  const left = choices.filter((choice) => !not.has(choice.words));
  const first = left.find((choice) => orders.some((one) => one.does === "first" && one.applies(question, choice)));
  if (first) return first;
  const [only, ...others] = left;
  return automatic && only && !others.length && only.words === passOf(question) ? only : null;
}
