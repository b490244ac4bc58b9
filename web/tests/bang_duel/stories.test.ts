// The board gets by the events alone to where the server's views put it, so that nothing jumps. The games are golden
// ones, told by `python -m tools.stories`. What no event tells is named below, each with its reason.
import { describe, expect, it } from "vitest";
import declared from "../../../src/saloon/games/bang_duel/events.py?raw";
import { peopleOf } from "../../src/games/bang_duel/people";
import { act } from "../../src/games/bang_duel/perform";
import { Stage } from "../../src/games/bang_duel/stage.svelte";
import type { Card, DuelView, Person, Seat } from "../../src/games/bang_duel/view";
import type { GameEvent } from "../../src/games/face";
import { Words, bundleOf } from "../../src/lib/words";
import stories from "./stories.json";
import { card, hidden } from "./table";

interface Story {
  name: string;
  view: DuelView;
  steps: { events: GameEvent[]; now: Partial<Lie> }[];
}

interface Lie {
  turn: number;
  turns: number;
  phase: string;
  people: string[][];
  hands: string[];
  squads: string[];
  decks: (number | null)[];
  discard: (number | null)[];
  laid: string;
  winners: number[];
}

const mute = new Words("en", bundleOf("en", []), "bang-duel");
const TOP = 5; // cards of the discard pile

/** Where everything is, as the stories tell it. How many BANG! cards are left, the free move, used abilities, who is
 *  awake and the backs on top of the decks are the view's alone: they follow from rules, not from what happens. */
function lie(view: DuelView): Lie {
  return {
    turn: view.turn,
    turns: view.turns,
    phase: ["choosing", "over"].includes(view.phase) ? view.phase : "turn",
    people: view.seats.map((seat) => peopleOf(seat).map(standing).sort()),
    hands: view.seats.map((seat) => cards(seat.hand)),
    squads: view.seats.map(squad),
    decks: [...view.seats.map((seat) => seat.deck), view.common],
    discard: [view.discard.length, ...view.discard.slice(-TOP).map((card) => card.id)],
    laid: cards(view.laid),
    winners: [...view.winners],
  };
}

function standing({ name, life, front, gear }: Person): string {
  return `${name} ${life}${front ? "+" : ""} ${cards(gear)}`;
}

function squad({ reserve, waiting, gone }: Seat): string {
  return `${reserve} ${waiting?.join(" ") ?? ""} / ${gone.join(" ")}`;
}

function cards(some: Card[]): string {
  return some.map(shown).sort().join(" ");
}

function shown(card: Card): string {
  return card.id === null ? card.back : String(card.id);
}

/** Equipment that looks for its bearer lies on the table, but only `equipped` tells of it; and what is drawn for a
 *  choice (12.21, 14.8) is told like every draw, so it goes through the hand. */
function lay(view: DuelView, wanted: Lie): void {
  const hand = view.seats[view.turn]?.hand ?? [];
  const missing = wanted.laid.split(" ").filter((card) => card && !view.laid.map(shown).includes(card));
  for (const name of missing) {
    const known = Number.isNaN(Number(name)) ? null : card(Number(name), "bank"); // which one it is does not matter
    const held = hand.map(shown);
    const place = held.lastIndexOf(name);
    hand.splice(place >= 0 ? place : held.lastIndexOf(known?.back ?? name), 1);
    view.laid.push(known ?? hidden(name));
  }
}

const told = stories as unknown as Story[];

describe.each(told)("$name", ({ view, steps }) => {
  it("ends each answer where the server's view is", async () => {
    const stage = new Stage(view);
    stage.tempo = Infinity;
    let wanted = lie(view);
    for (const { events, now } of steps) {
      for (const event of events) await act(stage, event, mute);
      wanted = { ...wanted, ...now };
      if (now.laid) lay(stage.view, wanted);
      expect(lie(stage.view)).toEqual(wanted);
    }
  });
});

it("meets every kind of event, with the eyes of both sides and of an onlooker", () => {
  const events = told.flatMap((story) => story.steps.flatMap((step) => step.events));
  const kinds = new Set(events.map((event) => event.event));
  expect([...kinds].sort()).toEqual([...declared.matchAll(/EventKind\("([a-z-]+)"/g)].map((found) => found[1]).sort());
  expect(new Set(told.map((story) => story.view.viewer))).toEqual(new Set([0, 1, null]));
});
