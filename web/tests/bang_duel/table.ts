// A duel under way, for the tests of its face.
import type { Card, DuelView, Person, Seat } from "../../src/games/bang_duel/view";

export function card(id: number, name: string, back = id < 40 ? "law" : "outlaw", symbol = "horseshoe") {
  return { id, card: name, back, symbol };
}

export function hidden(back: string): Card {
  return { back, id: null, card: null, symbol: null };
}

export function person(name: string, front: boolean, gear: Card[] = []): Person {
  return { name, life: 3, most: 4, front, awake: front, always: false, gear };
}

function seat(side: string, people: Person[], hand: Card[]): Seat {
  return { side, people, hand, known: [], reserve: 2, waiting: null, front: null, gone: [], deck: 20, top: side };
}

/** The law's eyes: Wild Bill and Garrett against Kid Curry and Tuco. */
export function duel(): DuelView {
  return {
    viewer: 0,
    squad: 4,
    turn: 0,
    turns: 3,
    phase: "play",
    bangs: 0,
    bangs_left: 1,
    moved: false,
    used: [],
    reload: false,
    seats: [
      seat(
        "law",
        [person("wild-bill", true, [card(35, "barrel")]), person("garrett", false)],
        [card(0, "colt"), card(16, "missed")],
      ),
      seat(
        "outlaw",
        [
          person("kid-curry", true, [card(73, "hat"), card(79, "dynamite")]),
          person("tuco", false, [card(76, "watch")]),
        ],
        [card(64, "robbery"), hidden("outlaw"), hidden("outlaw"), hidden("law")],
      ),
    ],
    common: null,
    common_top: null,
    discard: [card(3, "carbine")],
    reloaded: false,
    laid: [],
    chain: [],
    effect: null,
    unseen: { law: [], outlaw: [], common: [] },
    deciders: [0],
    asks: [{ seat: 0, question: { kind: "play", rule: "3.4", secret: false } }],
    winners: [],
  };
}
