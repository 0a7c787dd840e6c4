import { offer } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Ref, Seat, Message } from '../../../kernel/words/message.ts';
import { EVENTS, EVENT_CARDS } from '../data/events.ts';
import type { EventCardId, EventKind } from '../data/events.ts';
import { isInGame, seatState } from '../state/seats.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import type { RegroupingSteps } from '../state/steps.ts';
import { say } from '../text/say.ts';
import { checkEliminations } from './elimination.ts';
import { EVENT_EFFECTS } from './event-effects.ts';

// SC-21: the rules for reading Event cards, choosing one and discarding the others. The effects are in event-effects/.

/**
 * SC-21.2: regrouping step 8 for one seat. The seat reads its Event cards in secret, and plays them in a separate step.
 */
export function* readEventCards(game: StarCraft, { seat }: { readonly seat: Seat }): Rule {
  const { state } = game;
  state.step = 8;
  const { events } = seatState(state, seat);
  if (!isInGame(state, seat) || events.length === 0) return;
  readCards(game, seat);
  game.next('regrouping.chooseEvent', { seat });
}

/** SC-21.2: the seat executes one of its cards or none, and discards the others face up. */
export function* playEventCard(game: StarCraft, { seat }: { readonly seat: Seat }): Rule {
  const { state } = game;
  const { events } = seatState(state, seat);
  if (!isInGame(state, seat) || events.length === 0) return;
  const { options, blocked } = eventCardOffer(state, seat);
  const kind = yield* choose(game, seat, 'regrouping.event', options, {
    prompt: say(kindsOf(events).some(isForced) ? 'events.prompt.forced' : 'events.prompt', { count: events.length }),
    rule: 'SC-21.2',
    secrecy: 'sealed',
    // The seat keeps its own view, because it then also chooses its discards (SC-18.9).
    wantsOwn: true,
    blocked,
  });
  if (kind !== null) putInPlay(game, seat, kind);
  discardEvents(game, seat);
  if (kind !== null) game.next('regrouping.eventEffect', { seat, event: kind });
}

/** SC-21.7: carries out the effect of the chosen card. It may be impossible by now if somebody has left the match. */
export function* executeEvent(game: StarCraft, { seat, event }: RegroupingSteps['regrouping.eventEffect']): Rule {
  const { state } = game;
  if (!isInGame(state, seat)) return;
  const effect = EVENT_EFFECTS[event];
  const obstacle = effect.whyNot(state, seat);
  if (obstacle !== null) {
    const words = say('events.no-effect', { event: kindName(event), why: obstacle.why });
    game.tell?.({ words, rule: obstacle.rule });
    return;
  }
  yield* effect.execute(game, seat);
  game.next('regrouping.endOfEvent', {});
}

/** SC-21.7.7, SC-20.3: ends an order that an event granted, and eliminates seats that have lost their last piece. */
export function* endOfEvent(game: StarCraft): Rule {
  game.state.order = null;
  checkEliminations(game);
}

/** SC-21.2: logs the drawn Event cards for their owner only. */
function readCards(game: StarCraft, seat: Seat): void {
  const { events } = seatState(game.state, seat);
  game.reveal();
  game.tell?.({
    words: say('events.read', { seat: { seat }, count: events.length }),
    rule: 'SC-21.2',
    secrets: [
      {
        seats: [seat],
        words: say('events.read.secret', { seat: { seat }, events: events.map(eventName) }),
        refs: events.map(eventRef),
      },
    ],
  });
}

const FORCED_CARD_FIRST: Reason = { why: say('events.forced'), rule: 'SC-21.4' };

/**
 * The options for the kind of Event card to play. A forced kind must be chosen (SC-21.4); otherwise any possible kind,
 * or none. All cards of one kind are one option, named by the first card. A forced kind is played with all its copies.
 */
function eventCardOffer(state: StarCraftState, seat: Seat): Offer<EventKind | null> {
  const { events } = seatState(state, seat);
  const kinds = kindsOf(events);
  const isAnyForced = kinds.some(isForced);
  return offer<EventKind | null, EventKind | null, Reason>([...kinds, null], {
    id: kind => (kind === null ? 'none' : `event:${firstCardOfKind(events, kind)}`),
    fault: kind => {
      if (isAnyForced) return kind !== null && isForced(kind) ? null : FORCED_CARD_FIRST;
      return kind === null ? null : EVENT_EFFECTS[kind].whyNot(state, seat);
    },
    face: kind => (kind === null ? { words: say('events.none') } : eventFace(events, kind)),
    why: reason => reason,
    value: kind => kind,
  });
}

function firstCardOfKind(events: readonly EventCardId[], kind: EventKind): EventCardId | undefined {
  return events.find(card => EVENT_CARDS[card].event === kind);
}

function eventFace(events: readonly EventCardId[], kind: EventKind): OptionFace {
  const cards = events.filter(card => EVENT_CARDS[card].event === kind);
  return { words: say('events.play', { event: kindName(kind), count: cards.length }), refs: cards.map(eventRef) };
}

/**
 * SC-21.4, SC-21.3: puts played cards away: forced cards beside the board, kept cards into the play area, others on the
 * discard pile.
 */
function putInPlay(game: StarCraft, seat: Seat, kind: EventKind): void {
  const { state } = game;
  const owner = seatState(state, seat);
  const heldCards = owner.events.filter(card => EVENT_CARDS[card].event === kind);
  const playedCards = isForced(kind) ? heldCards : heldCards.slice(0, 1);
  owner.events = owner.events.filter(card => !playedCards.includes(card));
  const targetPile = isForced(kind)
    ? state.endDrawsNear
    : EVENTS[kind].staysInPlay
      ? owner.keptEvents
      : state.eventDiscard;
  targetPile.push(...playedCards);
  game.reveal();
  game.tell?.({
    words: say('events.played', { seat: { seat }, event: kindName(kind), count: playedCards.length }),
    refs: playedCards.map(eventRef),
    rule: isForced(kind) ? 'SC-21.4' : 'SC-21.2',
  });
}

/** SC-21.2, SC-21.5: the cards that were not executed are shown and discarded. */
function discardEvents(game: StarCraft, seat: Seat): void {
  const discarded = seatState(game.state, seat).events.splice(0);
  if (discarded.length === 0) return;
  game.state.eventDiscard.push(...discarded);
  game.reveal();
  game.tell?.({
    words: say('events.discarded', { seat: { seat }, events: discarded.map(eventName) }),
    refs: discarded.map(eventRef),
    rule: 'SC-21.5',
  });
}

function kindsOf(cards: readonly EventCardId[]): EventKind[] {
  return [...new Set(cards.map(card => EVENT_CARDS[card].event))];
}

function isForced(kind: EventKind): boolean {
  return EVENTS[kind].forced;
}

function kindName(kind: EventKind): Message {
  return say(`event.${kind}`);
}

function eventName(card: EventCardId): Message {
  return kindName(EVENT_CARDS[card].event);
}

function eventRef(card: EventCardId): Ref {
  return `event:${card}`;
}
