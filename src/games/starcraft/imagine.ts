import { imaginationOf } from '../../kernel/match/imagination.ts';
import type { OpenStatement } from '../../kernel/match/imagination.ts';
import { spawnGenerator } from '../../kernel/plain/random.ts';
import type { RandomState } from '../../kernel/plain/random.ts';
import { same } from '../../kernel/plain/same.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import type { StarCraftState } from './state/state.ts';
import { battleView } from './view/battle.ts';
import type { BattleView } from './view/battle.ts';
import { cardCases, dealCards, faceDownFaults, knownSeat } from './imagine/cards.ts';
import type { KnownSeat } from './imagine/cards.ts';
import { dealEvents, eventCases, knownEvents } from './imagine/events.ts';
import type { KnownEvents } from './imagine/events.ts';
import { dealOrders, knownStacks, orderCases, orderFaults, ownFaces } from './imagine/orders.ts';
import type { Faces, KnownStacks } from './imagine/orders.ts';

/**
 * All that a viewer may know of a match of StarCraft (SC-24). Order faces, the hands of others, all Combat decks,
 * face-down cards of a battle and unread Event cards are hidden. Of unread Event cards, their number and the possible
 * cards are known.
 */
export interface StarCraftKnown extends Omit<
  StarCraftState,
  'random' | 'revealed' | 'seats' | 'stacks' | 'eventDeck' | 'eventsOut' | 'battle'
> {
  readonly viewer: Viewer;
  readonly seats: KnownSeat[];
  readonly stacks: KnownStacks;
  /**
   * The faces of the viewer's own order tokens, if it may not look at placed tokens: it knows which faces it placed,
   * but not where (SC-5.5).
   */
  readonly ownFaces: Faces | null;
  readonly events: KnownEvents;
  readonly battle: BattleView | null;
}

function knowledgeOf(state: StarCraftState, viewer: Viewer): StarCraftKnown {
  const {
    random: _random,
    revealed: _revealed,
    seats,
    stacks: _stacks,
    eventDeck: _deck,
    eventsOut: _out,
    battle,
    ...open
  } = state;
  return {
    ...open,
    viewer,
    seats: seats.map((_, seat) => knownSeat(state, seat, viewer)),
    stacks: knownStacks(state, viewer),
    ownFaces: ownFaces(state, viewer),
    events: knownEvents(state, viewer),
    battle: battle === null ? null : battleView(battle, viewer),
  };
}

function imagine(knowledge: StarCraftKnown, random: RandomState): StarCraftState {
  const { viewer: _viewer, seats, stacks: _stacks, ownFaces: _faces, events, battle: _battle, ...open } = knowledge;
  const dealtCards = dealCards(knowledge, random);
  const { deck, out, unread } = dealEvents(events, random);
  return {
    ...open,
    random: spawnGenerator(random),
    revealed: 0,
    seats: seats.map((owner, seat) => {
      const { handCount: _hand, deckCount: _deck, unseen: _unseen, ...openly } = owner;
      return {
        ...openly,
        hand: dealtCards.hands[seat] ?? [],
        deck: dealtCards.decks[seat] ?? [],
        events: unread[seat] ?? [],
      };
    }),
    stacks: dealOrders(knowledge, random),
    eventDeck: deck,
    eventsOut: out,
    battle: dealtCards.battle,
  };
}

function stateFaults(knowledge: StarCraftKnown, state: StarCraftState): string[] {
  return [
    ...(same(knowledgeOf(state, knowledge.viewer), knowledge) ? [] : ['SC-24: what is open is as everybody sees it']),
    ...orderFaults(state),
    ...faceDownFaults(state),
  ];
}

function imaginationCases(knowledge: StarCraftKnown): OpenStatement<StarCraftState>[] {
  const seats: Seat[] = [...knowledge.seats.keys()];
  return [
    ...seats.flatMap(seat => cardCases(knowledge, seat)),
    ...orderCases(knowledge),
    ...eventCases(knowledge.events),
  ];
}

/** Extracts what a viewer knows of a StarCraft match, and makes possible states that fit this knowledge. */
export const starcraftImagination = imaginationOf<StarCraftState, StarCraftKnown>({
  known: knowledgeOf,
  imagine,
  couldBe: stateFaults,
  cases: imaginationCases,
});
