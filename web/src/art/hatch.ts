// The burin's strokes: every line of shade is a wedge that starts broad and runs out to a point.
export type Point = readonly [number, number];

const short = (value: number): string => String(Math.round(value * 100) / 100);

export const at = (point: Point): string => `${short(point[0])} ${short(point[1])}`;

// A steady unevenness: the same line has the same length whenever it is drawn.
const uneven = (index: number): number => {
  const wave = Math.sin(index * 12.9898 + 4.1) * 43758.5453;
  return wave - Math.floor(wave);
};

/** One wedge from `from` to its point `to`; `bend` bows it sideways. */
export function wedge(from: Point, to: Point, weight: number, bend = 0): string {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const nx = -dy / length;
  const ny = dx / length;
  const half = weight / 2;
  const middle = (side: number): Point => [
    from[0] + dx * 0.45 + nx * (bend + side * half * 0.9),
    from[1] + dy * 0.45 + ny * (bend + side * half * 0.9),
  ];
  return (
    `M${at([from[0] + nx * half, from[1] + ny * half])}` +
    `Q${at(middle(1))} ${at(to)}Q${at(middle(-1))} ${at([from[0] - nx * half, from[1] - ny * half])}Z`
  );
}

/** Wedges side by side: they start along the line from `start` to `end` and run by `run`, some a little shorter. */
export function hatch(start: Point, end: Point, run: Point, lines: number, weight: number, bend = 0): string {
  let d = "";
  for (let line = 0; line < lines; line++) {
    const share = lines === 1 ? 0.5 : line / (lines - 1);
    const from: Point = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
    const reach = 0.7 + 0.3 * uneven(line + lines + start[0]);
    d += wedge(from, [from[0] + run[0] * reach, from[1] + run[1] * reach], weight, bend);
  }
  return d;
}

/** Rays around a point: broad far out, pointed near `inner`. */
export function rays(middle: Point, inner: number, outer: number, count: number, weight: number, start = 0): string {
  let d = "";
  for (let ray = 0; ray < count; ray++) {
    const angle = ((start + (360 * ray) / count) * Math.PI) / 180;
    const near = inner * (0.85 + 0.3 * uneven(ray));
    d += wedge(
      [middle[0] + Math.cos(angle) * outer, middle[1] + Math.sin(angle) * outer],
      [middle[0] + Math.cos(angle) * near, middle[1] + Math.sin(angle) * near],
      weight,
    );
  }
  return d;
}

/** A star of uneven points around a middle. */
export function burst(middle: Point, inner: number, outer: number, points: number, start = 0): string {
  const corners: string[] = [];
  for (let corner = 0; corner < points * 2; corner++) {
    const angle = ((start + (180 * corner) / points) * Math.PI) / 180;
    const far = corner % 2 === 0 ? outer * (0.78 + 0.22 * uneven(corner)) : inner;
    corners.push(at([middle[0] + Math.cos(angle) * far, middle[1] + Math.sin(angle) * far]));
  }
  return `M${corners.join("L")}Z`;
}

/** Wedges that stand on an arc (degrees, clockwise from the right) and point to its middle. */
export function fan(
  middle: Point,
  outer: number,
  inner: number,
  from: number,
  to: number,
  lines: number,
  weight: number,
): string {
  let d = "";
  for (let line = 0; line < lines; line++) {
    const turn = ((from + ((to - from) * line) / (lines - 1)) * Math.PI) / 180;
    const place = (far: number): Point => [middle[0] + Math.cos(turn) * far, middle[1] + Math.sin(turn) * far];
    d += wedge(place(outer), place(inner), weight);
  }
  return d;
}
