// What each event changes on the table. The server's next view says the same; this is how the pieces get there, one
// event at a time, so that the eye can follow. Kinds that change nothing that lies on the table are not listed.
import type { GameEvent } from "../face";
import { cardOf, type Printed } from "./offers";
import { everybody, peopleOf, personOf } from "./people";
import type { Card, DuelView, Person, Seat } from "./view";

type Change = (view: DuelView, event: GameEvent) => void;

const CHANGES: Readonly<Record<string, Change>> = {
  fronted: (view, event) => {
    view.phase = "start";
    stand(view, event, true);
  },
  covered: (view, event) => stand(view, event, false),
  drew: (view, event) => {
    const seat = seatOf(view, event);
    const cards = event["cards"] as Printed[] | undefined;
    const count = Number(event["count"] ?? cards?.length ?? 1);
    for (let index = 0; index < count; index += 1) {
      const card = cards?.[index];
      seat.hand.push(card ? { ...card } : unknown(String(event["back"])));
    }
    takeOff(view, String(event["deck"]), count);
  },
  shuffled: (view) => {
    view.common = (view.common ?? 0) + view.discard.length;
    view.discard = [];
  },
  "turn-began": (view, event) => {
    Object.assign(view, { turn: Number(event["seat"]), turns: view.turns + 1, phase: "start" });
    Object.assign(view, { bangs: 0, bangs_left: 1, moved: false, used: [] });
  },
  played: away,
  "as-colt": away,
  reloaded: away,
  answered: away,
  paid: away,
  discarded: (view, event) => {
    const chosen = view.laid.length;
    away(view, event);
    // One of the cards on the table was given up: the others come to hand (12.21, 14.8)
    if (view.laid.length < chosen) seatOf(view, event).hand.push(...view.laid.splice(0));
  },
  scattered: away,
  "shot-back": away,
  stripped: away,
  exploded: away,
  equipped: hang,
  "passed-on": hang,
  moved: (view, event) => {
    for (const person of peopleOf(seatOf(view, event))) step(person, person.name === event["person"]);
  },
  revealed: (view, event) => {
    const card = cardOf(event);
    if (!card) return;
    takeOff(view, deckOf(seatOf(view, event)), 1);
    // Masterson lays them on the table and chooses while he lives (13.4); a newcomer's life is not told
    const chooser = personOf(view, "masterson");
    (chooser && (chooser.life || !chooser.most) ? view.laid : view.discard).push({ ...card });
  },
  chose: (view, event) => {
    const [chosen, others] = [cardOf(event)?.id, view.laid.splice(0)];
    view.discard.push(...others.filter((card) => card.id !== chosen), ...others.filter((card) => card.id === chosen));
  },
  showed: (view, event) => {
    const [seat, card] = [seatOf(view, event), cardOf(event)];
    if (card && fromHand(seat, card, card.back)) seat.hand.push({ ...card });
  },
  wounded: live,
  healed: live,
  died: (view, event) => {
    const seat = seatOf(view, event);
    const place = seat.people.findIndex((person) => person?.name === event["person"]);
    const dead = seat.people[place];
    if (!dead) return;
    seat.people[place] = null;
    seat.gone.push(dead.name);
  },
  entered: (view, event) => {
    const seat = seatOf(view, event);
    const place = seat.people.indexOf(null);
    if (place < 0) return;
    seat.reserve = Math.max(0, seat.reserve - 1);
    seat.waiting = seat.waiting?.filter((name) => name !== event["person"]) ?? null;
    // Whoever comes in takes the place of the dead, and the token stays where it is
    seat.people[place] = newcomer(event, !peopleOf(seat).some((person) => person.front));
  },
  alone: (view, event) => {
    const person = personOf(view, event["person"]);
    if (person) step(person, true);
  },
  stolen: (view, event) => {
    const thief = seatOf(view, event);
    const victim = view.seats.find((seat) => seat !== thief);
    const [card, back] = [cardOf(event), String(event["back"])];
    // Onlookers do not see which: it may be any that they knew (15.3)
    if (victim && !card) victim.hand = victim.hand.map((held) => (held.back === back ? unknown(back) : held));
    if (victim) fromHand(victim, card, back);
    thief.hand.push(card ? { ...card } : unknown(back));
  },
  taken: (view, event) => intoHand(view, event),
  picked: (view, event) => intoHand(view, event),
  "laid-out": (view, event) => {
    view.laid = (event["cards"] as Printed[] | undefined)?.map((card) => ({ ...card })) ?? [];
    // Two from each side's deck, and from the common one what is missing there (12.22)
    const own = view.seats.map((seat) => Math.min(2, seat.deck));
    view.seats.forEach((seat, index) => takeOff(view, seat.side, own[index] ?? 0));
    takeOff(view, "common", view.laid.length - own.reduce((sum, count) => sum + count, 0));
  },
  won: (view, event) => {
    const seat = Number(event["seat"]);
    if (!view.winners.includes(seat)) view.winners.push(seat);
    view.phase = "over";
  },
};

/** The table after an event. */
export function tell(view: DuelView, event: GameEvent): void {
  CHANGES[event.event]?.(view, event);
}

function seatOf(view: DuelView, event: GameEvent): Seat {
  const seat = view.seats[Number(event["seat"])];
  if (!seat) throw new Error(`nobody sits at ${String(event["seat"])}`);
  return seat;
}

function unknown(back: string): Card {
  return { back, id: null, card: null, symbol: null };
}

/** A character of whom only the name is told; the rest comes with the next view. */
function newcomer(event: GameEvent, front: boolean): Person {
  const life = Number(event["life"]); // newcomers have all their life
  return { name: String(event["person"]), life, most: life, front, awake: front, always: false, gear: [] };
}

function stand(view: DuelView, event: GameEvent, front: boolean): void {
  const seat = seatOf(view, event);
  const there = personOf(view, event["person"]);
  if (there) step(there, front);
  else seat.people[front ? 0 : 1] = newcomer(event, front);
}

/** Whoever carries the token is awake (5.1); who else is for a while comes with the next view. */
function step(person: Person, front: boolean): void {
  Object.assign(person, { front, awake: front });
}

/** The deck that a seat draws from: its own while there is one. */
function deckOf(seat: Seat): string {
  return seat.deck ? seat.side : "common";
}

function takeOff(view: DuelView, deck: string, count: number): void {
  const owner = view.seats.find((seat) => seat.side === deck);
  if (owner) owner.deck = Math.max(0, owner.deck - count);
  else if (view.common !== null) view.common = Math.max(0, view.common - count);
}

/** A card, taken from wherever it is known to lie. */
function lift(view: DuelView, card: Printed): Card | undefined {
  const lying = [...everybody(view).map((person) => person.gear), view.laid, ...view.seats.map((seat) => seat.hand)];
  for (const cards of lying) {
    const index = cards.findIndex((one) => one.id === card.id);
    if (index >= 0) return cards.splice(index, 1)[0];
  }
  const covered = view.laid.findIndex((one) => one.id === null && one.back === card.back);
  return covered >= 0 ? view.laid.splice(covered, 1)[0] : undefined;
}

/** A card out of a hand: the one that is meant, else one that could be it. */
function fromHand(seat: Seat, card: Printed | null, back: string): Card | undefined {
  const exact = card ? seat.hand.findIndex((one) => one.id === card.id) : -1;
  const index = exact >= 0 ? exact : seat.hand.findIndex((one) => one.id === null && one.back === back);
  return index >= 0 ? seat.hand.splice(index, 1)[0] : undefined;
}

function remove(view: DuelView, event: GameEvent, card: Printed): void {
  if (lift(view, card) || event["seat"] === undefined) return;
  fromHand(seatOf(view, event), card, card.back);
}

function away(view: DuelView, event: GameEvent): void {
  const card = cardOf(event);
  if (!card) return;
  remove(view, event, card);
  view.discard.push({ ...card });
}

function hang(view: DuelView, event: GameEvent): void {
  const card = cardOf(event);
  if (!card) return;
  remove(view, event, card);
  personOf(view, event["person"])?.gear.push({ ...card });
}

function intoHand(view: DuelView, event: GameEvent): void {
  const card = cardOf(event);
  if (!card) return;
  lift(view, card);
  seatOf(view, event).hand.push({ ...card });
}

function live(view: DuelView, event: GameEvent): void {
  const person = personOf(view, event["person"]);
  if (person) person.life = Number(event["life"]);
}
