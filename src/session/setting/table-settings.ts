import type { Level } from '../../bots/levels.ts';

/** When the keyboard is handed over with a covered screen. */
export const HAND_OVER_POLICIES = ['private', 'always', 'never'] as const;
export type HandOverPolicy = (typeof HAND_OVER_POLICIES)[number];

/**
 * How fast the table shows the program's actions. `all`: everything stays until a key is pressed; `wait`: only what
 * matters to people stays.
 */
export const SPEEDS = ['wait', 'all', 'normal', 'slow', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The people's settings for the table. They are no part of a match. */
export interface TableSettings {
  readonly handOver: HandOverPolicy;
  readonly speed: Speed;
  /**
   * The milliseconds without a key before a hand-over screen takes keys, so that a key pressed twice by mistake reveals
   * nothing.
   */
  readonly quiet: number;
  /** Whether the coach is on for every person in new matches. */
  readonly coach: boolean;
  /** Whether mouse input is used. */
  readonly mouse: boolean;
}

/**
 * The choices for a match of one person against the program: the game, the number of opponents, their level, and
 * choices other than the defaults.
 */
export interface AgainstChoices {
  readonly game: string;
  readonly opponents: number;
  /** The level of the opponents; absent: the default level. */
  readonly level?: Level;
  readonly choices: Readonly<Record<string, string>>;
}
