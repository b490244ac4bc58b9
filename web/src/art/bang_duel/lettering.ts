// How a title is set on its banner: one line, or two for a long name of several words.
// The widths of capitals in the display face, in shares of its size.
const WIDE = /[ЖМШЩЮЫMW]/u;
const NARROW = /[IІЇ«»-]/u;
const THIN = /[!.,'’\s]/u;

const letterWidth = (letter: string): number =>
  THIN.test(letter) ? 0.25 : NARROW.test(letter) ? 0.4 : WIDE.test(letter) ? 0.95 : 0.67;

const width = (line: string): number =>
  [...line.toLocaleUpperCase()].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** The lines of a title with the least width, at most two. */
function broken(title: string): string[] {
  const words = title.split(/\s+/u);
  let best = [title];
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    if (Math.max(...lines.map(width)) < Math.max(...best.map(width))) best = lines;
  }
  return best;
}

export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
  /** Even the smallest letters are too wide for the room. */
  readonly squeezed: boolean;
}

export function lettering(title: string, room: number, largest: number, least: number): Lettering {
  const whole = width(title);
  const lines = whole * least * 1.2 > room ? broken(title) : [title];
  const widest = Math.max(...lines.map(width), 1);
  const size = Math.max(least, Math.min(lines.length > 1 ? largest * 0.72 : largest, room / widest));
  return { lines, size, squeezed: widest * size > room + 0.5 };
}
