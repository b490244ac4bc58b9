// What every button of a choice does, wherever it lies on the table.
import type { Choice } from "../../wire";
import type { FaceProps } from "../face";

type Pointing = Pick<FaceProps, "choose" | "point">;

export function pointing(face: Pointing, choice: Choice) {
  return {
    type: "button",
    "data-choice": choice.words,
    onclick: () => face.choose(choice),
    onpointerenter: () => face.point(choice),
    onpointerleave: () => face.point(null),
    onfocus: () => face.point(choice),
    onblur: () => face.point(null),
  } as const;
}

export function isPointed(face: Pick<FaceProps, "pointed">, choice: Choice | undefined): boolean {
  return choice !== undefined && face.pointed?.words === choice.words;
}
