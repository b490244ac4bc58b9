// What the name of a bot says: its level, and its temper if it has one, as in "hard-greedy".

export interface Kind {
  level: string;
  temper: string; // "": none
}

export function kindOf(bot: string): Kind {
  const [level = "", temper = ""] = bot.split("-", 2);
  return { level, temper };
}

export function botOf({ level, temper }: Kind): string {
  return temper ? `${level}-${temper}` : level;
}
