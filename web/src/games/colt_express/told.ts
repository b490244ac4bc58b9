// What each event changes on the board. The server's next view says the same; this is how the pieces get there, one
// event at a time, so that the eye can follow. Kinds that change nothing that lies on the table are not listed.
import type { GameEvent } from "../face";
import type { Bandit, Loot, Planned, Seat, TrainView } from "./view";

export interface Place {
  car: number;
  level: string;
}

const CARDS = ["move", "ladder", "fire", "punch", "rob", "marshal", "bullet"];

type Change = (view: TrainView, event: GameEvent) => void;

const CHANGES: Readonly<Record<string, Change>> = {
  "car-coupled": (view, event) => view.cars.push({ name: String(event["carriage"]), inside: [], roof: [] }),
  "bandit-chosen": (view, event) => {
    const unnamed = view.bandits.find((bandit) => bandit.seat === event["seat"] && bandit.name === "");
    if (unnamed) unnamed.name = String(event["bandit"]);
  },
  "first-player": (view, event) => (view.first = Number(event["seat"])),
  boarded: put,
  moved: put,
  climbed: put,
  pushed: put,
  knocked: put,
  fled: put,
  swept: put,
  "round-began": (view, event) => {
    putAway(view);
    view.round = Number(event["round"]);
    view.phase = "dealing";
    view.turn = null;
  },
  picked: (view, event) => draw(seatOf(view, event), 1),
  drew: (view, event) => draw(seatOf(view, event), Number(event["count"])),
  shuffled: (view, event) => {
    const seat = seatOf(view, event);
    seat.deck_size += seat.discard.length;
    seat.discard = [];
  },
  // Its turns and its event come with the next view
  "round-card": (view, event) => {
    view.rounds.push({ name: String(event["round-card"]), turns: [], event: "" });
    view.phase = "planning";
  },
  "turn-began": (view, event) => {
    view.turn = Number(event["turn-number"]) - 1;
    const turns = view.rounds[view.rounds.length - 1]?.turns;
    if (turns) turns[view.turn] ??= String(event["turn"]);
  },
  played: (view, event) => {
    const bandit = banditOf(view, event);
    lay(view, bandit.seat, { face_down: false, card: String(event["card"]), bandit: bandit.name });
  },
  hid: (view, event) => {
    const seat = Number(event["seat"]);
    const own = view.bandits.filter((bandit) => bandit.seat === seat);
    const bandit = event.known ? String(event["bandit"]) : own.length === 1 ? (own[0]?.name ?? null) : null;
    lay(view, seat, { face_down: true, card: event.known ? String(event["card"]) : null, bandit });
  },
  "stealing-began": (view) => {
    view.phase = "stealing";
    view.turn = view.rounds[view.rounds.length - 1]?.turns.length ?? null;
    if (view.expert) return;
    for (const seat of view.seats) {
      seat.deck_size += seat.hand_size;
      seat.hand_size = 0;
    }
  },
  "card-up": turnUp,
  "turned-up": turnUp,
  shot: (view, event) => {
    const shooter = banditOf(view, event);
    shooter.bullets -= 1;
    hit(view, banditOf(view, event, "victim"), shooter.name);
  },
  wounded: (view, event) => {
    view.neutral -= 1;
    hit(view, banditOf(view, event), "marshal");
  },
  "pile-closed": (view) => (view.neutral_closed = true),
  fell: drop,
  lost: drop,
  took: (view, event) => {
    const token = event["token"] as { id: number; loot: string };
    const known = event.known ? { value: Number(event["value"]) } : {};
    add(banditOf(view, event).loot, { ...lift(view, token), ...known });
  },
  ransom: (view, event) => {
    const all = [...view.bandits.flatMap((bandit) => bandit.loot), ...lying(view).flat()];
    const id = Math.max(FIRST_RANSOM - 1, ...all.map((token) => token.id)) + 1;
    add(banditOf(view, event).loot, { id, kind: "purse", value: 250 });
  },
  "marshal-moved": (view, event) => (view.marshal = (event["place"] as Place).car),
  strongbox: (view, event) => {
    add(here(view, event["place"] as Place), { id: SECOND_STRONGBOX, kind: "strongbox", value: 1000 });
  },
  discarded: (view, event) => {
    const seat = seatOf(view, event);
    const cards = (event["cards"] as string[] | undefined) ?? [];
    seat.hand_size -= cards.length;
    seat.discard = sorted([...seat.discard, ...cards]);
  },
  "best-shooter": (view) => {
    putAway(view);
    view.phase = "over";
    view.turn = null;
  },
  won: (view, event) => {
    if (!view.winners.includes(Number(event["seat"]))) view.winners.push(Number(event["seat"]));
  },
};

const SECOND_STRONGBOX = 25; // tokens have fixed numbers
const FIRST_RANSOM = 26;

/** The board after an event. */
export function tell(view: TrainView, event: GameEvent): void {
  CHANGES[event.event]?.(view, event);
}

export function banditOf(view: TrainView, event: GameEvent, role = "bandit"): Bandit {
  const found = view.bandits.find((bandit) => bandit.name === event[role]);
  if (!found) throw new Error(`nobody is ${String(event[role])}`);
  return found;
}

export function lying(view: TrainView): Loot[][] {
  return view.cars.flatMap((car) => [car.inside, car.roof]);
}

function seatOf(view: TrainView, event: GameEvent): Seat {
  const seat = view.seats[Number(event["seat"])];
  if (!seat) throw new Error(`nobody sits at ${String(event["seat"])}`);
  return seat;
}

function put(view: TrainView, event: GameEvent): void {
  const place = event["place"] as Place;
  const bandit = banditOf(view, event);
  bandit.car = place.car;
  bandit.level = place.level;
}

function draw(seat: Seat, count: number): void {
  seat.hand_size += count;
  seat.deck_size -= count;
  seat.bullets_on_top = Math.max(0, seat.bullets_on_top - count);
}

function lay(view: TrainView, seat: number, what: Pick<Planned, "face_down" | "card" | "bandit">): void {
  view.plan.push({ seat, turn: view.turn ?? 0, done: false, ...what });
  const corner = view.seats[seat];
  if (corner) corner.hand_size -= 1;
}

function turnUp(view: TrainView, event: GameEvent): void {
  const card = view.plan[view.next_card];
  if (card) Object.assign(card, { face_down: false, done: true, card: event["card"], bandit: event["bandit"] });
  view.next_card += 1;
}

function hit(view: TrainView, victim: Bandit, giver: string): void {
  const seat = view.seats[victim.seat];
  if (!seat) return;
  seat.received += 1;
  seat.received_from[giver] = (seat.received_from[giver] ?? 0) + 1;
  seat.deck_size += 1;
  if (view.expert) seat.bullets_on_top += 1;
}

function drop(view: TrainView, event: GameEvent): void {
  add(here(view, event["place"] as Place), lift(view, event["token"] as { id: number; loot: string }));
}

function here(view: TrainView, place: Place): Loot[] {
  const car = view.cars[place.car];
  if (!car) throw new Error(`no car ${place.car}`);
  return place.level === "roof" ? car.roof : car.inside;
}

/** A token, taken from wherever it is. */
function lift(view: TrainView, token: { id: number; loot: string }): Loot {
  for (const tokens of [...view.bandits.map((bandit) => bandit.loot), ...lying(view)]) {
    const index = tokens.findIndex((other) => other.id === token.id);
    const found = tokens[index];
    if (found) {
      tokens.splice(index, 1);
      return found;
    }
  }
  return { id: token.id, kind: token.loot, value: null };
}

function add(tokens: Loot[], token: Loot): void {
  tokens.push(token);
  tokens.sort((one, other) => one.id - other.id);
}

function sorted(cards: string[]): string[] {
  return cards.sort((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other));
}

/** The cards of the stack go home. */
function putAway(view: TrainView): void {
  for (const entry of view.plan) {
    const corner = view.seats[entry.seat];
    if (corner && view.expert) corner.discard = sorted([...corner.discard, entry.card ?? "move"]);
    else if (corner) corner.deck_size += 1;
  }
  view.plan = [];
  view.next_card = 0;
}
