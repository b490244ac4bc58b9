// A table as the reader sees it: what the server said, acted out in order.
//
// Only the server says what happened. A message waits in a queue until the board has shown the ones before it; the
// reader is asked again when everything has been shown.
import type { GameEvent, Performer } from "../games/face";
import type {
  Advice,
  Ask,
  Choice,
  Earlier,
  Entry,
  Happened,
  Hello,
  Hints,
  Position,
  ServerMessage,
  Snapshot,
  TableInfo,
  Trouble,
} from "../wire";
import { lastAutomatic, noteAutomatic } from "./automatic";
import { socketOf } from "./api";
import { Connection, type ConnectionState, type Listener } from "./connection";
import { linesOf, type LogLine } from "./log";
import { passOf } from "./orders";
import { settings } from "./settings.svelte";
import { visitor } from "./visitor.svelte";

const HASTE = 4; // how much faster missed events are shown
const TOO_MISSED = 40; // more missed events than this are not shown at all
const LONG_QUEUE = 6; // entries; when more wait, the board hurries
const LONGEST_ACT = 8_000; // ms; a board that does not come to an end is not waited for
const SKIP_GRACE = 250; // ms for a skipped motion to come to its end
const TOO_LATE = ["table-stale-answer", "table-pass-withdrawn"]; // what became of a pass that is no longer wanted

/** A board that can act, and that can be brought to the end of its act. */
export interface Stage extends Performer {
  finish(): void;
}

/** A pass of the reader that waits for its beat. `alone`: the page sent it by itself. */
export interface PendingPass {
  asked: number;
  id: string;
  alone: boolean;
}

/** Until when, on the clock of this device, nobody is told of a pass, and how long that is in all; both in ms. */
export interface Beat {
  until: number;
  span: number;
}

interface Act {
  entry: Entry;
  position: Position | null | undefined; // undefined: not known, a later one comes with it
  table: TableInfo | null;
  haste: number;
}

export class Table implements Listener {
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  seat = $state.raw<number | null>(null); // through whose eyes; null: a spectator
  log = $state.raw<LogLine[]>([]);
  since = $state.raw(0); // the log begins after this number; what is older comes when it is asked for
  back = $state.raw<number[]>([]); // seats that a bot has kept because the host wanted it: the reader has them again
  link = $state.raw<ConnectionState>("connecting");
  performing = $state.raw(false);
  refusal = $state.raw<Trouble | null>(null);
  stage: Stage | null = null;

  /** The seats of the reader. */
  readonly mine = $derived(
    (this.info?.chairs ?? [])
      .filter((chair) => chair.person !== null && chair.person === visitor.me?.id)
      .map((chair) => chair.seat),
  );

  /** Nobody else plays: whatever the reader takes back, nobody has to agree. */
  readonly alone = $derived(
    (this.info?.chairs ?? []).every((chair) => chair.person === null || this.mine.includes(chair.seat)),
  );

  /** The reader's seat whose turn it is to look: several people share this device, and another one is asked. What
   *  happens meanwhile does not lift the curtain: only somebody who says who they are does. */
  readonly handTo = $derived.by(() => {
    if (this.info?.phase !== "playing" || this.mine.length < 2 || (this.performing && !this.covered)) return null;
    const asked = this.info.asked.filter((seat) => this.mine.includes(seat) && !this.keptByBot(seat));
    if (this.seat !== null && asked.includes(this.seat) && !this.covered) return null;
    return asked[0] ?? (this.seat === null || this.covered ? (this.mine[0] ?? null) : null);
  });

  /** The question that waits for the reader. */
  readonly ask = $derived.by((): Ask | null => {
    if (this.performing || this.seat === null || this.keptByBot(this.seat)) return null;
    return this.position?.asks.find((ask) => ask.seat === this.seat) ?? null;
  });

  /** Whether that question is put in somebody else's turn. */
  readonly reacts = $derived(this.ask?.question["reaction"] === true);

  /** What the reader may answer now. */
  readonly choices = $derived.by((): Choice[] => {
    if (!this.ask || this.answered === this.ask.asked) return [];
    return this.position?.choices ?? [];
  });

  /** The beat of the window that is open, whoever is asked. */
  readonly beat = $derived.by((): Beat | null => {
    const ask = this.performing ? undefined : this.position?.asks.find((one) => one.beat !== null);
    if (!ask || ask.beat === null) return null;
    const opened = this.log.findLast((line) => line.entry.number === ask.asked)?.entry.at;
    const span = opened === undefined ? 1000 * (this.info?.rhythm ?? 0) : ask.beat - opened;
    return { until: Math.min(ask.beat + (this.ahead ?? 0), Date.now() + span), span };
  });

  /** Whether the page may answer by itself: once per question, not on a device that several people share, and not
   *  where somebody takes back or has just done so. */
  readonly mayAnswerAlone = $derived.by((): boolean => {
    const ask = this.ask;
    if (!ask || this.mine.length !== 1 || this.acted === ask.asked || this.answered === ask.asked) return false;
    if (this.position?.takeback.wanted !== null) return false;
    return !this.log.some((line) => line.entry.number === ask.asked && line.entry.kind === "undone");
  });

  pendingPass = $state.raw<PendingPass | null>(null);
  busy = $state.raw(0); // how many answers go before the one that the table waits for

  /** The advice that the reader waits for, and how many answers go before it. */
  private asking = $state.raw<{ id: string; asked: number; before: number } | null>(null);
  private hints = $state.raw<Hints | null>(null); // the last that came

  /** Whether somebody thinks for the reader about the question that is open. */
  readonly thinking = $derived(this.choices.length > 0 && this.asking?.asked === this.ask?.asked);
  readonly beforeAdvice = $derived(this.asking?.before ?? 0);

  /** What an old hand would do in the reader's place, the best first; null: nobody has asked. */
  readonly advice = $derived.by((): Advice[] | null => {
    const { hints, ask } = this;
    return hints && this.choices.length && hints.seat === ask?.seat && hints.asked === ask.asked ? hints.advice : null;
  });

  private covered = $state.raw(false); // the curtain is down
  private answered = $state.raw(-1); // the question that has our answer, whether the server has said so yet or not
  private acted = $state.raw(-1); // the question that the page has answered by itself
  private answerId = ""; // the message with our last answer
  private ahead: number | undefined; // ms that the clock of this device is ahead of the server's
  private readonly quiet = new Set<string>(); // messages that nobody minds to come too late
  private readonly connection: Connection;
  private queue: Act[] = [];
  private heard = 0; // the last number that came in
  private wanted: number | null = null; // through whose eyes we want to look
  private looking = false;
  private newest: TableInfo | null = null;
  private skipping = false;
  private skipped: (() => void) | null = null;
  private scene = 0; // raised by a new beginning: what is still being acted out belongs to the old one

  constructor(readonly id: string) {
    this.connection = new Connection(socketOf(id), this);
    this.acted = lastAutomatic(id);
  }

  open(info: TableInfo): void {
    this.info = info;
    this.wanted = this.mine.length === 1 ? (this.mine[0] ?? null) : null;
    this.connection.open();
  }

  close(): void {
    this.scene += 1;
    this.connection.close();
  }

  keptByBot(seat: number): boolean {
    return (this.info?.chairs[seat]?.bot ?? null) !== null;
  }

  // What the reader does

  answer(words: string, alone = false): void {
    const { ask, seat } = this;
    if (!ask || seat === null || this.answered === ask.asked) return;
    const id = messageId();
    this.refusal = null;
    this.answered = ask.asked;
    this.answerId = id;
    if (words === passOf(ask.question)) this.quiet.add(id);
    if (words === passOf(ask.question) && ask.beat !== null) this.pendingPass = { asked: ask.asked, id, alone };
    this.connection.post({ type: "answer", id, seat, asked: ask.asked, words });
  }

  /** Answers for the reader. */
  answerAlone(words: string): void {
    if (!this.ask || !this.mayAnswerAlone) return;
    this.acted = this.ask.asked;
    noteAutomatic(this.id, this.acted);
    this.answer(words, true);
  }

  /** Holds back the pass that waits: the reader is asked again, and nobody else has heard of it. */
  withdraw(): void {
    const { pendingPass, seat } = this;
    if (!pendingPass || seat === null) return;
    this.pendingPass = null;
    this.answered = -1;
    const id = messageId();
    this.quiet.add(id);
    this.connection.post({ type: "withdraw", id, seat, asked: pendingPass.asked });
  }

  /** Asks what an old hand would do; once at a time. */
  askAdvice(): void {
    const { ask, seat } = this;
    if (!ask || seat === null || !this.info?.hints || !this.choices.length || this.thinking || this.advice) return;
    const id = messageId();
    this.refusal = null;
    if (!this.connection.ask({ type: "hint", id, seat, asked: ask.asked })) return;
    this.asking = { id, asked: ask.asked, before: 0 };
    this.quiet.add(id);
  }

  /** Puts the advice away. */
  forgetAdvice(): void {
    this.asking = null;
    this.hints = null;
  }

  takeBack(): void {
    if (this.seat === null) return;
    this.refusal = null;
    this.connection.post({ type: "takeback", id: messageId(), seat: this.seat });
  }

  consent(seat: number, agree: boolean): void {
    this.refusal = null;
    const id = messageId();
    this.connection.post({ type: "consent", id, seat, agree });
  }

  /** Asks for what happened before the log begins; whoever asks twice gets it once. */
  earlier(): void {
    if (this.since) this.connection.ask({ type: "earlier", before: this.since + 1 });
  }

  /** The time on the clock of the server, as far as it is known. */
  now(): number {
    return Date.now() - (this.ahead ?? 0);
  }

  look(seat: number | null): void {
    this.wanted = seat;
    this.looking = true;
    this.refusal = null;
    this.forgetAdvice();
    this.connection.look(seat);
  }

  /** Jumps to the newest position. */
  skip(): void {
    if (!this.performing) return;
    this.skipping = true;
    this.stage?.finish();
    this.skipped?.();
  }

  /** What the server said about the table over HTTP. */
  take(info: TableInfo): void {
    if (this.info && info.number < this.info.number) return;
    this.newest = info;
    if (!this.performing) this.settle();
  }

  // What the connection says

  hello(): Hello {
    return {
      type: "hello",
      seat: this.looking ? this.wanted : (this.seat ?? this.wanted),
      since: this.looking ? 0 : this.heard,
    };
  }

  changed(state: ConnectionState): void {
    this.link = state;
    if (state !== "open") this.asking = null; // nobody will answer
  }

  introduce(): Promise<void> {
    return visitor.introduce();
  }

  hear(message: Exclude<ServerMessage, { type: "pong" }>): void {
    switch (message.type) {
      case "snapshot":
        return this.begin(message);
      case "earlier":
        return this.prepend(message);
      case "happened":
        return this.goOn(message);
      case "table":
        return this.take(message.table);
      case "ack":
        this.quiet.delete(message.id);
        if (this.pendingPass?.id === message.id) this.pendingPass = null;
        return;
      case "hints":
        this.quiet.delete(message.id);
        if (this.asking?.id !== message.id) return;
        this.asking = null;
        this.hints = message;
        return;
      case "busy":
        if (message.id === null) this.busy = message.before;
        else if (this.asking?.id === message.id) this.asking = { ...this.asking, before: message.before };
        return;
      case "refused":
        if (this.asking?.id === message.id) this.asking = null;
        if (this.answerId === message.id) this.answered = -1;
        if (this.pendingPass?.id === message.id) this.pendingPass = null;
        if (!this.quiet.delete(message.id) || !TOO_LATE.includes(message.trouble.error)) this.refusal = message.trouble;
    }
  }

  private begin(snapshot: Snapshot): void {
    if (snapshot.back.length) this.back = snapshot.back;
    const missed = !this.looking && snapshot.since > 0 && snapshot.since <= this.heard; // and nothing was left out
    const goesOn = missed && snapshot.since === this.heard && snapshot.seat === this.seat;
    if (missed && !goesOn) return this.fromTheBeginning();
    this.heard = snapshot.number;
    this.newest = snapshot.table;
    this.busy = 0; // else it is said next
    if (goesOn) return this.catchUp(snapshot);
    this.scene += 1;
    this.queue = [];
    this.skipped?.();
    this.performing = false;
    if (this.looking) this.covered = false;
    this.looking = false;
    if (snapshot.seat !== this.seat) this.answered = -1; // it was another one's answer, if to the same question
    this.seat = snapshot.seat;
    this.wanted = snapshot.seat;
    this.log = snapshot.log.flatMap(linesOf);
    this.since = snapshot.since;
    this.position = snapshot.position;
    this.settle();
  }

  private fromTheBeginning(): void {
    this.heard = 0;
    this.connection.again();
  }

  private prepend(told: Earlier): void {
    if (told.seat !== this.seat || told.before !== this.since + 1) return;
    this.log = [...told.log.flatMap(linesOf), ...this.log];
    this.since = told.since;
  }

  private catchUp(snapshot: Snapshot): void {
    const missed = snapshot.log.reduce((sum, entry) => sum + entry.events.length, 0);
    const haste = missed > TOO_MISSED ? Infinity : HASTE;
    const last = snapshot.log.length - 1;
    if (last < 0 && !this.performing) this.position = snapshot.position;
    snapshot.log.forEach((entry, index) => {
      const newest = index === last;
      this.queue.push({
        entry,
        haste,
        position: newest ? snapshot.position : undefined,
        table: newest ? snapshot.table : null,
      });
    });
    void this.act();
  }

  private goOn(message: Happened): void {
    const number = message.entry.number;
    if (number <= this.heard) return;
    if (number > this.heard + 1) return this.connection.again();
    this.heard = number;
    this.ahead = Math.min(this.ahead ?? Infinity, Date.now() - message.entry.at);
    this.newest = message.table;
    this.queue.push({ entry: message.entry, position: message.position, table: message.table, haste: 1 });
    void this.act();
  }

  // Acting it out

  private async act(): Promise<void> {
    if (this.performing) return;
    this.performing = true;
    const scene = this.scene;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      await this.show(next, scene);
      if (scene !== this.scene) return;
      if (next.position !== undefined) this.position = next.position;
      if (next.table) this.info = next.table;
      if (next.entry.kind === "undone") {
        this.answered = -1;
        this.forgetAdvice();
      }
      if (next.entry.kind === "answered") this.refusal = null;
    }
    this.performing = false;
    this.skipping = false;
    this.settle();
  }

  private async show(act: Act, scene: number): Promise<void> {
    for (const line of linesOf(act.entry)) {
      this.log = [...this.log, line];
      if (line.event && this.stage && !this.skipping && !document.hidden) {
        await this.perform(this.stage, line.event, this.tempo(act));
        if (scene !== this.scene) return;
      }
    }
  }

  private tempo(act: Act): number {
    return settings.tempo * act.haste * (this.queue.length > LONG_QUEUE ? 2 : 1);
  }

  /** A board that fails or gets stuck must not stop the game: the next view sets it right. */
  private async perform(stage: Stage, event: GameEvent, tempo: number): Promise<void> {
    const skipped = new Promise<void>((resolve) => {
      this.skipped = () => setTimeout(resolve, SKIP_GRACE);
    });
    const shown = stage.perform(event, tempo).catch((fault: unknown) => console.error(fault));
    await Promise.race([shown, skipped, pause(LONGEST_ACT)]);
    this.skipped = null;
  }

  private settle(): void {
    if (this.newest) this.info = this.newest;
    this.newest = null;
    if (this.seat === null && this.mine.length === 1 && !this.looking) this.look(this.mine[0] ?? null);
    if (this.seat !== null && !this.mine.includes(this.seat) && !this.looking)
      this.look(this.mine.length === 1 ? (this.mine[0] ?? null) : null);
    this.covered = this.handTo !== null;
  }
}

/** A name for a message that nobody else uses. */
function messageId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
