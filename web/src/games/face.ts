// What a game shows of itself at the table. The page around it is the same for every game.
import type { Component } from "svelte";
import type { KeyOffer } from "../lib/letters";
import type { OrderOffer } from "../lib/orders";
import type { Words } from "../lib/words";
import type { Choice, Position } from "../wire";

/** What happened in a game, as the reader may see it: a key with arguments, named by the server. */
export interface GameEvent {
  event: string;
  known: boolean;
  [argument: string]: unknown;
}

/** What every part of a face gets. `choices` is empty unless the reader may answer now. */
export interface FaceProps<View = unknown> {
  view: View;
  seat: number | null; // through whose eyes; null: a spectator
  mine: number[]; // the seats of the reader
  names: string[]; // the players by seat
  bots: (string | null)[]; // the bots that play for them
  asked: number[]; // seats that owe an answer
  choices: Choice[];
  pointed: Choice | null; // the choice under pointer or keyboard, wherever it is shown
  words: Words;
  choose: (choice: Choice) => void;
  point: (choice: Choice | null) => void;
}

/** A board can act out an event; it resolves when the eye has seen it. `tempo` is 1 at normal speed, larger is faster,
 *  and Infinity means at once, without motion. Until the next view comes, the board shows what the events left. */
export interface Performer {
  perform(event: GameEvent, tempo: number): Promise<void>;
}

export interface Face {
  Board: Component<FaceProps<never>, Performer>; // the scene; scrolls sideways on a phone
  Hand?: Component<FaceProps<never>>; // what the reader holds, within reach of the thumb
  Ending: Component<FaceProps<never> & { position: Position }>; // the final scoring, told step by step
  orders?: (words: Words) => OrderOffer[]; // what the reader can order once and for all
  keys?: (words: Words) => KeyOffer[]; // answers with a letter of their own, those that are wanted most first
}
