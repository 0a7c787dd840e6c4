import type { Case } from '../../../kernel/match/imagination.ts';
import { shuffle } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import type { Viewer } from '../../../kernel/words/message.ts';
import { EVENT_CARD_IDS, EVENT_CARDS } from '../data/events.ts';
import type { EventCardId, Stage } from '../data/events.ts';
import type { StarCraftState } from '../state/state.ts';

/**
 * An Event card that lies face down: the card where it is known, else its stage. That of the top card is public, and
 * with it, by the numbers of the set-up, that of the cards below.
 */
type Lying = EventCardId | Stage;

/** What a viewer may know of the Event cards that nobody has played. */
export interface KnownEvents {
  readonly deck: readonly Lying[];
  readonly out: readonly Lying[];
  /** The cards that lie face down before each seat. */
  readonly seats: readonly (readonly Lying[])[];
  /** The cards that the viewer has not read, in the order of the catalogue. */
  readonly unread: readonly EventCardId[];
}

/**
 * What `viewer` may know: it has read its own cards in step 8; in Galactic Conquest The End Draws Near is out
 * (SC-23.1.2).
 */
export function knownEvents(state: StarCraftState, viewer: Viewer): KnownEvents {
  const { eventDeck, eventsOut, seats, options, phase, step } = state;
  const unread = new Set<EventCardId>();
  const isOut = (card: EventCardId): boolean =>
    options.variant === 'galactic-conquest' && EVENT_CARDS[card].event === 'the-end-draws-near';
  const lying = (cards: readonly EventCardId[], read: boolean): Lying[] =>
    cards.map(card => {
      if (read || isOut(card)) return card;
      unread.add(card);
      return EVENT_CARDS[card].stage;
    });
  const isReading = phase === 'regrouping' && step === 8;
  const known = {
    deck: lying(eventDeck, false),
    out: lying(eventsOut, false),
    seats: seats.map(({ events }, seat) => lying(events, isReading && seat === viewer)),
  };
  return { ...known, unread: EVENT_CARD_IDS.filter(card => unread.has(card)) };
}

/** Event cards dealt to where they may lie. */
export interface DealtEvents {
  readonly deck: EventCardId[];
  readonly out: EventCardId[];
  readonly unread: readonly EventCardId[][];
}

/** Deals the cards that the viewer has not read, each stage among its places. */
export function dealEvents({ deck, out, seats, unread }: KnownEvents, random: RandomState): DealtEvents {
  const byStage = ([1, 2, 3] as const).map(stage => unread.filter(card => EVENT_CARDS[card].stage === stage));
  for (const cards of byStage) shuffle(random, cards);
  const deal = (places: readonly Lying[]): EventCardId[] =>
    places.map(place => {
      const card = typeof place === 'string' ? place : byStage[place - 1]?.pop();
      if (card === undefined) throw new RangeError(`no card of stage ${place} is left`);
      return card;
    });
  return { deck: deal(deck), out: deal(out), unread: seats.map(deal) };
}

/** Each card that may come next. */
export function eventCases({ deck, unread }: KnownEvents): Case<StarCraftState>[] {
  const top = deck.at(-1);
  if (typeof top !== 'number') return [];
  return unread
    .filter(card => EVENT_CARDS[card].stage === top)
    .map((card): Case<StarCraftState> => ({
      name: `the next Event card is ${card}`,
      holds: ({ eventDeck }) => eventDeck.at(-1) === card,
    }));
}
