// What hands do in a pose.
import type { Holding } from "./Hand.svelte";
import type { Pose } from "./names";

const NEAR: Record<Pose, Holding> = { stand: "rest", shoot: "revolver", punch: "fist", hit: "rest", climb: "fist" };
const FAR: Record<Pose, Holding> = { stand: "rest", shoot: "rest", punch: "fist", hit: "open", climb: "fist" };

export const grip = (pose: Pose, arm: "near" | "far"): Holding => (arm === "near" ? NEAR : FAR)[pose];
