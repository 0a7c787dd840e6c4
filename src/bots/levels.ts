/**
 * How strong a player of the program's own is, the weakest first. None sees more than its seat, and none has other
 * dice.
 */
export const LEVELS = ['easy', 'normal', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels that try answers in imagined worlds. */
export type SearchingLevel = Extract<Level, 'hard' | 'master'>;

/** Whether a player of that level tries answers in imagined worlds. */
export function isSearching(level: Level): level is SearchingLevel {
  return level === 'hard' || level === 'master';
}

/** The program's player of a level, as seats and saves name it; the usual one is `bot` alone. */
export type Program = 'bot' | `bot-${Exclude<Level, 'normal'>}`;

/** That of a level. */
export function programOf(level: Level): Program {
  return level === 'normal' ? 'bot' : `bot-${level}`;
}

/** The level of who answers for a seat, by that name; `null`: a person. */
export function levelOf(player: string): Level | null {
  return LEVELS.find(level => programOf(level) === player) ?? null;
}
