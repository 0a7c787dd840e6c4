import { imaginationOf } from '../../src/kernel/match/imagination.ts';
import type { OpenStatement } from '../../src/kernel/match/imagination.ts';
import { randomBelow, shuffle, spawnGenerator } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import type { Viewer } from '../../src/kernel/words/message.ts';
import { TOY_CARDS } from './toy-state.ts';
import type { ToySeat, ToyState } from './toy-state.ts';

/** What a viewer may know of a seat: of others how many cards, and whether a bid is written. */
interface KnownSeat extends Omit<ToySeat, 'hand' | 'discarding' | 'bid'> {
  readonly cards: number;
  readonly hand: string[] | null;
  readonly discarding: string[] | null;
  readonly bid: number | 'sealed' | null;
}

interface Known extends Omit<ToyState, 'random' | 'revealed' | 'seats' | 'deck'> {
  readonly seats: readonly KnownSeat[];
  readonly deck: number;
}

function known({ random: _random, revealed: _revealed, seats, deck, ...open }: ToyState, viewer: Viewer): Known {
  const shown = seats.map(({ hand, discarding, bid, ...seat }, number): KnownSeat => ({
    ...seat,
    cards: hand.length + discarding.length,
    hand: number === viewer ? hand : null,
    discarding: number === viewer ? discarding : null,
    bid: bid === null || open.bidsUp || number === viewer ? bid : 'sealed',
  }));
  return { ...open, seats: shown, deck: deck.length };
}

/** The cards that a viewer does not see: on the pile, in the deck and in the hands of others. */
function unseen({ seats }: Known): string[] {
  const own = seats.flatMap(({ hand, discarding }) => [...(hand ?? []), ...(discarding ?? [])]);
  return TOY_CARDS.filter(card => !own.includes(card));
}

function imagine(knownNow: Known, random: RandomState): ToyState {
  const { seats, deck, ...open } = knownNow;
  const pool = unseen(knownNow);
  shuffle(random, pool);
  const imagined = seats.map(({ cards, hand, discarding, bid, ...seat }): ToySeat => ({
    ...seat,
    hand: hand ?? pool.splice(0, cards),
    discarding: discarding ?? [],
    bid: bid === 'sealed' ? randomBelow(random, seat.coins + 1) : bid,
  }));
  return {
    ...open,
    random: spawnGenerator(random),
    revealed: 0,
    seats: imagined,
    deck: pool.splice(0, deck),
  };
}

function couldBe({ seats, deck }: Known, state: ToyState): string[] {
  const faults: string[] = [];
  const all = [...state.deck, ...state.seats.flatMap(({ hand, discarding }) => [...hand, ...discarding])];
  if (new Set(all).size !== all.length) faults.push('a card is there twice');
  if (state.deck.length !== deck) faults.push('the deck is as high as all see it');
  for (const [seat, { cards, bid }] of seats.entries()) {
    const other = state.seats[seat];
    if (other === undefined) continue;
    if (other.hand.length + other.discarding.length !== cards)
      faults.push(`seat ${seat} holds as many cards as all see`);
    if (bid === 'sealed' && (other.bid === null || other.bid > other.coins))
      faults.push('TOY-2: nobody bids what it lacks');
  }
  return faults;
}

function cases(knownNow: Known): OpenStatement<ToyState>[] {
  return knownNow.seats.flatMap(({ hand, cards }, seat) =>
    hand !== null || cards === 0
      ? []
      : unseen(knownNow).map((card): OpenStatement<ToyState> => ({
          name: `seat ${seat} holds ${card}`,
          holds: ({ seats }) => seats[seat]?.hand.includes(card) === true,
        })),
  );
}

export const toyImagination = imaginationOf<ToyState, Known>({ known, imagine, couldBe, cases });
