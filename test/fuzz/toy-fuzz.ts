import { randomAnswer } from '../../src/bots/random.ts';
import { toy } from '../kernel/toy-match.ts';
import type { FuzzGame } from './fuzz-game.ts';

/**
 * The toy game of the kernel's tests for the fuzz test: its matches are so short that many rounds of them take no time.
 */
export const toyFuzz: FuzzGame = {
  game: toy,
  uses: {
    decision: ['bid', 'charm.hush', 'discard', 'roll.charm', 'shop', 'turn', 'turn-up.first'],
    played: ['to its end'],
  },
  begin: (_, { seats, seed, keeping }) => {
    const names = Array.from({ length: seats }, (_seat, place) => ({ name: `Seat ${place}` }));
    return toy.start({ seats: names, options: {}, seed }, keeping);
  },
  hints: {},
  player: () => randomAnswer,
  givesUp: number => (number % 5 === 4 ? 20 : 0),
  leavesAfter: number => (number % 7 === 6 ? 10 : Infinity),
  names: ({ id }) => id.split(':'),
  watch: (_, tally) => ({ after: () => undefined, ended: () => tally.used('played', 'to its end') }),
  oracles: () => [],
};
