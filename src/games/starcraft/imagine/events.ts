import type { OpenStatement } from '../../../kernel/match/imagination.ts';
import { shuffle } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import type { Viewer } from '../../../kernel/words/message.ts';
import { EVENT_CARD_IDS, EVENT_CARDS } from '../data/events.ts';
import type { EventCardId, Stage } from '../data/events.ts';
import type { StarCraftState } from '../state/state.ts';

/**
 * A face-down Event card: its id if the viewer knows it, otherwise its stage. The stage of the top card is public; the
 * stages of the cards below follow from the numbers of the set-up.
 */
type FaceDownEvent = EventCardId | Stage;

/** What a viewer may know of the Event cards that have not been played. */
export interface KnownEvents {
  readonly deck: readonly FaceDownEvent[];
  readonly out: readonly FaceDownEvent[];
  /** The face-down Event cards in front of each seat. */
  readonly seats: readonly (readonly FaceDownEvent[])[];
  /** The Event cards that the viewer has not read, in catalogue order. */
  readonly unread: readonly EventCardId[];
}

/**
 * What `viewer` may know of Event cards. It has read its own cards in step 8; Galactic Conquest leaves out The End
 * Draws Near (SC-23.1.2).
 */
export function knownEvents(state: StarCraftState, viewer: Viewer): KnownEvents {
  const { eventDeck, eventsOut, seats, options, phase, step } = state;
  const unread = new Set<EventCardId>();
  const isLeftOut = (card: EventCardId): boolean =>
    options.variant === 'galactic-conquest' && EVENT_CARDS[card].event === 'the-end-draws-near';
  const asKnown = (cards: readonly EventCardId[], read: boolean): FaceDownEvent[] =>
    cards.map(card => {
      if (read || isLeftOut(card)) return card;
      unread.add(card);
      return EVENT_CARDS[card].stage;
    });
  const isReading = phase === 'regrouping' && step === 8;
  const known = {
    deck: asKnown(eventDeck, false),
    out: asKnown(eventsOut, false),
    seats: seats.map(({ events }, seat) => asKnown(events, isReading && seat === viewer)),
  };
  return { ...known, unread: EVENT_CARD_IDS.filter(card => unread.has(card)) };
}

/** The Event cards of all hidden places after they have been dealt at random. */
export interface DealtEvents {
  readonly deck: EventCardId[];
  readonly out: EventCardId[];
  readonly unread: readonly EventCardId[][];
}

/** Deals the Event cards that the viewer has not read at random; each place gets a card of its stage. */
export function dealEvents({ deck, out, seats, unread }: KnownEvents, random: RandomState): DealtEvents {
  const byStage = ([1, 2, 3] as const).map(stage => unread.filter(card => EVENT_CARDS[card].stage === stage));
  for (const cards of byStage) shuffle(random, cards);
  const deal = (places: readonly FaceDownEvent[]): EventCardId[] =>
    places.map(place => {
      const card = typeof place === 'string' ? place : byStage[place - 1]?.pop();
      if (card === undefined) throw new RangeError(`no card of stage ${place} is left`);
      return card;
    });
  return { deck: deal(deck), out: deal(out), unread: seats.map(deal) };
}

/** The possible cases for the top card of the Event deck. */
export function eventCases({ deck, unread }: KnownEvents): OpenStatement<StarCraftState>[] {
  const top = deck.at(-1);
  if (typeof top !== 'number') return [];
  return unread
    .filter(card => EVENT_CARDS[card].stage === top)
    .map((card): OpenStatement<StarCraftState> => ({
      name: `the next Event card is ${card}`,
      holds: ({ eventDeck }) => eventDeck.at(-1) === card,
    }));
}
