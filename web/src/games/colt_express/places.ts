// Where everything stands in the drawing. The locomotive is on the left; x grows towards the last car, y downwards.
import type { Loot, TrainView } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** A piece in the drawing; `back`: it stands in the second row. */
export interface Spot extends Point {
  back: boolean;
  scale: number;
}

export interface Stretch {
  left: number;
  right: number;
}

export const ROOF = 160; // what bandits on a roof stand on
export const CEILING = 176;
export const FLOOR = 290;
export const RAIL = 332;
export const BOTTOM = 374; // the least ground below the rails
export const HEADROOM = 26; // the least sky above a hat
export const TALL = BOTTOM - ROOF + 100 + HEADROOM; // the least height of the drawing

export const ENGINE = 372; // the locomotive, from the cowcatcher to the coupling
export const CAR = 200;
export const GAP = 12;
export const MARGIN = 14;
const CAB: Stretch = { left: 190, right: 332 };
const STEP = 44; // from one bandit to the next where there is room
const PILE = 27; // the same for loot
const OFFERED = 54; // loot that can be chosen needs room for a finger

export function trainWidth(cars: number): number {
  return ENGINE + (cars - 1) * (CAR + GAP) + 2 * MARGIN;
}

/** The left end of a car. */
export function carLeft(car: number): number {
  return MARGIN + (car === 0 ? 0 : ENGINE + GAP + (car - 1) * (CAR + GAP));
}

/** Where one can stand, inside or on the roof. */
export function room(car: number, level: string): Stretch {
  const left = carLeft(car);
  if (car === 0) return { left: left + CAB.left + 6, right: left + CAB.right - 6 };
  const wall = level === "roof" ? 10 : 18;
  return { left: left + wall, right: left + CAR - wall };
}

export function middle(car: number, level: string): Point {
  const { left, right } = room(car, level);
  return { x: (left + right) / 2, y: level === "roof" ? ROOF : FLOOR };
}

/** Where every bandit, the Marshal and every piece of loot is drawn. Keys: "doc", "marshal", "token-7". Loot in
 *  `offered` comes forward. */
export function spots(view: TrainView, offered: ReadonlySet<number>): Map<string, Spot> {
  const found = new Map<string, Spot>();
  view.cars.forEach((car, index) => {
    for (const level of ["car", "roof"]) {
      const there = view.bandits.filter((bandit) => bandit.car === index && bandit.level === level);
      const names = there.map((bandit) => bandit.name);
      if (level === "car" && view.marshal === index) names.unshift("marshal");
      line(found, names, index, level);
      heap(found, level === "roof" ? car.roof : car.inside, index, level, offered);
    }
  });
  return found;
}

function line(found: Map<string, Spot>, names: string[], car: number, level: string): void {
  const { left, right } = room(car, level);
  const { x, y } = middle(car, level);
  const step = Math.min(STEP, (right - left - 26) / Math.max(1, names.length - 1));
  const crowded = step < 32;
  names.forEach((name, index) => {
    const back = crowded && index % 2 === 1;
    const from = x + (index - (names.length - 1) / 2) * step;
    found.set(name, { x: from, y: back ? y - 5 : y, back, scale: back ? 0.94 : 1 });
  });
}

function heap(found: Map<string, Spot>, loot: Loot[], car: number, level: string, offered: ReadonlySet<number>): void {
  const { left, right } = room(car, level);
  const { x, y } = middle(car, level);
  const lying = loot.filter((token) => !offered.has(token.id)).sort(byKind);
  const step = Math.min(PILE, (right - left - 20) / Math.max(1, lying.length - 1));
  lying.forEach((token, index) => {
    found.set(`token-${token.id}`, { x: x + (index - (lying.length - 1) / 2) * step, y, back: false, scale: 1 });
  });
  const raised = loot.filter((token) => offered.has(token.id)).sort(byKind);
  raised.forEach((token, index) => {
    const from = x + (index - (raised.length - 1) / 2) * OFFERED;
    found.set(`token-${token.id}`, { x: from, y: y - 24, back: false, scale: 1.5 });
  });
}

const KINDS = ["strongbox", "jewel", "purse"];

function byKind(one: Loot, other: Loot): number {
  return KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || one.id - other.id;
}
