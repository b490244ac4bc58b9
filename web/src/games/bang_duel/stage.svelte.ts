// The table as it is shown just now, between one view and the next, and the means of moving what is on it.
import { tick } from "svelte";
import type { GameEvent } from "../face";
import type { Printed } from "./offers";
import { tell } from "./told";
import type { DuelView } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** A card that crosses the table; without a face one sees its back. */
export interface Flight {
  id: number;
  back: string;
  card: Printed | null;
  from: Point;
  to: Point;
  time: number;
  landed: () => void;
}

/** Something drawn over the street for a moment. */
export type Mark = { id: number; at: Point } & (
  | { kind: "flash"; towards: number }
  | { kind: "fire"; to: Point }
  | { kind: "hit" }
  | { kind: "miss" }
  | { kind: "gain" }
  | { kind: "dust" }
  | { kind: "blast" }
);

export interface Caption {
  id: number;
  text: string;
  loud: boolean;
}

/** A card turned over, the symbol that was hunted, and whether it is there. */
export interface Reveal {
  id: number;
  card: Printed;
  sign: string | null;
}

type Frames = Keyframe[] | PropertyIndexedKeyframes;
type Unnumbered<Thing> = Thing extends unknown ? Omit<Thing, "id"> : never;

export class Stage {
  view = $state() as DuelView;
  flights = $state<Flight[]>([]);
  marks = $state<Mark[]>([]);
  caption = $state<Caption | null>(null);
  reveal = $state<Reveal | null>(null);
  aim = $state<{ shooter: string; target: string } | null>(null); // a hit that is on its way
  tempo = 1;

  private nodes = new Map<string, Element>();
  private made = 0;
  private shown = 0; // how many views have come

  constructor(view: DuelView) {
    this.view = copied(view);
  }

  /** The server's view replaces what the events left. */
  follow(view: DuelView): void {
    this.view = copied(view);
    this.shown += 1;
    this.flights = [];
    this.marks = [];
    this.reveal = null;
    const hit = view.chain[0];
    this.aim = hit?.what === "hit" && hit.shooter && hit.target ? { shooter: hit.shooter, target: hit.target } : null;
  }

  tell(event: GameEvent): void {
    tell(this.view, event);
  }

  // Parts of the page

  keep(name: string) {
    return (node: Element): (() => void) => {
      this.nodes.set(name, node);
      return () => {
        if (this.nodes.get(name) === node) this.nodes.delete(name);
      };
    };
  }

  /** The middle of a part, seen from the corner of the board. */
  centre(...names: string[]): Point | null {
    const node = names.map((name) => this.nodes.get(name)).find((found) => found);
    const board = this.nodes.get("board");
    if (!node || !board) return null;
    const box = node.getBoundingClientRect();
    const origin = board.getBoundingClientRect();
    return { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y };
  }

  // Time

  get still(): boolean {
    return this.tempo === Infinity;
  }

  wait(time: number): Promise<void> {
    return this.still ? Promise.resolve() : new Promise((done) => setTimeout(done, time / this.tempo));
  }

  /** Moves a part of the page. A hidden page stops its animations, but not the game. */
  async animate(name: string, frames: Frames, time: number, easing = "ease-in-out"): Promise<void> {
    const node = this.nodes.get(name);
    if (!node || this.still) return;
    const motion = node.animate(frames, { duration: time / this.tempo, easing });
    await Promise.race([motion.finished.catch(() => undefined), this.wait(time + 200)]);
  }

  pulse(name: string, time = 300): Promise<void> {
    return this.animate(name, { scale: ["1", "1.12", "1"] }, time);
  }

  shake(name: string, time = 300): Promise<void> {
    return this.animate(name, { translate: ["0", "-6px", "6px", "-4px", "3px", "0"] }, time, "linear");
  }

  // Motion

  /** Tells an event and lets those who change places walk there. */
  async shift(event: GameEvent, names: string[], time: number): Promise<void> {
    const before = names.map((name) => this.nodes.get(name)?.getBoundingClientRect());
    this.tell(event);
    if (this.still) return;
    await tick();
    await Promise.all(
      names.map((name, index) => {
        const [from, to] = [before[index], this.nodes.get(name)?.getBoundingClientRect()];
        if (!from || !to || !to.width) return undefined;
        const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
        return this.animate(name, { transform: [start, "none"], transformOrigin: ["0 0", "0 0"] }, time);
      }),
    );
  }

  async fly(back: string, card: Printed | null, from: Point | null, to: Point | null, time: number): Promise<void> {
    if (this.still || !from || !to) return;
    await new Promise<void>((landed) => {
      const id = (this.made += 1);
      const done = (): void => {
        this.flights = this.flights.filter((flight) => flight.id !== id);
        landed();
      };
      this.flights.push({ id, back, card, from, to, time: time / this.tempo, landed: done });
      setTimeout(done, time / this.tempo + 200);
    });
  }

  async mark(mark: Unnumbered<Mark>, time: number): Promise<void> {
    if (this.still) return;
    const id = (this.made += 1);
    this.marks.push({ ...mark, id } as Mark);
    await this.wait(time);
    this.marks = this.marks.filter((one) => one.id !== id);
  }

  /** A card is turned over for all to see. */
  async turnOver(card: Printed, sign: string | null, time: number): Promise<void> {
    if (this.still) return;
    const id = (this.made += 1);
    this.reveal = { id, card, sign };
    this.caption = null; // it would lie on the card
    await this.wait(time);
    if (this.reveal?.id === id) this.reveal = null;
  }

  /** Words across the street. They stay a little after the play has gone on. */
  say(text: string, loud = false): void {
    if (this.still) return;
    const id = (this.made += 1);
    this.caption = { id, text, loud };
    setTimeout(
      () => {
        if (this.caption?.id === id) this.caption = null;
      },
      (loud ? 1700 : 1100) / this.tempo,
    );
  }
}

function copied(view: DuelView): DuelView {
  return $state.snapshot(view) as DuelView;
}
