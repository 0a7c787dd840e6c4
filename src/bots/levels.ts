/**
 * The levels of bots (the program's players), weakest first. A stronger bot neither sees more than its seat nor rolls
 * better dice.
 */
export const LEVELS = ['easy', 'normal', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels of searching bots, which simulate answers in imagined worlds before they choose. */
export type SearchingLevel = Extract<Level, 'hard' | 'master'>;

/** Whether a bot of that level simulates answers in imagined worlds before it chooses. */
export function isSearching(level: Level): level is SearchingLevel {
  return level === 'hard' || level === 'master';
}

/** The name of the bot of a level in seat lists and saves; the `normal` level is plain `bot`. */
export type Program = 'bot' | `bot-${Exclude<Level, 'normal'>}`;

/** The name of the bot of a level. */
export function programOf(level: Level): Program {
  return level === 'normal' ? 'bot' : `bot-${level}`;
}

/** The level of the bot with this name; `null` if the name stands for a person. */
export function levelOf(player: string): Level | null {
  return LEVELS.find(level => programOf(level) === player) ?? null;
}
