// Even hatching for large surfaces: straight strokes cut to a box.
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Slanted strokes in the box at (x, y), `step` apart. */
export function slanted(x: number, y: number, width: number, height: number, step: number): string {
  let d = "";
  for (let from = x - height; from < x + width; from += step) {
    const start = Math.max(from, x);
    const end = Math.min(from + height, x + width);
    if (end - start > 1) d += `M${short(start)} ${short(y + start - from)}L${short(end)} ${short(y + end - from)}`;
  }
  return d;
}

/** Upright strokes, like boards. */
export function boards(x: number, y: number, width: number, height: number, step: number): string {
  let d = "";
  for (let from = x + step; from < x + width - 1; from += step) d += `M${short(from)} ${short(y)}v${short(height)}`;
  return d;
}

/** Level strokes, like planks. */
export function planks(x: number, y: number, width: number, height: number, step: number): string {
  let d = "";
  for (let from = y + step; from < y + height - 1; from += step) d += `M${short(x)} ${short(from)}h${short(width)}`;
  return d;
}
