// How each event is acted out. First the eye is led there, then the board changes (told.ts says how), and the pieces
// move from where they were. At a tempo of Infinity only the change is left.
import { tick } from "svelte";
import type { Words } from "../../lib/words";
import type { GameEvent } from "../face";
import { middle, type Point } from "./places";
import type { Stage } from "./stage.svelte";
import { banditOf, type Place } from "./told";
import { climb, fall, swept, thrown, walk } from "./ways";

type Act = (stage: Stage, event: GameEvent, words: Words) => Promise<void>;

const CHEST = 54; // above the feet
const MUZZLE = { x: 30, y: -60 };
const STRIDE = 130; // the time for a car's length on foot
const FAR = 420; // what the train travels between two turns

/** Acts out one event; whatever happens on the way, its change is made. */
export async function act(stage: Stage, event: GameEvent, words: Words): Promise<void> {
  if (stage.still) return stage.tell(event);
  await (ACTS[event.event] ?? tellOnly)(stage, event, words);
}

const ACTS: Readonly<Record<string, Act>> = {
  // Setting up
  "car-coupled": async (stage, event, words) => {
    stage.tell(event);
    stage.say(words.event(event));
    await tick();
    const car = stage.view.cars.length - 1;
    stage.lookAtCar(car);
    await stage.animate(`car-${car}`, { translate: ["260px 0", "-6px 0", "0 0"] }, 400, "ease-out");
  },
  "bandit-chosen": async (stage, event) => {
    stage.tell(event);
    await tick();
    await stage.pulse(`bust-${who(event)}`, 260);
  },
  "first-player": async (stage, event) => {
    stage.tell(event);
    await tick();
    await stage.pulse("first", 260);
  },
  boarded: async (stage, event) => {
    stage.tell(event);
    await tick();
    stage.lookAt(who(event));
    await stage.animate(who(event), { translate: ["40px -150px", "10px -60px", "0 0"], opacity: ["0", "1", "1"] }, 240, "ease-in");
  },

  // A round
  "round-began": async (stage, event, words) => {
    stage.tell(event);
    stage.say(words.event(event), true);
    await Promise.all([stage.pulse("round", 300), travel(stage, FAR)]);
  },
  "round-card": async (stage, event, words) => {
    stage.tell(event);
    stage.say(words.event(event), true);
    await tick();
    await stage.animate("round", { transform: ["rotateX(88deg)", "rotateX(0)"] }, 360, "ease-out");
  },
  picked: dealt,
  drew: dealt,
  shuffled: async (stage, event) => {
    stage.tell(event);
    await stage.shake(`deck-${seat(event)}`, 260);
  },
  "turn-began": async (stage, event, words) => {
    const dark = inTunnel(stage);
    stage.tell(event);
    stage.say(words.event(event));
    await tick();
    if (dark !== inTunnel(stage)) void passPortal(stage, !dark);
    await travel(stage, FAR);
  },
  played: async (stage, event) => {
    const from = stage.centre(`corner-${banditOf(stage.view, event).seat}`);
    await lay(stage, event, from, { kind: "card", card: String(event["card"]), bandit: who(event) });
  },
  hid: async (stage, event) => {
    await lay(stage, event, stage.centre(`corner-${seat(event)}`), { kind: "back" });
  },
  "stealing-began": async (stage, event, words) => {
    stage.tell(event);
    stage.say(words.event(event), true);
    await Promise.all([stage.pulse("plan", 360), travel(stage, FAR / 3)]);
  },
  kept: async (stage, event) => {
    stage.tell(event);
    await stage.pulse(`hand-${seat(event)}`, 180);
  },
  discarded: async (stage, event) => {
    stage.tell(event);
    await stage.pulse(`discard-${seat(event)}`, 180);
  },

  // Carrying out a card
  "card-up": async (stage, event) => {
    await comeUp(stage, event, { translate: ["0 10px", "0 -4px", "0 0"] });
  },
  "turned-up": async (stage, event) => {
    await comeUp(stage, event, { transform: ["rotateY(90deg)", "rotateY(0)"] });
  },
  "no-effect": async (stage, event, words) => {
    stage.tell(event);
    stage.say(words.event(event));
    await Promise.all([stage.shake(who(event), 320), stage.shake(`planned-${stage.view.next_card - 1}`, 320)]);
  },
  moved: async (stage, event) => {
    const there = toPlace(event);
    const cars = Math.abs((banditOf(stage.view, event).car ?? there.car) - there.car);
    stage.turn(who(event), middle(there.car, there.level).x);
    stage.lookAtCar(there.car);
    await stage.shift(event, who(event), walk, STRIDE + STRIDE * cars);
  },
  climbed: (stage, event) => goUp(stage, event, 360),
  shot: async (stage, event) => {
    await fire(stage, who(event), who(event, "victim"), () => stage.tell(event));
  },
  pushed: (stage, event) => flyBack(stage, event, 300),
  held: async (stage, event) => {
    stage.tell(event);
    await stage.hold(who(event), "hit", () => stage.shake(who(event), 260));
  },
  punched: async (stage, event) => {
    const [bandit, victim] = [who(event), who(event, "victim")];
    const to = stage.places.get(victim);
    if (to) stage.turn(bandit, to.x);
    stage.lookAt(bandit);
    stage.tell(event);
    const way = stage.facing[bandit] === "right" ? 12 : -12;
    const lunge = stage.hold(bandit, "punch", () => stage.animate(bandit, { translate: ["0", `${way}px 0`, "0"] }, 300));
    await stage.wait(90);
    if (to) void stage.mark({ kind: "blow", at: { x: to.x, y: to.y - 76 } }, 240);
    await Promise.all([lunge, stage.hold(victim, "hit", () => stage.shake(victim, 260))]);
  },
  fell: drop,
  lost: drop,
  took: async (stage, event) => {
    const token = event["token"] as { id: number; loot: string };
    const from = stage.centre(`token-${token.id}`) ?? stage.centre(who(event));
    stage.lookAt(who(event));
    stage.tell(event);
    const value = event.known ? Number(event["value"]) : null;
    const picture = { kind: "loot", token: { id: token.id, kind: token.loot, value } } as const;
    await Promise.all([hop(stage, who(event)), stage.fly(picture, from, stage.centre(`loot-${who(event)}`), 380)]);
    void stage.pulse(`loot-${who(event)}`, 200);
  },
  knocked: (stage, event) => flyBack(stage, event, 360),

  // The Marshal
  "marshal-moved": async (stage, event) => {
    const { car } = toPlace(event);
    stage.turn("marshal", middle(car, "car").x);
    stage.lookAtCar(car);
    await stage.shift(event, "marshal", walk, STRIDE * 2.6);
  },
  wounded: async (stage, event) => {
    await fire(stage, "marshal", who(event), () => stage.tell(event));
  },
  fled: (stage, event) => goUp(stage, event, 280),
  "pile-closed": async (stage, event, words) => {
    stage.tell(event);
    stage.say(words.event(event));
    await stage.shake("round", 300);
  },

  // The end of a round
  "event-began": async (stage, event, words) => {
    stage.tell(event);
    stage.acting = null;
    stage.say(words.event(event), true);
    await stage.wait(300);
    await ROUND_EVENTS[String(event["round-event"])]?.(stage);
  },
  swept: async (stage, event) => {
    stage.lookAtCar(toPlace(event).car);
    await stage.shift(event, who(event), swept, 320);
  },
  strongbox: async (stage, event) => {
    const { car } = toPlace(event);
    stage.lookAtCar(car);
    stage.tell(event);
    await tick();
    const box = stage.view.cars[car]?.inside.filter((token) => token.kind === "strongbox").pop();
    if (!box) return;
    await stage.animate(`token-${box.id}`, fall({ x: 0, y: -90 }, { x: 0, y: 0 }), 400, "linear");
  },
  ransom: async (stage, event) => {
    stage.tell(event);
    const from = stage.centre(who(event));
    const picture = { kind: "loot", token: { id: 0, kind: "purse", value: 250 } } as const;
    await stage.fly(picture, from, stage.centre(`loot-${who(event)}`), 400);
  },
  declined: async (stage, event) => {
    stage.tell(event);
    await stage.shake(who(event), 240);
  },

  // The end
  "best-shooter": crowned,
  total: crowned,
  won: crowned,
};

const ROUND_EVENTS: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  "angry-marshal": async (stage) => {
    stage.lookAt("marshal");
    const spot = stage.places.get("marshal");
    if (spot) void stage.mark({ kind: "flash", at: { x: spot.x, y: spot.y - 104 }, towards: -90 }, 240);
    await stage.hold("marshal", "shoot", () => stage.shake("marshal", 300));
  },
  "swivel-arm": async (stage) => {
    const last = middle(stage.view.cars.length - 1, "roof");
    await stage.mark({ kind: "arm", at: { x: middle(0, "roof").x, y: last.y - 34 }, to: last.x }, 640);
  },
  braking: async (stage) => {
    await stage.animate("world", { translate: ["0", "-10px", "6px", "-4px", "0"] }, 400, "ease-out");
  },
  rebellion: async (stage) => {
    const inside = stage.view.bandits.filter((bandit) => bandit.level === "car");
    await Promise.all(inside.map((bandit) => stage.hold(bandit.name, "hit", () => stage.shake(bandit.name, 300))));
  },
  "marshals-revenge": async (stage) => {
    stage.lookAt("marshal");
    await stage.hold("marshal", "shoot", () => stage.wait(300));
  },
  hostage: async (stage) => {
    stage.lookAtCar(0);
    await stage.shake("car-0", 320);
  },
};

// The parts of a play

async function tellOnly(stage: Stage, event: GameEvent, words: Words): Promise<void> {
  stage.tell(event);
  stage.say(words.event(event));
  await stage.wait(200);
}

function who(event: GameEvent, role = "bandit"): string {
  return String(event[role]);
}

function seat(event: GameEvent): number {
  return Number(event["seat"]);
}

function toPlace(event: GameEvent): Place {
  return event["place"] as Place;
}

async function dealt(stage: Stage, event: GameEvent): Promise<void> {
  const [deck, hand] = [stage.centre(`deck-${seat(event)}`), stage.centre(`hand-${seat(event)}`)];
  stage.tell(event);
  await Promise.all([stage.fly({ kind: "back" }, deck, hand, 200), stage.pulse(`hand-${seat(event)}`, 240)]);
}

async function lay(stage: Stage, event: GameEvent, from: Point | null, picture: Parameters<Stage["fly"]>[0]): Promise<void> {
  const index = stage.view.plan.length;
  const to = stage.centre(`planned-${index - 1}`) ?? stage.centre("plan");
  await stage.fly(picture, from, to, 300);
  stage.tell(event);
  await tick();
  void stage.animate(`planned-${index}`, { scale: ["1.15", "1"] }, 140, "ease-out");
}

async function comeUp(stage: Stage, event: GameEvent, frames: PropertyIndexedKeyframes): Promise<void> {
  const index = stage.view.next_card;
  stage.acting = who(event);
  stage.lookAt(who(event));
  stage.tell(event);
  await tick();
  await Promise.all([stage.animate(`planned-${index}`, frames, 280), hop(stage, who(event))]);
}

function hop(stage: Stage, name: string): Promise<void> {
  return stage.animate(name, { translate: ["0", "0 -9px", "0"] }, 220);
}

async function goUp(stage: Stage, event: GameEvent, time: number): Promise<void> {
  stage.lookAt(who(event));
  await stage.hold(who(event), "climb", () => stage.shift(event, who(event), climb, time));
}

async function flyBack(stage: Stage, event: GameEvent, time: number): Promise<void> {
  const there = toPlace(event);
  const from = stage.places.get(who(event));
  const to = middle(there.car, there.level);
  if (from) stage.facing[who(event)] = to.x > from.x ? "left" : "right";
  stage.lookAtCar(there.car);
  await stage.hold(who(event), "hit", () => stage.shift(event, who(event), thrown, time));
  void stage.mark({ kind: "dust", at: to }, 200);
}

async function fire(stage: Stage, shooter: string, victim: string, change: () => void): Promise<void> {
  const [from, to] = [stage.places.get(shooter), stage.places.get(victim)];
  if (!from || !to) return change();
  stage.turn(shooter, to.x);
  stage.lookAt(shooter);
  const sign = stage.facing[shooter] === "right" ? 1 : -1;
  const muzzle = { x: from.x + sign * MUZZLE.x, y: from.y + MUZZLE.y };
  const target = { x: to.x, y: to.y - CHEST };
  const towards = (Math.atan2(target.y - muzzle.y, target.x - muzzle.x) * 180) / Math.PI;
  await stage.hold(shooter, "shoot", async () => {
    await stage.wait(90);
    void stage.mark({ kind: "flash", at: muzzle, towards }, 200);
    void stage.mark({ kind: "fire", at: muzzle, to: target }, 260);
    await stage.wait(70);
    change();
    stage.lookAt(victim);
    await Promise.all([stage.hold(victim, "hit", () => stage.shake(victim, 220)), bulletTo(stage, victim)]);
  });
}

async function bulletTo(stage: Stage, victim: string): Promise<void> {
  const owner = stage.view.bandits.find((bandit) => bandit.name === victim);
  if (!owner) return;
  const goal = `received-${owner.seat}`;
  await stage.fly({ kind: "bullet" }, stage.centre(victim), stage.centre(goal), 300);
  void stage.pulse(goal, 200);
}

async function drop(stage: Stage, event: GameEvent): Promise<void> {
  const token = event["token"] as { id: number };
  const from = stage.places.get(who(event));
  stage.tell(event);
  await tick();
  const to = stage.places.get(`token-${token.id}`);
  if (!from || !to) return;
  const way = fall({ x: from.x, y: from.y - 60 }, to);
  await stage.animate(`token-${token.id}`, way, 340, "linear");
}

async function crowned(stage: Stage, event: GameEvent, words: Words): Promise<void> {
  stage.tell(event);
  stage.say(words.event(event), event.event === "won");
  await stage.pulse(`corner-${seat(event)}`, 300);
}

function inTunnel(stage: Stage): boolean {
  const { view } = stage;
  return view.phase === "planning" && view.rounds[view.rounds.length - 1]?.turns[view.turn ?? -1] === "tunnel";
}

/** The train goes on: the land moves by, layer by layer, and the wheels turn. The play goes on before they rest. */
async function travel(stage: Stage, distance: number): Promise<void> {
  const world = stage.node("world");
  if (!world) return;
  const duration = 1500 / stage.tempo;
  const timing = { duration, easing: "cubic-bezier(.4, 0, .3, 1)" };
  const scale = world.clientWidth / Number(world.querySelector("svg.train")?.getAttribute("viewBox")?.split(" ")[2]);
  stage.travelled += distance;
  for (const layer of world.querySelectorAll("svg.layer")) {
    const way = distance * Number(layer.getAttribute("data-speed")) * scale;
    layer.animate({ translate: [`${-way}px 0`, "0 0"] }, timing);
  }
  for (const wheel of world.querySelectorAll(".wheel")) {
    wheel.animate({ transform: ["rotate(0)", "rotate(-540deg)"] }, timing);
  }
  for (const coach of world.querySelectorAll(".coach")) {
    coach.animate({ translate: ["0 0", "0 -1.4px", "0 0.6px", "0 -1px", "0 0"] }, { duration: duration / 2, iterations: 2 });
  }
  await stage.wait(320);
}

/** Into a tunnel, or out of it: the portal passes from the locomotive to the last car. */
async function passPortal(stage: Stage, into: boolean): Promise<void> {
  const time = 900;
  const bore = into ? ["-100% 0", "0 0"] : ["0 0", "100% 0"];
  const shown = { visibility: ["visible", "visible"] };
  void stage.animate("dark", { opacity: into ? ["0", "0.42"] : ["0.42", "0"] }, time);
  await stage.animate("bore", { translate: bore, ...shown }, time, "ease-in-out");
}
