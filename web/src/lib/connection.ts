// The connection to a table: a socket that is opened again when it breaks, and that loses no message on the way.
import type { Answer, AskEarlier, AskHints, ClientMessage, Consent, Hello, ServerMessage, TakeBack, Withdraw } from "../wire";

export const PING_EVERY = 10_000;
export const PONG_WITHIN = 5_000;
export const BEHIND_FOR = 1_500;
export const FIRST_WAIT = 300;
export const LONGEST_WAIT = 10_000;

const BAD_MESSAGE = 4400;
const NO_PERSON = 4401;
const WRONG_ORIGIN = 4403;
const NO_TABLE = 4404;
const TOO_SLOW = 4408;
const TOO_MANY = 4429;

/** "gone": this table cannot be reached, and trying again would not help. */
export type ConnectionState = "connecting" | "open" | "lost" | "gone";

export type Numbered = Answer | Withdraw | TakeBack | Consent;

export interface Listener {
  /** What to say first: through whose eyes, and up to which number everything is known. */
  hello(): Hello;
  hear(message: Exclude<ServerMessage, { type: "pong" }>): void;
  changed(state: ConnectionState): void;
  /** The server does not know us: become somebody. */
  introduce(): Promise<void>;
}

export class Connection {
  private socket: WebSocket | null = null;
  private greeted = false;
  private unacknowledged = new Map<string, Numbered>();
  private tries = 0;
  private closed = false;
  private recall: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private behind: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    addEventListener("online", this.atOnce);
    document.addEventListener("visibilitychange", this.atOnce);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.atOnce);
    document.removeEventListener("visibilitychange", this.atOnce);
    this.drop();
  }

  /** Sends a message that must arrive: it is repeated until the server has acknowledged or refused it. */
  post(message: Numbered): void {
    this.unacknowledged.set(message.id, message);
    if (this.greeted) this.send(message);
  }

  /** Asks for what is worth nothing later: without a connection it is not asked. */
  ask(question: AskHints | AskEarlier): boolean {
    if (this.greeted) this.send(question);
    return this.greeted;
  }

  /** Looks through other eyes; without a connection, the next hello says so. */
  look(seat: number | null): void {
    if (this.greeted) this.send({ type: "look", seat });
  }

  /** Connects anew, with the numbers that are known now. */
  again(): void {
    if (this.closed) return;
    this.drop();
    this.connect();
  }

  private connect(): void {
    this.listener.changed(this.tries ? "lost" : "connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.send(this.listener.hello());
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
    this.expectWord();
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.patience);
    if (message.type === "pong") return this.compare(message.number);
    if (message.type === "snapshot") this.meet();
    if (message.type === "ack" || message.type === "refused") this.unacknowledged.delete(message.id);
    this.listener.hear(message);
  }

  private meet(): void {
    if (this.greeted) return;
    this.greeted = true;
    this.tries = 0;
    this.listener.changed("open");
    this.beat = setInterval(() => this.ping(), PING_EVERY);
    for (const message of this.unacknowledged.values()) this.send(message);
  }

  private ping(): void {
    this.send({ type: "ping" });
    this.expectWord();
  }

  private expectWord(): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.retry(), PONG_WITHIN);
  }

  /** A reader that stays behind the server has missed something. */
  private compare(number: number): void {
    if ((this.listener.hello().since ?? 0) >= number) return;
    clearTimeout(this.behind);
    this.behind = setTimeout(() => {
      if ((this.listener.hello().since ?? 0) < number) this.again();
    }, BEHIND_FOR);
  }

  private lost(code: number): void {
    this.drop();
    if (this.closed) return;
    if (code === NO_TABLE || code === WRONG_ORIGIN) {
      this.listener.changed("gone");
      return;
    }
    if (code === BAD_MESSAGE) this.unacknowledged.clear();
    if (code === TOO_SLOW) this.tries = 0;
    if (code === TOO_MANY) this.tries = Math.max(this.tries, 4);
    if (code === NO_PERSON) {
      void this.listener.introduce().then(
        () => this.retry(),
        () => this.retry(),
      );
      return;
    }
    this.retry();
  }

  private retry(): void {
    if (this.closed) return;
    this.drop();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.listener.changed("lost");
    this.recall = setTimeout(() => this.connect(), wait);
  }

  private readonly atOnce = (): void => {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (this.greeted) this.ping();
    else if (!this.socket) this.again();
  };

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private drop(): void {
    for (const timer of [this.recall, this.patience, this.behind]) clearTimeout(timer);
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    socket?.close();
  }
}
