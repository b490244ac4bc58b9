// How the seats are told apart in a chart: by colour, by the dashes of the line, and by the shape of its marks.

export interface SeatSign {
  colour: string;
  dashes: string;
  mark: string; // a path around 0 0
}

const SIGNS: readonly SeatSign[] = [
  { colour: "var(--doc)", dashes: "", mark: "M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5z" },
  { colour: "var(--tuco)", dashes: "9 4", mark: "M-4.5-4.5h9v9h-9z" },
  { colour: "var(--cheyenne)", dashes: "2.5 4", mark: "M0-5.5L5.2 4H-5.2z" },
  { colour: "var(--belle)", dashes: "14 4 2.5 4", mark: "M0-6L6 0 0 6-6 0z" },
  { colour: "var(--ink)", dashes: "5 2.5", mark: "M-5.2-4H5.2L0 5.5z" },
  { colour: "var(--rust)", dashes: "16 3 2.5 3 2.5 3", mark: "M-2-5.5h4v3.5h3.5v4H2v3.5h-4V2h-3.5v-4H-2z" },
];

export function signOf(seat: number): SeatSign {
  return SIGNS[seat % SIGNS.length] as SeatSign;
}
