import { copy } from '../../../../src/kernel/plain/copy.ts';
import { shuffle } from '../../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../../src/kernel/plain/random.ts';
import { cardsOf } from '../../../../src/games/theseus/data/cards.ts';
import type { CardId } from '../../../../src/games/theseus/data/cards.ts';
import { cardFactionOf } from '../../../../src/games/theseus/state/seats.ts';
import type { SeatState, TheseusState } from '../../../../src/games/theseus/state/state.ts';
import type { Scramble } from '../../../oracles/non-interference.ts';

/** Deals anew what nobody may know: the cards below the top one, those removed, and the generator. */
export const scramble: Scramble = (input, viewer, random) => {
  const state = copy(input);
  if (!isState(state)) throw new Error('no state of Theseus');
  for (const [seat, owner] of state.seats.entries()) {
    const faction = cardFactionOf(state, seat);
    const isBuilt = state.options.decks === 'built' && faction !== null;
    if (isBuilt && seat === viewer)
      shuffleDeck(owner, random); // it knows which cards are in it (TH-4.4)
    else if (isBuilt && state.bonusOut.length === 0) buildAnew(owner, cardsOf(faction), random);
    else dealAnew(owner, random);
  }
  shuffle(random, state.bonusOut);
  state.random.generator = [7, 8, 9, 10];
  return state;
};

/** A deck that is built and not dealt yet: only what is left out of it stands in the state. */
function buildAnew(owner: SeatState, all: CardId[], random: RandomState): void {
  shuffle(random, all);
  owner.removed = all.slice(0, owner.removed.length);
}

function shuffleDeck(owner: SeatState, random: RandomState): void {
  const top = owner.deck.pop();
  shuffle(random, owner.deck);
  if (top !== undefined) owner.deck.push(top);
}

function dealAnew(owner: SeatState, random: RandomState): void {
  const top = owner.deck.pop();
  const unknown = [...owner.deck, ...owner.removed];
  shuffle(random, unknown);
  owner.deck = unknown.slice(0, owner.deck.length);
  owner.removed = unknown.slice(owner.deck.length);
  if (top !== undefined) owner.deck.push(top);
}

function isState(input: unknown): input is TheseusState {
  return typeof input === 'object' && input !== null && 'game' in input && input.game === 'theseus';
}
