// Links to tables.

/** The id of a table in a link or a code that somebody has pasted. */
export function tableIn(text: string): string | null {
  return /(?:^|\/t\/)([A-Za-z0-9_-]{1,40})\/?(?:[?#].*)?$/.exec(text.trim())?.[1] ?? null;
}

export function tablePath(id: string): string {
  return `/t/${id}`;
}

export function inviteLink(id: string): string {
  return new URL(tablePath(id), location.href).href;
}
