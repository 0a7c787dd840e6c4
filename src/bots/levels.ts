/**
 * The levels of the program's own players, weakest first. A stronger level neither sees more than its seat nor rolls
 * better dice.
 */
export const LEVELS = ['easy', 'normal', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels that simulate answers in imagined worlds before they choose. */
export type SearchingLevel = Extract<Level, 'hard' | 'master'>;

/** Whether a player of that level simulates answers in imagined worlds. */
export function isSearching(level: Level): level is SearchingLevel {
  return level === 'hard' || level === 'master';
}

/** The program's player of a level, as named in seat lists and saves; the normal level is plain `bot`. */
export type Program = 'bot' | `bot-${Exclude<Level, 'normal'>}`;

/** The name of the program's player of a level. */
export function programOf(level: Level): Program {
  return level === 'normal' ? 'bot' : `bot-${level}`;
}

/** The level of the program's player with this name; `null` if a person plays the seat. */
export function levelOf(player: string): Level | null {
  return LEVELS.find(level => programOf(level) === player) ?? null;
}
