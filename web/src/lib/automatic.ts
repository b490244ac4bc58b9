// Which question of a table was last answered without asking the reader. It outlives a reload: whoever has held an
// automatic pass back does not want it to be sent after all.
const nameOf = (table: string) => `saloon-acted-${table}`;

export function lastAutomatic(table: string): number {
  try {
    return Number(sessionStorage.getItem(nameOf(table)) ?? -1);
  } catch {
    return -1; // a browser that keeps nothing acts again after a reload
  }
}

export function noteAutomatic(table: string, asked: number): void {
  try {
    sessionStorage.setItem(nameOf(table), String(asked));
  } catch {
    // It is known for as long as the page
  }
}
