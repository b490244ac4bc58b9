// Small signs, 24 by 24, one solid shape each: they must be told apart at 16 pixels, in any one colour.
import type { Mark, Side } from "./kinds";

const hole = (x: number, y: number, r: number): string => `M${x} ${y - r}a${r} ${r} 0 1 0 .01 0Z`;

export type RevealSymbol = "barrel" | "dynamite" | "snake" | "horseshoe";
export type SignName = RevealSymbol | Mark | Side | "bang" | "action" | "equipment";

export const SIGNS: Record<SignName, string> = {
  barrel:
    "M5.4 1.6Q12 .2 18.6 1.6Q22.6 12 18.6 22.4Q12 23.8 5.4 22.4Q1.4 12 5.4 1.6Z" +
    "M4.2 6.2V8H19.8V6.2ZM4.2 16V17.8H19.8V16Z" +
    hole(12, 12, 2.1),
  dynamite:
    "M2 8H7.4V23H2ZM9 8H14.8V23H9ZM16.4 8H21.8V23H16.4ZM7.4 13H9V15H7.4ZM14.8 13H16.4V15H14.8ZM7.4 17.4H9V19.4H7.4ZM14.8 17.4H16.4V19.4H14.8Z" +
    "M11 7.4Q10.8 3.6 14.2 3.4L14.4 5.2Q12.8 5.4 12.8 7.4Z" +
    "M18.2-.4L19.2 2L21.8 1.2L20.8 3.6L23 5L20.6 5.6L20.4 7.6L18.4 6.2L16.2 7.2L16.8 5L14.8 3.4L17 2.8Z",
  snake:
    "M2 6.4Q2 1.8 8 1.6Q13.6 1.6 13.8 6Q13.8 9 10.2 10.6Q7.6 12 9.6 13.2Q12 14 16.4 13.6Q22.4 13.4 22.4 18Q22.2 23 15 23H4.6L.8 21L4.6 19H15Q17.4 19 17.4 18Q17.2 17.4 15.4 17.6Q4 18.4 4 12.6Q4 9 7.8 7.2L6.4 8.8Q2.2 9.4 2 6.4Z" +
    hole(7.4, 4.6, 1.1),
  horseshoe:
    "M3 1.4H9.4V4.8H8.4Q6.8 8.6 7.4 12.2A4.7 4.9 0 0 0 16.6 12.2Q17.2 8.6 15.6 4.8H14.6V1.4H21V4.8Q24 10.8 21.6 16A10.3 10.3 0 0 1 2.4 16Q0 10.8 3 4.8Z" +
    hole(4.6, 8.4, 0.95) + hole(4.7, 13.4, 0.95) + hole(8.2, 18.6, 0.95) +
    hole(15.8, 18.6, 0.95) + hole(19.3, 13.4, 0.95) + hole(19.4, 8.4, 0.95),
  hit: "M12-.4L14.4 6.2L20 2L18.2 8.8L25 9.4L19.4 13L23.4 18.6L16.8 17.4L16.4 24.2L12 19L7.6 24.2L7.2 17.4L.6 18.6L4.6 13L-1 9.4L5.8 8.8L4 2L9.6 6.2Z" + hole(12, 12, 3.1),
  miss:
    "M6 12.4Q5 4.4 8.2 2.8Q10.4 4.8 12 4.8Q13.6 4.8 15.8 2.8Q19 4.4 18 12.4Q12 14.4 6 12.4Z" +
    "M5.6 14Q12 16.2 18.4 14Q21 14.2 24 11.6Q24 18 18.6 19.6Q12 21.4 5.4 19.6Q0 18 0 11.6Q3 14.2 5.6 14Z",
  always: "M0 12L7.4 4V9H16.6V4L24 12L16.6 20V15H7.4V20Z",
  reload:
    hole(12, 12, 11.4) + hole(12, 12, 1.7) + hole(12, 5.2, 2.5) + hole(17.9, 8.6, 2.5) + hole(17.9, 15.4, 2.5) +
    hole(12, 18.8, 2.5) + hole(6.1, 15.4, 2.5) + hole(6.1, 8.6, 2.5),
  bang:
    "M3.4 3L5.6 4.6H7V3.6H12V4.8H22.2L22.6 3.4H23.6V8.8H13L12.2 10.8H10.8Q11.4 15 8.2 14.8L7.4 15.4L6 21.4H.4Q2.4 15 2.2 9.4L1 8.4L2.2 6.6Z" +
    "M8.4 10.8L7.8 13Q9.4 13.6 9.2 10.8Z",
  action:
    "M6.4 1H15.6L15 10.6Q15.6 12.8 19.4 14Q23 15 23 18.2V19.6H6.4V1ZM6.4 20.8H10.4V23.4H6.4ZM12.6 20.8H23V22H12.6Z" +
    "M5.2 12.4V14.8L3.6 14.6L4 16.4L2.2 15.6L1.4 17.4L.8 15.4L-.8 15.4L.4 13.8L-.6 12.4L1.2 12.4L1.8 10.6L2.8 12.2Z",
  equipment:
    "M12-.6Q17.6-.6 17.6 5H15.6Q15.6 1.4 12 1.4Q8.4 1.4 8.4 5H6.4Q6.4-.6 12-.6Z" +
    "M9.4 3.4H14.6L18.6 7V8.4H5.4V7ZM5.8 9.4H18.2Q21.4 14 18.2 18.6H5.8Q2.6 14 5.8 9.4ZM4.6 19.6H19.4L20.4 24H3.6Z" +
    "M12 10.4Q8.4 14 10 16.6Q12 18.8 14 16.6Q15.6 14 12 10.4Z",
  law: "M12-.4L15.4 7.6L24 8.2L17.4 13.8L19.6 22.4L12 17.6L4.4 22.4L6.6 13.8L0 8.2L8.6 7.6Z",
  outlaw:
    "M12 .6Q21.6 .6 21.6 9V13.4H2.4V9Q2.4 .6 12 .6ZM5 8.4Q5 12 8 12Q10.6 12 10.6 8.8Q10.6 7 8.4 7Q5 7 5 8.4ZM19 8.4Q19 12 16 12Q13.4 12 13.4 8.8Q13.4 7 15.6 7Q19 7 19 8.4Z" +
    "M1 14.8H23L20.8 16.6L12 24L3.2 16.6Z",
};

export const isSign = (name: string): name is SignName => Object.hasOwn(SIGNS, name);

// The reveal symbols on paper have an ink of their own; the shape says it too.
export const INKS: Record<RevealSymbol, string> = {
  barrel: "var(--art-leather)",
  dynamite: "var(--art-red)",
  snake: "var(--art-green)",
  horseshoe: "var(--art-blue)",
};

export const isSymbol = (name: string): name is RevealSymbol => Object.hasOwn(INKS, name);
