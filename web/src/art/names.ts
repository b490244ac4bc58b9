// Whom and what the drawings show.
export type BanditName = "ghost" | "doc" | "belle" | "tuco" | "cheyenne" | "django";
export type Pose = "stand" | "shoot" | "punch" | "hit" | "climb";
export type Facing = "left" | "right";
export type CardName = "move" | "ladder" | "fire" | "punch" | "rob" | "marshal" | "bullet";
