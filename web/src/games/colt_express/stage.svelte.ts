// The board as it is shown just now, between one view and the next, and the means of moving what is on it.
import { tick } from "svelte";
import type { Facing, Pose } from "../../art/names";
import type { GameEvent } from "../face";
import { carLeft, middle, spots, type Point, type Spot } from "./places";
import { tell } from "./told";
import type { Loot, TrainView } from "./view";

/** Something that crosses the table: from the train to a corner, from a corner to the planned cards. */
export interface Flight {
  id: number;
  picture: Picture;
  from: Point;
  to: Point;
  time: number;
  landed: () => void;
}

export type Picture =
  | { kind: "bullet" }
  | { kind: "back" }
  | { kind: "card"; card: string; bandit: string | null }
  | { kind: "loot"; token: Loot };

/** Something drawn over the train for a moment. */
export type Mark = { id: number; at: Point } & (
  | { kind: "flash"; towards: number }
  | { kind: "fire"; to: Point }
  | { kind: "blow" }
  | { kind: "arm"; to: number }
  | { kind: "dust" }
);

export interface Caption {
  id: number;
  text: string;
  loud: boolean;
}

type Unnumbered<Thing> = Thing extends unknown ? Omit<Thing, "id"> : never;

const NOTHING: ReadonlySet<number> = new Set();

export class Stage {
  view = $state() as TrainView;
  offered = $state.raw<ReadonlySet<number>>(NOTHING);
  places: Map<string, Spot> = $derived(spots(this.view, this.offered));
  poses = $state<Record<string, Pose>>({});
  facing = $state<Record<string, Facing>>({});
  travelled = $state(0);
  flights = $state<Flight[]>([]);
  marks = $state<Mark[]>([]);
  caption = $state<Caption | null>(null);
  acting = $state<string | null>(null); // the bandit whose card is carried out
  tempo = 1;
  look: (x: number) => void = () => undefined; // set by the scene: brings x into sight

  private nodes = new Map<string, Element>();
  private made = 0;
  private shown = 0; // how many views have come

  constructor(view: TrainView) {
    this.view = copied(view);
  }

  /** The server's view replaces what the events left. */
  follow(view: TrainView): void {
    this.view = copied(view);
    this.shown += 1;
    this.poses = {};
    this.flights = [];
    this.marks = [];
    if (view.phase !== "stealing") this.acting = null;
  }

  /** What an event leaves on the board, unless a newer view has come meanwhile. */
  tell(event: GameEvent, when = this.shown): void {
    if (when === this.shown) tell(this.view, event);
  }

  get moment(): number {
    return this.shown;
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

  node(name: string): Element | undefined {
    return this.nodes.get(name);
  }

  /** The middle of a part, seen from the corner of the board. */
  centre(name: string): Point | null {
    const node = this.nodes.get(name);
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
  async animate(name: string, frames: Keyframe[] | PropertyIndexedKeyframes, time: number, easing = "ease-in-out"): Promise<void> {
    const node = this.nodes.get(name);
    if (!node || this.still) return;
    const duration = time / this.tempo;
    const motion = node.animate(frames, { duration, easing });
    await Promise.race([motion.finished.catch(() => undefined), this.wait(time + 200)]);
  }

  pulse(name: string, time = 300): Promise<void> {
    return this.animate(name, { scale: ["1", "1.12", "1"] }, time);
  }

  shake(name: string, time = 300): Promise<void> {
    return this.animate(name, { translate: ["0", "-4px", "4px", "-3px", "2px", "0"] }, time, "linear");
  }

  // Motion

  /** Tells an event and moves every piece from where it was to where it is now; `path` bends the way of one of them. */
  async shift(event: GameEvent, lead: string, path: (from: Point, to: Point) => Keyframe[], time: number): Promise<void> {
    const before = new Map(this.places);
    this.tell(event);
    if (this.still) return;
    await tick();
    const ways: Promise<void>[] = [];
    for (const [name, spot] of this.places) {
      const from = before.get(name);
      if (!from || (from.x === spot.x && from.y === spot.y)) continue;
      const way = name === lead ? path(from, spot) : slide(from, spot);
      ways.push(this.animate(name, way, name === lead ? time : Math.min(time, 260), name === lead ? "linear" : "ease-out"));
    }
    await Promise.all(ways);
  }

  turn(name: string, to: number): void {
    const spot = this.places.get(name);
    if (spot && Math.abs(to - spot.x) > 1) this.facing[name] = to < spot.x ? "left" : "right";
  }

  /** A pose for as long as something lasts. */
  async hold<Result>(name: string, pose: Pose, deed: () => Promise<Result>): Promise<Result> {
    if (this.still) return deed();
    const when = this.shown;
    this.poses[name] = pose;
    try {
      return await deed();
    } finally {
      if (when === this.shown) delete this.poses[name];
    }
  }

  async fly(picture: Picture, from: Point | null, to: Point | null, time: number): Promise<void> {
    if (this.still || !from || !to) return;
    await new Promise<void>((landed) => {
      const id = (this.made += 1);
      const done = (): void => {
        this.flights = this.flights.filter((flight) => flight.id !== id);
        landed();
      };
      this.flights.push({ id, picture, from, to, time: time / this.tempo, landed: done });
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

  /** Words across the scene. They stay a little after the play has gone on. */
  say(text: string, loud = false): void {
    if (this.still) return;
    const id = (this.made += 1);
    this.caption = { id, text, loud };
    setTimeout(() => {
      if (this.caption?.id === id) this.caption = null;
    }, (loud ? 1700 : 1100) / this.tempo);
  }

  lookAt(name: string): void {
    const spot = this.places.get(name);
    if (spot) this.look(spot.x);
  }

  lookAtCar(car: number): void {
    this.look(this.view.cars[car] ? middle(car, "car").x : carLeft(0));
  }
}

function copied(view: TrainView): TrainView {
  return $state.snapshot(view) as TrainView;
}

function slide(from: Point, to: Point): Keyframe[] {
  return [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }];
}
