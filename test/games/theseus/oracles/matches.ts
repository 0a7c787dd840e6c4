import type { Match, MatchSetting } from '../../../../src/kernel/history/playable.ts';
import { definition } from '../../../../src/games/theseus/game.ts';
import type { TheseusState } from '../../../../src/games/theseus/state/state.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee'];

/** A match of Theseus with this many seats. */
export function settingFor(seats: number, seed: string, options: Readonly<Record<string, unknown>> = {}): MatchSetting {
  return { seats: NAMES.slice(0, seats).map(name => ({ name })), options, seed };
}

/** The ways to play that random matches go through: each set-up and each mode. */
export const WAYS: readonly (readonly [name: string, seats: number, options: Readonly<Record<string, unknown>>])[] = [
  ['a duel', 2, {}],
  ['a beginners’ duel', 2, { decks: 'beginner', installed: 'three', deal: 'choose', first: 'first-seat' }],
  ['a duel with Pandora', 2, { factions: ['marines', 'pandora'] }],
  ['a duel with built decks', 2, { decks: 'built' }],
  ['three seats', 3, { ring: 'random' }],
  ['three seats with Pandora', 3, { factions: ['greys', 'pandora', 'scientists'], ring: 'by-hand' }],
  ['four seats', 4, { decks: 'level-1' }],
  ['four seats with Pandora', 4, { factions: [null, null, 'pandora'] }],
  ['teams', 4, { teams: true }],
  ['teams with built decks', 4, { teams: true, decks: 'built', ring: 'by-hand', deal: 'choose' }],
];

/** The whole state of a match of Theseus. Throws for a match of anything else. */
export function stateOf(match: Match): TheseusState {
  const state = match.secretState();
  if (isTheseus(state)) return state;
  throw new Error(`a match of ${match.game}, not of ${definition.id}`);
}

/** Whether something is a state of Theseus. */
export function isTheseus(state: unknown): state is TheseusState {
  return typeof state === 'object' && state !== null && 'game' in state && state.game === definition.id;
}
