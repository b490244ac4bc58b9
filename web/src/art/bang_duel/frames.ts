// The inner edge of a card's frame. Each kind has an edge of its own, so that it is known without its colour.
import { at, type Point } from "../hatch";
import type { Frame } from "./kinds";

const LEFT = 9;
const TOP = 9;
const RIGHT = 91;
const BOTTOM = 131;
const DEEP = 3.6;

// The four sides in the order of the clock, with the number of ornaments on each.
const SIDES: readonly (readonly [Point, Point, number])[] = [
  [[LEFT, TOP], [RIGHT, TOP], 12],
  [[RIGHT, TOP], [RIGHT, BOTTOM], 18],
  [[RIGHT, BOTTOM], [LEFT, BOTTOM], 12],
  [[LEFT, BOTTOM], [LEFT, TOP], 18],
];

/** Points or scallops that grow inwards from every side. */
function edge(round: boolean): string {
  let d = `M${at([LEFT, TOP])}`;
  for (const [from, to, count] of SIDES) {
    const step: Point = [(to[0] - from[0]) / count, (to[1] - from[1]) / count];
    const length = Math.hypot(...step);
    const inwards: Point = [(-step[1] / length) * DEEP, (step[0] / length) * DEEP];
    for (let index = 0; index < count; index++) {
      const near: Point = [from[0] + step[0] * index, from[1] + step[1] * index];
      const far: Point = [near[0] + step[0], near[1] + step[1]];
      if (round) {
        const bow = (point: Point): Point => [point[0] + inwards[0] * 1.1, point[1] + inwards[1] * 1.1];
        d += `C${at(bow(near))} ${at(bow(far))} ${at(far)}`;
      } else {
        d += `L${at([near[0] + step[0] / 2 + inwards[0], near[1] + step[1] / 2 + inwards[1]])}L${at(far)}`;
      }
    }
  }
  return `${d}Z`;
}

const CUT = 9; // of a corner

export const EDGES: Record<Frame, string> = {
  bang: edge(false),
  action: edge(true),
  equipment:
    `M${LEFT + CUT} ${TOP + 1}H${RIGHT - CUT}L${RIGHT - 1} ${TOP + CUT}V${BOTTOM - CUT}` +
    `L${RIGHT - CUT} ${BOTTOM - 1}H${LEFT + CUT}L${LEFT + 1} ${BOTTOM - CUT}V${TOP + CUT}Z`,
};

/** The rivets of a plate. */
export const RIVETS: readonly Point[] = SIDES.flatMap(([from, to, count]) =>
  Array.from({ length: count / 6 + 1 }, (_, index): Point => {
    const share = (index + 0.5) / (count / 6 + 1);
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    return from[0] === to[0] ? [x + Math.sign(x - 50) * 2.4, y] : [x, y + Math.sign(y - 70) * 2.4];
  }),
);

export const FRAME_INKS: Record<Frame, string> = {
  bang: "var(--art-red)",
  action: "var(--art-leather)",
  equipment: "var(--art-blue)",
};
