// How each event is acted out. First the eye is led there, then the table changes (told.ts says how). At a tempo of
// Infinity only the change is left.
import { tick } from "svelte";
import type { Words } from "../../lib/words";
import type { GameEvent } from "../face";
import { cardOf } from "./offers";
import { frontOf, peopleOf, seatWith } from "./people";
import type { Point, Stage } from "./stage.svelte";

type Act = (stage: Stage, event: GameEvent, words: Words) => Promise<void>;

const DEAL = 190; // a card on its way to a hand
const THROW = 300; // a card on its way to the pile
const LOOK = 950; // at a card that was turned over
const EXPECTED = new Set(["opening", "draw-phase"]); // why cards are drawn without a word
const FALL = {
  transform: ["none", "rotate(-8deg) translateY(4px)", "rotate(86deg) translateY(40px)"],
  opacity: ["1", "1", "0"],
};

/** Acts out one event; whatever happens on the way, its change is made. */
export async function act(stage: Stage, event: GameEvent, words: Words): Promise<void> {
  if (stage.still) return stage.tell(event);
  await (ACTS[event.event] ?? tellOnly)(stage, event, words);
}

export const ACTS: Readonly<Record<string, Act>> = {
  // Who is there
  fronted: enter,
  covered: enter,
  entered: async (stage, event, words) => {
    stage.say(words.event(event));
    await enter(stage, event, words);
  },
  moved: async (stage, event, words) => {
    const seat = stage.view.seats[Number(event["seat"])];
    const names = seat ? peopleOf(seat).map((person) => person.name) : [];
    stage.say(words.event(event));
    await stage.shift(event, names, 380);
  },
  alone: async (stage, event, words) => {
    stage.say(words.event(event));
    await stage.shift(event, [who(event)], 300);
  },
  died: async (stage, event, words) => {
    const at = stage.centre(who(event));
    stage.say(words.event(event), true);
    await stage.animate(who(event), FALL, 520, "ease-in");
    stage.tell(event);
    if (at) await stage.mark({ kind: "dust", at: { x: at.x, y: at.y + 40 } }, 260);
  },

  // A turn
  "turn-began": async (stage, event, words) => {
    stage.tell(event);
    stage.say(words.event(event), true);
    await tick();
    await stage.pulse(`plate-${seat(event)}`, 320);
  },
  drew: async (stage, event, words) => {
    const cause = who(event, "cause");
    if (!EXPECTED.has(cause)) stage.say(words.event(event));
    void stage.pulse(cause, 260); // whose ability it is
    const from = stage.centre(`deck-${String(event["deck"])}`, "common");
    const to = stage.centre(`hand-${seat(event)}`);
    stage.tell(event);
    await stage.fly(String(event["back"]), null, from, to, DEAL);
    void stage.pulse(`hand-${seat(event)}`, 160);
  },
  shuffled: async (stage, event, words) => {
    const [from, to] = [stage.centre("discard"), stage.centre("common")];
    stage.say(words.event(event));
    void stage.fly("law", null, from, to, 260);
    await stage.fly("outlaw", null, from, to, 340);
    stage.tell(event);
    await tick();
    await stage.shake("common", 240);
  },
  played: play,
  "as-colt": async (stage, event, words) => {
    stage.say(words.event(event));
    await toPile(stage, event);
  },
  repeated: play,
  equipped: hang,
  "passed-on": async (stage, event, words) => {
    stage.say(words.event(event));
    await hang(stage, event);
  },
  reloaded: toPile,
  discarded: toPile,
  scattered: async (stage, event, words) => {
    stage.say(words.event(event));
    await toPile(stage, event);
  },
  paid: toPile,
  "shot-back": async (stage, event) => {
    const shooter = frontOf(stage.view, seat(event))?.name ?? "";
    await Promise.all([hop(stage, shooter), toPile(stage, event)]);
  },
  "gave-up": async (stage, event, words) => {
    stage.tell(event);
    stage.say(words.event(event));
    await stage.shake(frontOf(stage.view, seat(event))?.name ?? "", 260);
  },

  // Hits and answers
  aimed: async (stage, event) => {
    const [shooter, target] = [who(event, "shooter"), who(event, "target")];
    stage.tell(event);
    stage.aim = { shooter, target };
    await fire(stage, shooter, target);
  },
  "no-hits": async (stage, event, words) => {
    stage.say(words.event(event));
    await puff(stage, who(event, "target"));
  },
  answered: async (stage, event) => {
    await Promise.all([hop(stage, who(event)), toPile(stage, event)]);
  },
  saved: async (stage, event, words) => {
    stage.tell(event);
    stage.aim = null;
    stage.say(words.event(event));
    await Promise.all([puff(stage, who(event)), duck(stage, who(event))]);
  },
  wasted: async (stage, event, words) => {
    stage.tell(event);
    stage.say(words.event(event));
    await stage.shake(who(event), 240);
  },
  wounded: async (stage, event, words) => {
    stage.tell(event);
    stage.aim = null;
    stage.say(words.event(event));
    const at = stage.centre(`bust-${who(event)}`);
    if (at) void stage.mark({ kind: "hit", at }, 340);
    await Promise.all([stage.shake(who(event), 320), stage.pulse(`life-${who(event)}`, 320)]);
  },
  shielded: async (stage, event, words) => {
    stage.tell(event);
    stage.say(words.event(event));
    await Promise.all([hop(stage, who(event)), duck(stage, who(event, "target"))]);
  },
  healed: gain,
  exploded: async (stage, event, words) => {
    const at = stage.centre(`bust-${who(event)}`);
    stage.tell(event);
    stage.say(words.event(event), true);
    if (at) void stage.mark({ kind: "blast", at }, 480);
    await Promise.all([stage.shake(who(event), 420), stage.shake("street", 420)]);
  },

  // Cards that are turned over, laid out, shown
  revealed: async (stage, event) => {
    const card = cardOf(event);
    const owner = stage.view.seats[seat(event)];
    const from = stage.centre(owner?.deck ? `deck-${owner.side}` : "common", "discard");
    if (card) await stage.fly(card.back, null, from, stage.centre("middle"), 220);
    stage.tell(event);
    if (card) await stage.turnOver(card, String(event["sign"]), LOOK);
  },
  showed: async (stage, event) => {
    const card = cardOf(event);
    stage.tell(event);
    if (card) await stage.turnOver(card, null, LOOK);
  },
  chose: async (stage, event, words) => {
    const card = cardOf(event);
    stage.tell(event);
    stage.say(words.event(event));
    if (card) await stage.pulse(`laid-${card.id}`, 280);
  },
  "laid-out": async (stage, event, words) => {
    stage.tell(event);
    stage.say(words.event(event));
    await tick();
    await stage.animate("laid", { translate: ["0 -14px", "0 0"], opacity: ["0", "1"] }, 280, "ease-out");
  },
  picked: async (stage, event) => {
    const card = cardOf(event);
    const from = stage.centre(`laid-${card?.id ?? ""}`, "middle");
    stage.tell(event);
    await stage.fly(card?.back ?? "law", card, from, stage.centre(`hand-${seat(event)}`), THROW);
  },

  // Taking
  stolen: async (stage, event, words) => {
    const card = event.known ? cardOf(event) : null;
    const from = stage.centre(`hand-${1 - seat(event)}`);
    stage.tell(event);
    stage.say(words.event(event));
    await stage.fly(String(event["back"]), card, from, stage.centre(`hand-${seat(event)}`), THROW);
  },
  taken: async (stage, event, words) => {
    const card = cardOf(event);
    const from = stage.centre(`gear-${card?.id ?? ""}`, who(event));
    stage.tell(event);
    stage.say(words.event(event));
    await stage.fly(card?.back ?? "law", card, from, stage.centre(`hand-${seat(event)}`), THROW);
  },
  stripped: async (stage, event) => {
    await toPile(stage, event);
  },
  "kept-one": async (stage, event, words) => {
    stage.tell(event);
    stage.say(words.event(event));
    await stage.pulse(`hand-${seat(event)}`, 220);
  },
  used: async (stage, event, words) => {
    stage.tell(event);
    stage.say(words.event(event));
    await stage.pulse(who(event), 260);
  },

  // The end
  won: async (stage, event, words) => {
    stage.tell(event);
    stage.say(words.event(event), true);
    await stage.pulse(`plate-${seat(event)}`, 400);
  },
};

// The parts of a play

async function tellOnly(stage: Stage, event: GameEvent, words: Words): Promise<void> {
  stage.tell(event);
  stage.say(words.event(event));
  await stage.wait(200);
}

function who(event: GameEvent, role = "person"): string {
  return String(event[role]);
}

function seat(event: GameEvent): number {
  return Number(event["seat"]);
}

async function enter(stage: Stage, event: GameEvent, _words: Words): Promise<void> {
  stage.tell(event);
  await tick();
  // Everybody comes from behind their own side
  const far = stage.view.seats[seat(event)]?.side === "law" ? "-90px" : "90px";
  await stage.animate(who(event), { translate: [`${far} 0`, "0 0"], opacity: ["0", "1"] }, 340, "ease-out");
}

async function play(stage: Stage, event: GameEvent, words: Words): Promise<void> {
  stage.say(words.event(event));
  if (event.event === "repeated") {
    stage.tell(event);
    return stage.pulse("discard", 280);
  }
  await toPile(stage, event);
}

/** A card goes to the pile: from a character, from the table, or from a hand. */
async function toPile(stage: Stage, event: GameEvent): Promise<void> {
  const card = cardOf(event);
  const owner = event["seat"] === undefined ? "" : `hand-${seat(event)}`;
  const from = stage.centre(`gear-${card?.id ?? ""}`, `laid-${card?.id ?? ""}`, owner, who(event));
  if (card) await stage.fly(card.back, card, from, stage.centre("discard"), THROW);
  stage.tell(event);
}

async function hang(stage: Stage, event: GameEvent): Promise<void> {
  const card = cardOf(event);
  const owner = event["seat"] === undefined ? "" : `hand-${seat(event)}`;
  const from = stage.centre(`gear-${card?.id ?? ""}`, owner);
  if (card) await stage.fly(card.back, card, from, stage.centre(`bust-${who(event)}`), THROW);
  stage.tell(event);
  await tick();
  if (card) await stage.pulse(`gear-${card.id}`, 220);
}

function hop(stage: Stage, name: string): Promise<void> {
  return stage.animate(name, { translate: ["0", "0 -8px", "0"] }, 220);
}

function duck(stage: Stage, name: string): Promise<void> {
  return stage.animate(`bust-${name}`, { transform: ["none", "translateY(9px) scaleY(.9)", "none"] }, 320);
}

async function puff(stage: Stage, name: string): Promise<void> {
  const at = stage.centre(`bust-${name}`);
  if (at) await stage.mark({ kind: "miss", at }, 420);
}

async function gain(stage: Stage, event: GameEvent, words: Words): Promise<void> {
  stage.tell(event);
  stage.say(words.event(event));
  const at = stage.centre(`life-${who(event)}`);
  if (at) void stage.mark({ kind: "gain", at }, 380);
  await stage.pulse(`life-${who(event)}`, 320);
}

async function fire(stage: Stage, shooter: string, target: string): Promise<void> {
  const from = stage.centre(`bust-${shooter}`) ?? behind(stage, target);
  const to = stage.centre(`bust-${target}`);
  if (!from || !to) return;
  const towards = Math.atan2(to.y - from.y, to.x - from.x);
  const muzzle = { x: from.x + Math.cos(towards) * 44, y: from.y + Math.sin(towards) * 44 };
  const kick = `${-Math.cos(towards) * 7}px ${-Math.sin(towards) * 7}px`;
  void stage.animate(`bust-${shooter}`, { translate: ["0", kick, "0"] }, 240, "ease-out");
  void stage.mark({ kind: "flash", at: muzzle, towards: (towards * 180) / Math.PI }, 220);
  await stage.mark({ kind: "fire", at: muzzle, to }, 280);
}

/** Where a shot comes from whose shooter is not on the street. */
function behind(stage: Stage, target: string): Point | null {
  return stage.centre(`plate-${1 - seatWith(stage.view, target)}`);
}
