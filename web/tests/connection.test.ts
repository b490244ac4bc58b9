import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  BEHIND_FOR,
  Connection,
  LONGEST_WAIT,
  PING_EVERY,
  PONG_WITHIN,
  type ConnectionState,
  type Listener,
} from "../src/lib/connection";
import type { Answer, Hello, ServerMessage, Snapshot, TableInfo } from "../src/wire";
import { browser, FakeSocket } from "./socket";

const answer: Answer = { type: "answer", id: "a1", seat: 0, asked: 3, words: "draw" };
const snapshot: Snapshot = {
  type: "snapshot",
  table: {} as TableInfo,
  seat: 0,
  mine: [0],
  number: 5,
  since: 0,
  log: [],
  position: null,
  back: [],
};

class Recorder implements Listener {
  since = 5;
  heard: ServerMessage[] = [];
  states: ConnectionState[] = [];
  introduced = 0;
  hello(): Hello {
    return { type: "hello", seat: 0, since: this.since };
  }
  hear(message: ServerMessage): void {
    this.heard.push(message);
  }
  changed(state: ConnectionState): void {
    this.states.push(state);
  }
  introduce(): Promise<void> {
    this.introduced += 1;
    return Promise.resolve();
  }
}

let page: ReturnType<typeof browser>;
let listener: Recorder;
let connection: Connection;

function greet() {
  FakeSocket.last.accept();
  FakeSocket.last.say(snapshot);
}

beforeEach(() => {
  vi.useFakeTimers();
  page = browser();
  listener = new Recorder();
  connection = new Connection("ws://saloon.test", listener);
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  it("says hello first and is open when the snapshot is there", () => {
    greet();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", seat: 0, since: 5 }]);
    expect(listener.states).toEqual(["connecting", "open"]);
  });

  it("sends an answer again, with the same id, until it is acknowledged", () => {
    connection.post(answer);
    expect(FakeSocket.last.sent).toEqual([]);
    greet();
    expect(FakeSocket.last.sent.at(-1)).toEqual(answer);
    FakeSocket.last.hangUp(1006);
    vi.advanceTimersByTime(LONGEST_WAIT);
    greet();
    expect(FakeSocket.last.sent.at(-1)).toEqual(answer);
    FakeSocket.last.say({ type: "ack", id: "a1", number: 6 });
    FakeSocket.last.hangUp(1006);
    vi.advanceTimersByTime(LONGEST_WAIT);
    greet();
    expect(FakeSocket.last.sent).toHaveLength(1);
  });

  it("forgets what was refused, and what the server could not read", () => {
    greet();
    connection.post(answer);
    FakeSocket.last.say({ type: "refused", id: "a1", trouble: { error: "", details: {}, rule: "", message: "" } });
    connection.post({ ...answer, id: "a2" });
    FakeSocket.last.hangUp(4400);
    vi.advanceTimersByTime(LONGEST_WAIT);
    greet();
    expect(FakeSocket.last.sent).toHaveLength(1);
  });

  it("waits longer from try to try, but never too long", () => {
    const waits: number[] = [];
    for (let round = 0; round < 9; round++) {
      FakeSocket.last.hangUp(1006);
      const before = FakeSocket.made.length;
      let waited = 0;
      while (FakeSocket.made.length === before && waited < 60_000) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits[0]).toBeLessThan(1000);
    expect(waits[3]).toBeGreaterThan(waits[0] ?? 0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_WAIT * 1.25 + 100);
    expect(listener.states.at(-1)).toBe("lost");
  });

  it("calls at once when the network is back or the page is seen again", () => {
    greet();
    for (const wake of [() => page.online(), () => page.show(true)]) {
      const before = FakeSocket.made.length;
      FakeSocket.last.hangUp(1006);
      wake();
      expect(FakeSocket.made.length).toBe(before + 1);
    }
  });

  it("takes silence for a broken connection", () => {
    greet();
    vi.advanceTimersByTime(PING_EVERY);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" });
    FakeSocket.last.say({ type: "pong", number: 5 });
    vi.advanceTimersByTime(PONG_WITHIN);
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(PING_EVERY + PONG_WITHIN + LONGEST_WAIT);
    expect(FakeSocket.made.length).toBeGreaterThan(1);
    expect(FakeSocket.made[0]?.closed).toBe(true);
  });

  it("calls again when it stays behind the server", () => {
    greet();
    vi.advanceTimersByTime(PING_EVERY);
    FakeSocket.last.say({ type: "pong", number: 7 });
    vi.advanceTimersByTime(BEHIND_FOR);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("does not call again when it has caught up in the meantime", () => {
    greet();
    vi.advanceTimersByTime(PING_EVERY);
    FakeSocket.last.say({ type: "pong", number: 7 });
    listener.since = 7;
    vi.advanceTimersByTime(BEHIND_FOR);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("introduces itself to a server that does not know it", async () => {
    FakeSocket.last.accept();
    FakeSocket.last.hangUp(4401);
    await vi.advanceTimersByTimeAsync(1000);
    expect(listener.introduced).toBe(1);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it.each([4404, 4403])("gives up after %i", (code) => {
    FakeSocket.last.hangUp(code);
    vi.advanceTimersByTime(60_000);
    expect(listener.states.at(-1)).toBe("gone");
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("is silent once it is closed", () => {
    greet();
    connection.close();
    vi.advanceTimersByTime(60_000);
    page.online();
    expect(FakeSocket.made).toHaveLength(1);
    expect(FakeSocket.last.closed).toBe(true);
  });
});
