import { copy } from '../../../../src/kernel/copy.ts';
import { shuffle } from '../../../../src/kernel/random.ts';
import type { TheseusState } from '../../../../src/games/theseus/state/state.ts';
import type { Scramble } from '../../../oracles/non-interference.ts';

/** Deals anew what nobody may know: the cards below the top one, those removed, and the generator. */
export const scramble: Scramble = (input, _viewer, random) => {
  const state = copy(input);
  if (!isState(state)) throw new Error('no state of Theseus');
  for (const owner of state.seats) {
    const top = owner.deck.pop();
    const unknown = [...owner.deck, ...owner.removed];
    shuffle(random, unknown);
    owner.deck = unknown.slice(0, owner.deck.length);
    owner.removed = unknown.slice(owner.deck.length);
    if (top !== undefined) owner.deck.push(top);
  }
  shuffle(random, state.bonusOut);
  state.random.generator = [7, 8, 9, 10];
  return state;
};

function isState(input: unknown): input is TheseusState {
  return typeof input === 'object' && input !== null && 'game' in input && input.game === 'theseus';
}
