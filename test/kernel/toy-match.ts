import * as v from 'valibot';
import { playable, startMatch } from '../../src/kernel/history/open.ts';
import type { CheckpointPolicy } from '../../src/kernel/match/checkpoints.ts';
import { shuffle, spawnGenerator } from '../../src/kernel/plain/random.ts';
import type { Scramble } from '../oracles/non-interference.ts';
import { toyGame } from './toy-game.ts';
import { readToyState } from './toy-state.ts';

export const toy = playable(toyGame);

export const threeSeats = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cid' }];

/** A match of the toy game with three seats, its types still known. */
export function toyMatch(seed = 'toy', keeping: CheckpointPolicy = { thorough: true }, rounds = 6) {
  return startMatch(toyGame, { seats: threeSeats, options: { rounds }, seed }, keeping);
}

const WithSeats = v.looseObject({ seats: v.array(v.unknown()) });

/** Deals the hands of the others, the deck and the sheets again, and reseeds the generator. */
export const scrambleToy: Scramble = (input, viewer, random) => {
  const names = v.parse(WithSeats, input).seats.map(() => ({ name: 'anybody' }));
  const state = readToyState(input, names);
  const others = state.seats.filter((_, seat) => seat !== viewer);
  const hidden = [...others.flatMap(({ hand }) => hand), ...state.deck];
  shuffle(random, hidden);
  for (const other of others) {
    other.hand = hidden.splice(0, other.hand.length);
    if (!state.bidsUp && other.bid !== null) other.bid = other.coins - other.bid;
  }
  state.deck = hidden;
  state.random = spawnGenerator(random);
  return state;
};
