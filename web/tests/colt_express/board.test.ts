// The board gets by the events alone to where the server's views put it, so that nothing jumps. The games are golden
// ones, told by `python -m tools.stories`.
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../src/games/face";
import { act } from "../../src/games/colt_express/perform";
import { spots } from "../../src/games/colt_express/places";
import { Stage } from "../../src/games/colt_express/stage.svelte";
import type { Planned, TrainView } from "../../src/games/colt_express/view";
import { Words, bundleOf } from "../../src/lib/words";
import stories from "./stories.json";

interface Story {
  name: string;
  view: TrainView;
  steps: { events: GameEvent[]; now: Partial<Lie> }[];
}

interface Lie {
  bandits: string[];
  loot: Record<string, string>;
  marshal: number;
  neutral: number;
  closed: boolean;
  phase: string;
  round: number;
  turn: number | null;
  next: number;
  plan: string;
  seats: string[];
}

const mute = new Words("en", bundleOf("en", []), "colt-express");
const KINDS = 40; // of events

/** Where everything is, as the stories tell it. */
function lie(view: TrainView): Lie {
  const loot: Record<string, string> = {};
  view.cars.forEach((car, index) => {
    for (const token of car.inside) loot[token.id] = `car ${index}`;
    for (const token of car.roof) loot[token.id] = `roof ${index}`;
  });
  for (const bandit of view.bandits) for (const token of bandit.loot) loot[token.id] = bandit.name;
  return {
    bandits: view.bandits.map((one) => `${one.name} ${one.level ?? "None"} ${one.car ?? "None"} ${one.bullets}`),
    loot,
    marshal: view.marshal,
    neutral: view.neutral,
    closed: view.neutral_closed,
    phase: view.phase,
    round: view.round,
    turn: view.turn,
    next: view.next_card,
    plan: view.plan.map(planned).join(" "),
    seats: view.seats.map(
      (seat) => `${seat.hand_size} ${seat.deck_size} ${seat.received} ${seat.bullets_on_top} ${seat.discard.join(" ")}`,
    ),
  };
}

function planned({ seat, turn, card, bandit, face_down, done }: Planned): string {
  return `${seat}${turn}${card?.slice(0, 2) ?? ""}${bandit?.slice(0, 2) ?? ""}${face_down ? "-" : ""}${done ? "+" : ""}`;
}

const told = stories as unknown as Story[];

describe.each(told)("$name", ({ view, steps }) => {
  it("ends each answer where the server's view is", async () => {
    const stage = new Stage(view);
    stage.tempo = Infinity;
    let wanted = lie(view);
    let loaded = view.cars.length > 1 && view.cars.some((car) => car.inside.length > 1);
    for (const { events, now } of steps) {
      for (const event of events) await act(stage, event, mute);
      wanted = { ...wanted, ...now };
      if (!loaded && now.loot) {
        // The loot on the floors of the cars comes with the view once all cars are coupled: no event tells of it
        for (const [id, place] of Object.entries(now.loot)) {
          const car = stage.view.cars[Number(place.split(" ")[1])];
          if (place.startsWith("car ") && !car?.inside.some((token) => token.id === Number(id))) {
            car?.inside.push({ id: Number(id), kind: "purse", value: null });
          }
        }
        loaded = true;
      }
      expect(lie(stage.view)).toEqual(wanted);
    }
  });
});

it("meets every kind of event", () => {
  const kinds = new Set(told.flatMap((story) => story.steps.flatMap((step) => step.events.map((event) => event.event))));
  expect(kinds.size).toBe(KINDS);
});

it("stands nobody in two places and leaves nobody out", () => {
  for (const { view } of told) {
    const found = spots(view, new Set());
    const there = view.bandits.filter((bandit) => bandit.car !== null).length;
    const lying = view.cars.reduce((sum, car) => sum + car.inside.length + car.roof.length, 0);
    expect(found.size).toBe(there + lying + 1);
    expect(new Set([...found].map(([, spot]) => `${spot.x} ${spot.y} ${spot.scale}`)).size).toBeGreaterThan(lying / 2);
  }
});
