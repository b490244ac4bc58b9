// How a figure stands: joints from angles. An angle is 0 when a limb hangs down, 90 when it points forward (right).
import { at, type Point } from "./hatch";
import type { Pose } from "./names";

export interface Stance {
  lean: number; // of the trunk, forward
  nod: number; // of the head
  back: number; // how far the hips are pushed back
  nearArm: readonly [number, number]; // upper arm, forearm
  farArm: readonly [number, number];
  nearLeg: readonly [number, number]; // thigh, shin
  farLeg: readonly [number, number];
}

export interface Build {
  thigh: number;
  shin: number;
  hips: number; // half the distance between the hip joints
  trunk: number; // hips to shoulders
  shoulders: number; // half the width
  upperArm: number;
  forearm: number;
}

export interface Joints {
  hip: Point; // between both
  neck: Point;
  trunk: (x: number, y: number) => string; // a place on the leaning trunk, as seen from the hips
  nearArm: readonly [Point, Point, Point];
  farArm: readonly [Point, Point, Point];
  nearLeg: readonly [Point, Point, Point];
  farLeg: readonly [Point, Point, Point];
}

const ANKLE = 4.5;

export const STANCES: Record<Pose, Stance> = {
  stand: { lean: 0, nod: 0, back: 0, nearArm: [-16, 14], farArm: [18, 34], nearLeg: [-9, -9], farLeg: [12, 8] },
  shoot: { lean: -5, nod: 3, back: 4, nearArm: [86, 90], farArm: [-24, 12], nearLeg: [-20, -22], farLeg: [24, 12] },
  punch: { lean: 16, nod: 0, back: 2, nearArm: [78, 92], farArm: [38, 128], nearLeg: [-30, -38], farLeg: [40, 8] },
  hit: { lean: 28, nod: 12, back: 7, nearArm: [18, 74], farArm: [98, 132], nearLeg: [4, -18], farLeg: [34, -6] },
  climb: { lean: 2, nod: -10, back: 0, nearArm: [212, 176], farArm: [140, 182], nearLeg: [52, -16], farLeg: [-2, -6] },
};

const reach = (from: Point, angle: number, length: number): Point => {
  const turn = (angle * Math.PI) / 180;
  return [from[0] + Math.sin(turn) * length, from[1] + Math.cos(turn) * length];
};

const bent = (from: Point, angles: readonly [number, number], upper: number, lower: number): [Point, Point, Point] => {
  const middle = reach(from, angles[0], upper);
  return [from, middle, reach(middle, angles[1], lower)];
};

const down = (angle: number): number => Math.cos((angle * Math.PI) / 180);

/** Where everything is; the lower foot stands on the ground. */
export function joints(stance: Stance, build: Build): Joints {
  const fall = (leg: readonly [number, number]): number => build.thigh * down(leg[0]) + build.shin * down(leg[1]);
  const hip: Point = [-stance.back, -ANKLE - Math.max(fall(stance.nearLeg), fall(stance.farLeg))];
  const neck = reach(hip, 180 - stance.lean, build.trunk + 4.4);
  const chest = reach(hip, 180 - stance.lean, build.trunk - 1.4);
  const across = (side: number): Point => reach(chest, 90 - stance.lean, side * build.shoulders);
  const turn = (stance.lean * Math.PI) / 180;
  return {
    hip,
    neck,
    trunk: (x, y) =>
      at([hip[0] + x * Math.cos(turn) - y * Math.sin(turn), hip[1] + x * Math.sin(turn) + y * Math.cos(turn)]),
    nearArm: bent(across(-1), stance.nearArm, build.upperArm, build.forearm),
    farArm: bent(across(0.85), stance.farArm, build.upperArm, build.forearm),
    nearLeg: bent([hip[0] - build.hips, hip[1]], stance.nearLeg, build.thigh, build.shin),
    farLeg: bent([hip[0] + build.hips, hip[1]], stance.farLeg, build.thigh, build.shin),
  };
}

/** The outline of a bent limb; widths are half widths at its three joints. */
export function limb(points: readonly [Point, Point, Point], widths: readonly [number, number, number]): string {
  const [a, b, c] = points;
  const unit = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  };
  const first = unit(a, b);
  const second = unit(b, c);
  const beside = (point: Point, along: Point, by: number): Point => [point[0] - along[1] * by, point[1] + along[0] * by];
  const sum: Point = [first[0] + second[0], first[1] + second[1]];
  const size = Math.hypot(sum[0], sum[1]) || 1;
  const mean: Point = [sum[0] / size, sum[1] / size];
  const mitre = Math.min(1.35, 1 / Math.max(0.5, size / 2));
  const corner = (side: number): [Point, Point, Point] => {
    const tip = beside(b, mean, side * widths[1] * mitre);
    const soft = 2.6;
    return [
      [tip[0] - first[0] * soft, tip[1] - first[1] * soft],
      tip,
      [tip[0] + second[0] * soft, tip[1] + second[1] * soft],
    ];
  };
  const left = corner(1);
  const right = corner(-1);
  const top = [beside(a, first, widths[0]), beside(a, first, -widths[0])] as const;
  const end = [beside(c, second, widths[2]), beside(c, second, -widths[2])] as const;
  const cap = widths[0];
  return (
    `M${at(top[0])}L${at(left[0])}Q${at(left[1])} ${at(left[2])}L${at(end[0])}L${at(end[1])}` +
    `L${at(right[2])}Q${at(right[1])} ${at(right[0])}L${at(top[1])}` +
    `A${cap} ${cap} 0 0 0 ${at(top[0])}Z`
  );
}

/** A place on a limb: `share` 0…1 along one of its two bones, `off` to the side. */
export function along(points: readonly [Point, Point, Point], bone: 0 | 1, share: number, off = 0): Point {
  const [from, to] = bone === 0 ? [points[0], points[1]] : [points[1], points[2]];
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  return [from[0] + dx * share - (dy / length) * off, from[1] + dy * share + (dx / length) * off];
}
