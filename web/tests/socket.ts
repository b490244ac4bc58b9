// A socket that a test holds in its hand, and the little of a browser that the line listens to.
import { vi } from "vitest";
import type { ClientMessage, ServerMessage } from "../src/wire";

export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];

  readyState = 0;
  sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.made.at(-1);
    if (!socket) throw new Error("nobody has called");
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
    this.readyState = 3;
  }

  // What the other end does

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  hangUp(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** Sets the stage for a line; gives the means to raise events of window and document. */
export function browser() {
  FakeSocket.made = [];
  const page = new EventTarget();
  const sheet = Object.assign(new EventTarget(), { visibilityState: "visible", hidden: false });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", sheet);
  vi.stubGlobal("location", { protocol: "http:", host: "saloon.test", href: "http://saloon.test/" });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  return {
    online: () => page.dispatchEvent(new Event("online")),
    show: (visible: boolean) => {
      sheet.visibilityState = visible ? "visible" : "hidden";
      sheet.hidden = !visible;
      sheet.dispatchEvent(new Event("visibilitychange"));
    },
  };
}
