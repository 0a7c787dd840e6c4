import type { Match, MatchSetting } from '../../../../src/kernel/history/playable.ts';
import { gameDefinition } from '../../../../src/games/galactic-emperor/game.ts';
import type { EmperorState } from '../../../../src/games/galactic-emperor/state/state.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay'];

/** A match of Galactic Emperor with this many seats. */
export function settingFor(seats: number, seed: string, options: Readonly<Record<string, unknown>> = {}): MatchSetting {
  return { seats: NAMES.slice(0, seats).map(name => ({ name })), options, seed };
}

/** The ways to play that random matches go through. */
export const WAYS: readonly (readonly [name: string, seats: number, options: Readonly<Record<string, unknown>>])[] = [
  ['three seats', 3, {}],
  ['four seats', 4, {}],
  [
    'four seats with open points, two purchases and late battles',
    4,
    { openScores: true, purchases: 2, battles: 'after-movement' },
  ],
  ['five seats', 5, {}],
  ['six seats', 6, {}],
];

/** The whole state of a match of Galactic Emperor. Throws for a match of anything else. */
export function stateOf(match: Match): EmperorState {
  const state = match.secretState();
  if (isEmperor(state)) return state;
  throw new Error(`a match of ${match.game}, not of ${gameDefinition.id}`);
}

/** Whether something is a state of Galactic Emperor. */
export function isEmperor(state: unknown): state is EmperorState {
  return typeof state === 'object' && state !== null && 'game' in state && state.game === gameDefinition.id;
}
