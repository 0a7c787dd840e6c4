import type { MatchOptions } from './state.ts';

/** The options on which tables differ, the usual values. */
export const TABLE_RULES = {
  emptyAreas: 'alone',
  splash: 'any-kill',
  ownTokens: 'shown',
  liftOff: 'yes',
} as const satisfies Partial<MatchOptions>;
