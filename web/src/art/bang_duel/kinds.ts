// How a card is printed: its frame and the circled icons in its middle.
export type Frame = "bang" | "action" | "equipment";
export type Mark = "hit" | "miss" | "always" | "reload";
export type Side = "law" | "outlaw";

export interface Kind {
  readonly frame: Frame;
  readonly marks: readonly Mark[];
}

const kind = (frame: Frame, ...marks: Mark[]): Kind => ({ frame, marks });

export const KINDS = {
  colt: kind("bang", "hit"),
  hail: kind("bang", "hit"),
  carbine: kind("bang", "hit"),
  peacemaker: kind("bang", "hit"),
  remington: kind("bang", "hit"),
  schofield: kind("bang", "hit"),
  shotgun: kind("bang", "hit"),
  winchester: kind("bang", "hit"),
  derringer: kind("action", "hit"),
  gatling: kind("action", "hit"),
  knife: kind("action", "hit"),
  missed: kind("action", "miss"),
  "return-fire": kind("action", "miss"),
  indians: kind("action"),
  duel: kind("action"),
  robbery: kind("action"),
  teacher: kind("action"),
  water: kind("action", "reload"),
  rest: kind("action"),
  respite: kind("action"),
  wagon: kind("action"),
  store: kind("action"),
  bank: kind("equipment"),
  barrel: kind("equipment"),
  hat: kind("equipment"),
  holster: kind("equipment"),
  scope: kind("equipment", "reload"),
  watch: kind("equipment", "reload"),
  stampede: kind("equipment", "always", "reload"),
  rattlesnake: kind("equipment", "always"),
  dynamite: kind("equipment", "always"),
} as const satisfies Record<string, Kind>;

export type CardType = keyof typeof KINDS;

export const isCardType = (name: string): name is CardType => Object.hasOwn(KINDS, name);
