// How a figure gets from one spot to another: keyframes that end where it now stands.
import type { Point } from "./places";

type Way = (from: Point, to: Point) => Keyframe[];

function frames(steps: number, at: (share: number) => { x: number; y: number; lean?: number }): Keyframe[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const { x, y, lean = 0 } = at(step / steps);
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${lean.toFixed(1)}deg)` };
  });
}

const eased = (share: number): number => share * share * (3 - 2 * share);

/** On foot: bouncing with every stride. */
export const walk: Way = (from, to) => {
  const strides = Math.max(2, Math.round(Math.abs(to.x - from.x) / 42));
  return frames(strides * 4, (share) => {
    const along = 1 - eased(share);
    const stride = Math.abs(Math.sin(share * strides * Math.PI));
    const lean = Math.sin(share * strides * Math.PI) * 5;
    return { x: (from.x - to.x) * along, y: (from.y - to.y) * along - stride * 7, lean };
  });
};

/** Up or down a ladder, hand over hand. */
export const climb: Way = (from, to) =>
  frames(12, (share) => {
    const along = 1 - share;
    return { x: (from.x - to.x) * along, y: (from.y - to.y) * along, lean: Math.sin(share * 6 * Math.PI) * 4 };
  });

/** Thrown through the air. */
export const thrown: Way = (from, to) =>
  frames(12, (share) => {
    const along = 1 - share;
    const lean = Math.sign(to.x - from.x || 1) * 38 * Math.sin(share * Math.PI);
    return { x: (from.x - to.x) * along, y: (from.y - to.y) * along - 34 * Math.sin(share * Math.PI), lean };
  });

/** Sliding without a foothold. */
export const swept: Way = (from, to) =>
  frames(10, (share) => {
    const along = 1 - eased(share);
    return { x: (from.x - to.x) * along, y: (from.y - to.y) * along, lean: Math.sign(from.x - to.x) * 16 * (1 - share) };
  });

/** Falling, with a bounce at the end. */
export const fall: Way = (from, to) =>
  frames(12, (share) => {
    const down = share < 0.7 ? (share / 0.7) ** 2 : 1 - 0.18 * Math.sin(((share - 0.7) / 0.3) * Math.PI);
    return { x: (from.x - to.x) * (1 - Math.min(1, share / 0.8)), y: (from.y - to.y) * (1 - down) };
  });
