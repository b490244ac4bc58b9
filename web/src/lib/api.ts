// The routes of the server. What goes wrong comes back as a Trouble: a key with details.
import type { GameRules, GameWords, House, Me, NewTable, ReviewState, TableInfo, TableLists, Trouble, Variant } from "../wire";
import type { Switches } from "./switches";

export class Troubled extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.message);
  }
}

/** What to tell the reader about anything that was thrown. */
export function troubleOf(thrown: unknown): Trouble {
  if (thrown instanceof Troubled) return thrown.trouble;
  return { error: "table-no-connection", details: {}, rule: "", message: String(thrown) };
}

async function ask<Reply>(method: string, path: string, body?: object): Promise<Reply> {
  const reply = await fetch(`/api${path}`, {
    method,
    credentials: "same-origin",
    ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  const said: unknown = await reply.json().catch(() => null);
  if (reply.ok) return said as Reply;
  throw new Troubled(isTrouble(said) ? said : unexplained(reply.status));
}

function isTrouble(said: unknown): said is Trouble {
  return typeof said === "object" && said !== null && "error" in said;
}

function unexplained(status: number): Trouble {
  return { error: "table-server-trouble", details: {}, rule: "", message: String(status) };
}

const game = (slug: string) => `/games/${encodeURIComponent(slug)}`;
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  house: () => ask<House>("GET", "/house"),
  words: (slug: string, language: string) => ask<GameWords>("GET", `${game(slug)}/words/${language}`),
  rules: (slug: string) => ask<GameRules>("GET", `${game(slug)}/rules`),
  me: () => ask<Me>("GET", "/me"),
  rename: (name: string) => ask<Me>("PUT", "/me", { name }),
  tables: () => ask<TableLists>("GET", "/tables"),
  variant: (game: string, seats: number, switches: Switches) =>
    ask<Variant>("POST", `/games/${encodeURIComponent(game)}/variant`, { seats, switches }),
  make: (wanted: NewTable) => ask<TableInfo>("POST", "/tables", wanted),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  sit: (id: string, seat: number, name: string) => ask<TableInfo>("POST", `${table(id)}/sit`, { seat, name }),
  stand: (id: string, seat: number) => ask<TableInfo>("POST", `${table(id)}/stand`, { seat }),
  bot: (id: string, seat: number, bot: string) => ask<TableInfo>("POST", `${table(id)}/bot`, { seat, bot }),
  host: (id: string, seat: number) => ask<TableInfo>("POST", `${table(id)}/host`, { seat }),
  start: (id: string) => ask<TableInfo>("POST", `${table(id)}/start`),
  review: (id: string) => ask<ReviewState>("GET", `${table(id)}/review`),
  rematch: (id: string) => ask<TableInfo>("POST", `${table(id)}/rematch`),
};

export function recordOf(id: string): string {
  return `/api${table(id)}/record`;
}

export function socketOf(id: string): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api${table(id)}/socket`;
}
