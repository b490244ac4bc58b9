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

const draw: Choice = { words: "draw", about: { kind: "draw" }, undo_cost: "chance" };

function info(changes: Partial<TableInfo> = {}): TableInfo {
  const chairs = ["p0", "p1"].map((person, seat) => ({
    ...{ seat, person, name: person, bot: null, present: true },
    ...{ left: null, asked_away: null },
  }));
  return {
    ...{
      id: "t1",
      game: "colt-express",
      rules: 1,
      switches: {},
      open: false,
      pace: "human",
      rhythm: 4,
      hints: true,
      grace: 120,
      host: "p0",
      host_left: null,
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
      ? [{ seat: 1, asked: 9, question: {}, beat: null }]
      : [{ seat: 0, asked, question: { kind: "plan", rule: "4.1" }, beat: null }];
  return {
    view,
    asks,
    choices: asked === null ? [] : [draw],
    takeback: { undo_cost: "nothing", wanted: null, waiting: [] },
    result: null,
  };
}

function snapshot(
  number: number,
  since: number,
  log: Entry[],
  standing: Position,
  table = info({ number }),
): ServerMessage {
  return { type: "snapshot", table, seat: 0, mine: [0], number, since, log, position: standing, back: [] };
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

  it("goes on with the end of a log that is too long to be sent", async () => {
    say(happened(entry(3), position("middle", 3)));
    await settle();
    say(snapshot(400, 398, [entry(399, ["shot"]), entry(400, ["ride"])], position("end", 400)));
    await settle();
    expect(told()).toEqual(["shot", "ride"]);
    expect(table.since).toBe(398);
    expect(table.position?.view).toBe("end");
    expect(table.choices).toEqual([draw]);
  });

  it("puts what is older before what it has, once, and only as it may see it", async () => {
    const earlier = () => FakeSocket.last.sent.filter((message) => message.type === "earlier");
    table.earlier();
    expect(earlier()).toEqual([]); // it has all
    say(snapshot(400, 399, [entry(400, ["ride"])], position("end", 400)));
    await settle();
    table.earlier();
    expect(earlier()).toEqual([{ type: "earlier", before: 400 }]);
    say({ type: "earlier", seat: 1, before: 400, since: 398, log: [entry(399, ["secret"])] });
    expect(told()).toEqual(["ride"]);
    for (let time = 0; time < 2; time += 1)
      say({ type: "earlier", seat: 0, before: 400, since: 0, log: [entry(399, ["shot"])] });
    expect(told()).toEqual(["shot", "ride"]);
    expect(table.since).toBe(0);
  });

  it("says that a bot has played meanwhile until the reader has read it", async () => {
    const back = { ...snapshot(3, 2, [entry(3)], position("end", 3)), back: [0] } as ServerMessage;
    say(back);
    await settle();
    expect(table.back).toEqual([0]);
    say(snapshot(3, 3, [], position("end", 3)));
    expect(table.back).toEqual([0]);
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

describe("advice", () => {
  const advice = [{ words: "draw", about: { kind: "draw" }, chance: 0.4, reasons: [] }];
  const asked = () => FakeSocket.last.sent.filter((message) => message.type === "hint");
  const idOf = (index: number) => asked()[index]?.id ?? "";
  const hints = (id: string, changes = {}): ServerMessage => ({
    ...{ type: "hints", id, seat: 0, asked: 2, advice },
    ...changes,
  });

  it("is asked for once, and put away", () => {
    table.askAdvice();
    table.askAdvice();
    expect(asked()).toEqual([{ type: "hint", id: idOf(0), seat: 0, asked: 2 }]);
    expect(table.thinking).toBe(true);
    expect(table.advice).toBeNull();
    say(hints(idOf(0)));
    expect(table.thinking).toBe(false);
    expect(table.advice).toEqual(advice);
    table.forgetAdvice();
    expect(table.advice).toBeNull();
    table.askAdvice();
    expect(asked()).toHaveLength(2);
  });

  it("goes with its question", async () => {
    table.askAdvice();
    say(hints(idOf(0)));
    table.answer("draw");
    expect(table.advice).toBeNull();
    say(happened(entry(3), position("end", 3)));
    await settle();
    expect(table.choices).toEqual([draw]);
    expect(table.advice).toBeNull();
  });

  it("that comes too late, or that nobody wants any more, is not shown", async () => {
    table.askAdvice();
    say(happened(entry(3), position("end", 3)));
    await settle();
    expect(table.thinking).toBe(false);
    say({ type: "refused", id: idOf(0), trouble: { error: "table-stale-answer", details: {}, rule: "", message: "" } });
    expect(table.refusal).toBeNull();
    table.askAdvice();
    table.look(null);
    say(hints(idOf(1), { asked: 3 }));
    expect(table.advice).toBeNull();
  });

  it("that is refused says why", () => {
    table.askAdvice();
    const trouble = { error: "table-hint-trouble", details: {}, rule: "", message: "" };
    say({ type: "refused", id: idOf(0), trouble });
    expect(table.refusal).toEqual(trouble);
    expect(table.thinking).toBe(false);
  });

  it("may have to wait until others have had theirs", () => {
    table.askAdvice();
    expect(table.beforeAdvice).toBe(0);
    say({ type: "busy", id: idOf(0), before: 3 });
    expect(table.beforeAdvice).toBe(3);
    say({ type: "busy", id: "another", before: 9 });
    expect([table.beforeAdvice, table.busy]).toEqual([3, 0]);
    say({ type: "busy", id: idOf(0), before: 0 });
    expect([table.beforeAdvice, table.thinking]).toEqual([0, true]);
    say(hints(idOf(0)));
    expect(table.advice).toEqual(advice);
  });

  it("is not waited for when the line is lost, nor asked for without one", () => {
    table.askAdvice();
    FakeSocket.last.hangUp(1006);
    expect(table.thinking).toBe(false);
    table.askAdvice();
    expect(table.thinking).toBe(false);
  });

  it("is not asked for where the table allows none", () => {
    say({ type: "table", table: info({ hints: false }) });
    table.askAdvice();
    expect(asked()).toEqual([]);
  });

  it("is not there for the next one at the same device", () => {
    table.askAdvice();
    say(hints(idOf(0)));
    table.look(1);
    expect(table.advice).toBeNull();
  });
});

describe("bots that have much to do", () => {
  it("are waited for, and it is said how many answers go before", () => {
    expect(table.busy).toBe(0);
    say({ type: "busy", id: null, before: 4 });
    expect(table.busy).toBe(4);
    say({ type: "busy", id: null, before: 0 });
    expect(table.busy).toBe(0);
  });

  it("are not waited for any longer when the page comes again and hears nothing of it", () => {
    say({ type: "busy", id: null, before: 4 });
    say(snapshot(2, 2, [], position("start", 2)));
    expect(table.busy).toBe(0);
  });
});

describe("a pass in an answer window", () => {
  const take: Choice = { words: "take it", about: { kind: "take" }, undo_cost: "handed" };
  const START = 1_000_000;

  /** A window for the reader, opened by entry `asked`; the server's clock is a minute behind. */
  function hit(asked: number, changes: Partial<Position> = {}): Position {
    const question = { kind: "hit", rule: "1.1", pass: "take it" };
    return {
      ...position("hit", asked),
      asks: [{ seat: 0, asked, question, beat: START - 60_000 + 4000 }],
      choices: [take],
      ...changes,
    };
  }

  const idOf = (index: number) => (FakeSocket.last.sent.at(index) as { id: string }).id;
  const refuse = (id: string, error: string) =>
    say({ type: "refused", id, trouble: { error, details: {}, rule: "", message: error } });

  async function shoot(changes: Partial<Position> = {}, opened: Partial<Entry> = {}) {
    vi.setSystemTime(START);
    say(happened(entry(3, ["shot"], { at: START - 60_000, ...opened }), hit(3, changes)));
    await settle();
    board.acts.at(-1)?.done();
    await settle();
  }

  it("is sent at once and waits for the beat of the server", async () => {
    await shoot();
    expect(table.beat).toEqual({ until: START + 4000, span: 4000 });
    expect(table.mayAnswerAlone).toBe(true);
    table.answerAlone("take it");
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "answer", asked: 3, words: "take it" });
    expect(table.pendingPass).toMatchObject({ asked: 3, alone: true });
    expect(table.choices).toEqual([]);
    say({ type: "ack", id: idOf(-1), number: 4 });
    expect(table.pendingPass).toBeNull();
  });

  it("never shows a longer wait than there is, whatever the clocks say", async () => {
    vi.setSystemTime(START - 3_600_000);
    say(snapshot(3, 0, [entry(3, ["shot"], { at: START - 60_000 })], hit(3)));
    expect(table.beat).toEqual({ until: START - 3_600_000 + 4000, span: 4000 });
  });

  it("can be held back, and then the page does not pass by itself again", async () => {
    await shoot();
    table.answerAlone("take it");
    const passed = idOf(-1);
    table.withdraw();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "withdraw", seat: 0, asked: 3 });
    refuse(passed, "table-pass-withdrawn");
    say({ type: "ack", id: idOf(-1), number: 3 });
    expect(table.refusal).toBeNull();
    expect(table.choices).toEqual([take]);
    expect(table.mayAnswerAlone).toBe(false);
    table.answerAlone("take it");
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "withdraw" });
    table.answer("take it");
    expect(table.pendingPass).toMatchObject({ asked: 3, alone: false });
  });

  it("does not take a later answer back when it is refused late", async () => {
    const dodge: Choice = { words: "dodge", about: { kind: "dodge" }, undo_cost: "handed" };
    await shoot({ choices: [take, dodge] });
    table.answer("take it");
    const passed = idOf(-1);
    table.withdraw();
    table.answer("dodge");
    refuse(passed, "table-pass-withdrawn");
    expect(table.choices).toEqual([]);
    expect(table.refusal).toBeNull();
  });

  it("is forgotten without a word when its question is gone", async () => {
    await shoot();
    table.answerAlone("take it");
    refuse(idOf(-1), "table-stale-answer");
    expect(table.pendingPass).toBeNull();
    expect(table.refusal).toBeNull();
  });

  it("says so when it was refused for another reason", async () => {
    await shoot();
    table.answerAlone("take it");
    refuse(idOf(-1), "table-server-trouble");
    expect(table.refusal?.error).toBe("table-server-trouble");
    expect(table.choices).toEqual([take]);
    expect(table.mayAnswerAlone).toBe(false);
  });

  it("is sent again by a line that was lost, with the same id", async () => {
    await shoot();
    table.answerAlone("take it");
    const passed = idOf(-1);
    FakeSocket.last.hangUp(1006);
    await vi.advanceTimersByTimeAsync(10_000);
    FakeSocket.last.accept();
    say(snapshot(3, 3, [], hit(3)));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "answer", id: passed });
    expect(FakeSocket.last.sent.filter((one) => one.type === "answer")).toHaveLength(1);
  });

  it("is left to the reader after an undo", async () => {
    await shoot({}, { kind: "undone" });
    expect(table.choices).toEqual([take]);
    expect(table.mayAnswerAlone).toBe(false);
  });

  it("is left to the reader while somebody asks for an undo", async () => {
    await shoot();
    expect(table.mayAnswerAlone).toBe(true);
    say(happened(entry(4, [], { kind: "undo-asked" }), hit(3, { takeback: { undo_cost: "", wanted: 1, waiting: [0] } })));
    await settle();
    expect(table.mayAnswerAlone).toBe(false);
  });

  it("is left to the reader where several people share the device", async () => {
    await shoot();
    const both = info().chairs.map((chair) => ({ ...chair, person: "p0" }));
    say({ type: "table", table: info({ chairs: both, number: 3 }) });
    expect(table.mayAnswerAlone).toBe(false);
  });

  it("is not sent a second time after a reload", async () => {
    const kept = new Map<string, string>();
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
    vi.stubGlobal("sessionStorage", storage);
    await shoot();
    table.answerAlone("take it");
    table.close();
    table = new Table("t1");
    table.open(info());
    FakeSocket.last.accept();
    say(snapshot(3, 0, [entry(3, ["shot"])], hit(3)));
    expect(table.choices).toEqual([take]);
    expect(table.mayAnswerAlone).toBe(false);
    say(happened(entry(4, []), hit(4)));
    await settle();
    expect(table.mayAnswerAlone).toBe(true);
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
