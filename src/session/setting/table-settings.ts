import type { Level } from '../../bots/levels.ts';

/** When the keyboard is handed over with a covered screen. */
export const HAND_OVER_POLICIES = ['private', 'always', 'never'] as const;
export type HandOverPolicy = (typeof HAND_OVER_POLICIES)[number];

/**
 * How long the table shows what happens by itself; `all`: everything stays until a key is pressed, `wait`: what matters
 * to people does.
 */
export const SPEEDS = ['wait', 'all', 'normal', 'slow', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How the people like their table; no part of a match. */
export interface TableSettings {
  readonly handOver: HandOverPolicy;
  readonly speed: Speed;
  /**
   * A hand-over screen takes keys only after this many milliseconds without one, so that a key pressed twice shows
   * nothing.
   */
  readonly quiet: number;
  /** Whether the coach explains what is new in new matches, to every person. */
  readonly coach: boolean;
  /** Whether the mouse is listened to. */
  readonly mouse: boolean;
}

/**
 * What one person plays against the program: a game, against how many, and what is chosen for it beside what is usual.
 */
export interface AgainstSetUp {
  readonly game: string;
  readonly opponents: number;
  /** How strong they play; absent: as usual. */
  readonly level?: Level;
  readonly choices: Readonly<Record<string, string>>;
}
