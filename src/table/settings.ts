/** When the keyboard is handed over with a covered screen. */
export const HAND_OVER_POLICIES = ['private', 'always', 'never'] as const;
export type HandOverPolicy = (typeof HAND_OVER_POLICIES)[number];

/** How long the table shows what happens by itself. */
export const SPEEDS = ['normal', 'slow', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How the people like their table; no part of a match. */
export interface TableSettings {
  readonly handOver: HandOverPolicy;
  readonly speed: Speed;
  /** A hand-over screen takes keys only after so many milliseconds without one, so that a key pressed twice shows nothing. */
  readonly quiet: number;
}

export const DEFAULT_SETTINGS: TableSettings = { handOver: 'private', speed: 'normal', quiet: 150 };

/** How long a beat stays on the screen, in milliseconds. */
export const BEAT_TIME: Readonly<Record<Speed, number>> = { slow: 2500, normal: 1200, fast: 500, instant: 0 };

/** How long the program seems to think before it answers for a seat, in milliseconds. */
export const THINKING_TIME: Readonly<Record<Speed, number>> = { slow: 1200, normal: 500, fast: 120, instant: 0 };
