// A table as one seat sees it: order, haste, skipping, and nothing that did not happen.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../src/games/face";
import { Table } from "../src/lib/table.svelte";
import type { Choice, Entry, Position, ServerMessage, TableInfo } from "../src/wire";
import { browser, FakeSocket } from "./socket";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { tempo: 1 } }));
vi.mock("../src/lib/visitor.svelte", () => ({
  visitor: { me: { id: "p0", name: "Ann" }, introduce: () => Promise.resolve() },
}));

const draw: Choice = { words: "draw", about: { kind: "draw" }, price: "chance" };

function info(changes: Partial<TableInfo> = {}): TableInfo {
  const chairs = ["p0", "p1"].map((person, seat) => ({ seat, person, name: person, bot: null, present: true }));
  return {
    ...{
      id: "t1",
      game: "colt-express",
      rules: 1,
      options: {},
      open: false,
      pace: "human",
      host: "p0",
      phase: "playing",
    },
    ...{
      chairs,
      asked: [0],
      number: 2,
      created: 0,
      touched: 0,
      seed_hash: "ab",
      seed: null,
      rematch: null,
      watchers: 0,
    },
    ...changes,
  };
}

function entry(number: number, events: string[] = [], changes: Partial<Entry> = {}): Entry {
  const told = events.map((event) => ({ event, known: false }));
  return {
    number,
    kind: "answered",
    at: 0,
    seat: 1,
    name: "",
    bot: null,
    answers: number - 2,
    events: told,
    ...changes,
  };
}

function position(view: string, asked: number | null): Position {
  const asks =
    asked === null
      ? [{ seat: 1, asked: 9, question: {} }]
      : [{ seat: 0, asked, question: { kind: "plan", rule: "4.1" } }];
  return {
    view,
    asks,
    choices: asked === null ? [] : [draw],
    takeback: { price: "nothing", wanted: null, waiting: [] },
  };
}

function snapshot(
  number: number,
  since: number,
  log: Entry[],
  standing: Position,
  table = info({ number }),
): ServerMessage {
  return { type: "snapshot", table, seat: 0, mine: [0], number, since, log, position: standing };
}

function happened(one: Entry, standing: Position): ServerMessage {
  return { type: "happened", entry: one, position: standing, table: info({ number: one.number }) };
}

/** A board that finishes an act when the test says so. */
class Board {
  acts: { event: string; tempo: number; done: () => void }[] = [];
  finished = 0;
  perform(event: GameEvent, tempo: number): Promise<void> {
    return new Promise((done) => this.acts.push({ event: event.event, tempo, done }));
  }
  finish(): void {
    this.finished += 1;
  }
}

let page: ReturnType<typeof browser>;
let table: Table;
let board: Board;

const settle = () => vi.advanceTimersByTimeAsync(0);
const say = (message: ServerMessage) => FakeSocket.last.say(message);
const told = () => table.log.map((line) => line.event?.event ?? line.entry.kind);

beforeEach(() => {
  vi.useFakeTimers();
  page = browser();
  board = new Board();
  table = new Table("t1");
  table.stage = board;
  table.open(info());
  FakeSocket.last.accept();
  say(snapshot(2, 0, [entry(1, [], { kind: "made" }), entry(2, ["dealt"], { kind: "began" })], position("start", 2)));
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table", () => {
  it("shows the position it finds, with the whole log", () => {
    expect(table.position?.view).toBe("start");
    expect(told()).toEqual(["made", "began", "dealt"]);
    expect(table.choices).toEqual([draw]);
    expect(board.acts).toEqual([]);
  });

  it("acts events out one after another and asks when all has been shown", async () => {
    say(happened(entry(3, ["moved", "shot"]), position("middle", null)));
    say(happened(entry(4, ["robbed"]), position("end", 4)));
    await settle();
    expect(board.acts.map((act) => act.event)).toEqual(["moved"]);
    expect(told().at(-1)).toBe("moved");
    expect(table.choices).toEqual([]);
    board.acts[0]?.done();
    await settle();
    expect(table.position?.view).toBe("start");
    board.acts[1]?.done();
    await settle();
    expect(table.position?.view).toBe("middle");
    expect(table.performing).toBe(true);
    board.acts[2]?.done();
    await settle();
    expect(table.position?.view).toBe("end");
    expect(table.choices).toEqual([draw]);
  });

  it("asks each question once, and again when the answer is refused", async () => {
    table.answer("fly");
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "answer", seat: 0, asked: 2, words: "fly" });
    expect(table.choices).toEqual([]);
    table.answer("draw");
    expect(FakeSocket.last.sent).toHaveLength(2);
    const id = (FakeSocket.last.sent.at(-1) as { id: string }).id;
    const trouble = { error: "unknown-words", details: {}, rule: "4.1", message: "no" };
    say({ type: "refused", id, trouble });
    expect(table.refusal).toEqual(trouble);
    expect(table.choices).toEqual([draw]);
  });

  it("shows nothing of an answer before the server has told it", () => {
    table.answer("draw");
    expect(table.position?.view).toBe("start");
    expect(told()).toEqual(["made", "began", "dealt"]);
  });

  it("skips to the newest position", async () => {
    say(happened(entry(3, ["moved", "shot"]), position("middle", null)));
    say(happened(entry(4, ["robbed"]), position("end", 4)));
    await settle();
    table.skip();
    await vi.advanceTimersByTimeAsync(500);
    expect(board.finished).toBe(1);
    expect(board.acts).toHaveLength(1);
    expect(table.position?.view).toBe("end");
    expect(told().slice(-3)).toEqual(["moved", "shot", "robbed"]);
  });

  it("does not wait for a board that is stuck", async () => {
    say(happened(entry(3, ["moved"]), position("end", 3)));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.position?.view).toBe("end");
  });

  it("does not act in a hidden tab", async () => {
    page.show(false);
    say(happened(entry(3, ["moved"]), position("end", 3)));
    await settle();
    expect(board.acts).toEqual([]);
    expect(table.position?.view).toBe("end");
  });

  it("hears nothing twice, and calls again where something is missing", async () => {
    say(happened(entry(2, ["dealt"]), position("old", null)));
    await settle();
    expect(table.position?.view).toBe("start");
    say(happened(entry(5, ["robbed"]), position("end", 5)));
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent[0]).toEqual({ type: "hello", seat: 0, since: 2 });
    expect(table.position?.view).toBe("start");
  });

  it("catches up quickly with what it has missed", async () => {
    FakeSocket.last.hangUp(1006);
    await vi.advanceTimersByTimeAsync(10_000);
    FakeSocket.last.accept();
    say(snapshot(4, 2, [entry(3, ["moved"]), entry(4, ["shot"])], position("end", 4)));
    await settle();
    expect(board.acts[0]).toMatchObject({ event: "moved", tempo: 4 });
    board.acts[0]?.done();
    await settle();
    expect(table.position?.view).toBe("start");
    board.acts[1]?.done();
    await settle();
    expect(table.position?.view).toBe("end");
    expect(told()).toEqual(["made", "began", "dealt", "moved", "shot"]);
  });

  it("shows at once what is too much to act out", async () => {
    FakeSocket.last.hangUp(1006);
    await vi.advanceTimersByTimeAsync(10_000);
    FakeSocket.last.accept();
    say(
      snapshot(
        3,
        2,
        [
          entry(
            3,
            Array.from({ length: 50 }, () => "moved"),
          ),
        ],
        position("end", 3),
      ),
    );
    await settle();
    expect(board.acts[0]?.tempo).toBe(Infinity);
  });

  it("begins anew when the server knows less than it has heard", async () => {
    say(happened(entry(3), position("end", 3)));
    await settle();
    say(snapshot(2, 2, [], position("start", 2)));
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent[0]).toEqual({ type: "hello", seat: 0, since: 0 });
  });

  it("asks again after an undo, even the same question", async () => {
    table.answer("draw");
    expect(table.choices).toEqual([]);
    say(happened(entry(3, [], { kind: "undone" }), position("start", 2)));
    await settle();
    expect(table.choices).toEqual([draw]);
  });

  it("leaves the end for after the last act", async () => {
    const over = info({ phase: "over", asked: [], number: 3 });
    say({ type: "happened", entry: entry(3, ["won"]), position: position("end", null), table: over });
    say({ type: "table", table: { ...over, watchers: 1 } });
    await settle();
    expect(table.info?.phase).toBe("playing");
    board.acts[0]?.done();
    await settle();
    expect(table.info).toMatchObject({ phase: "over", watchers: 1 });
  });

  it("withholds the choices of a seat that a bot keeps", () => {
    const chairs = info().chairs.map((chair) => ({ ...chair, bot: "scout" }));
    say({ type: "table", table: info({ chairs }) });
    expect(table.choices).toEqual([]);
    expect(table.ask).toBeNull();
  });
});

describe("several people on one device", () => {
  const both = info().chairs.map((chair) => ({ ...chair, person: "p0" }));

  it("are asked to hand over, and see only what is theirs", () => {
    say({ type: "table", table: info({ chairs: both, asked: [1] }) });
    expect(table.handTo).toBe(1);
    table.look(1);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "look", seat: 1 });
    expect(table.handTo).toBe(1);
    const eyes = snapshot(2, 0, [], position("seat 1", null), info({ chairs: both, asked: [1] }));
    say({ ...eyes, seat: 1 } as ServerMessage);
    expect(table.seat).toBe(1);
    expect(table.handTo).toBeNull();
  });

  it("see nothing of what happens before somebody has said who looks", () => {
    say({ type: "table", table: info({ chairs: both, asked: [1] }) });
    const meanwhile = happened(entry(3, ["drew"]), position("meanwhile", null));
    say({ ...meanwhile, table: info({ chairs: both, asked: [1], number: 3 }) } as ServerMessage);
    expect(table.performing).toBe(true);
    expect(table.handTo).toBe(1);
    say({ type: "table", table: info({ chairs: both, asked: [0], number: 3 }) });
    board.acts[0]?.done();
    expect(table.handTo).not.toBeNull();
  });

  it("need not hand over while the one who looks is asked", () => {
    say({ type: "table", table: info({ chairs: both, asked: [0, 1] }) });
    expect(table.handTo).toBeNull();
  });
});
