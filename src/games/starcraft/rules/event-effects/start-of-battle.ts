import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Seat, Message } from '../../../../kernel/words/message.ts';
import { EVENTS, EVENT_CARDS, EVENT_CARD_IDS } from '../../data/events.ts';
import type { EventCardId, EventKind } from '../../data/events.ts';
import { otherSide } from '../../state/battle.ts';
import type { BattleSide } from '../../state/battle.ts';
import { battleOf } from '../../state/bout.ts';
import { drawableCards } from '../../state/placing.ts';
import { seatState } from '../../state/seats.ts';
import type { StarCraft, StarCraftState } from '../../state/state.ts';
import { say } from '../../text/say.ts';
import { drawCards } from '../cards.ts';
import type { StartAbility } from '../start-ability.ts';
import { showHand } from '../technology-effects/parasite.ts';

/** The start-of-battle abilities of kept Event cards (SC-13.2, SC-21.7.6). */
export const EVENT_START_ABILITIES: readonly StartAbility[] = EVENT_CARD_IDS.filter(
  card => EVENTS[EVENT_CARDS[card].event].timing === 'start-of-battle',
).map(startAbility);

function startAbility(card: EventCardId): StartAbility {
  const { event } = EVENT_CARDS[card];
  return {
    id: `event:${card}`,
    words: say(`event.${event}`),
    isHeld: (state, side) => firstKeptCard(state, battleOf(state)[side], event) === card,
    whyNot: (state, side) => whyNot(state, side, event),
    use: (game, side) => useEventCard(game, side, card),
  };
}

/** The first kept Event card of a kind, which stands for all of that kind; `undefined` if there is none. */
function firstKeptCard(state: StarCraftState, seat: Seat, event: EventKind): EventCardId | undefined {
  return seatState(state, seat).keptEvents.find(card => EVENT_CARDS[card].event === event);
}

function whyNot(state: StarCraftState, side: BattleSide, event: EventKind): Message | null {
  const { usableAs, effect } = EVENTS[event];
  if (usableAs !== 'either' && usableAs !== null && usableAs !== side) return say(`battle.why.role.${usableAs}`);
  const battle = battleOf(state);
  const showsHand =
    effect.some(({ op }) => op === 'reveal-hand') && seatState(state, battle[otherSide(side)]).hand.length;
  const drawsCards = effect.some(({ op }) => op === 'draw-combat') && drawableCards(state, battle[side]);
  return showsHand === 0 && drawsCards === 0 ? say('battle.why.empty-hand') : null;
}

/**
 * SC-21.7.6: uses a kept Event card and discards it. Its effect on the whole battle is noted in the state of the
 * battle.
 */
function* useEventCard(game: StarCraft, side: BattleSide, card: EventCardId): Rule {
  const { state } = game;
  const battle = battleOf(state);
  const owner = seatState(state, battle[side]);
  const { event } = EVENT_CARDS[card];
  owner.keptEvents = owner.keptEvents.filter(kept => kept !== card);
  state.eventDiscard.push(card);
  battle.startEvents[side] = event;
  game.tell?.({
    words: say('events.used', {
      seat: { seat: battle[side] },
      event: say(`event.${event}`),
      text: say(`event.${event}.text`),
    }),
    refs: [`event:${card}`],
    rule: 'SC-21.7.6',
  });
  for (const effectFacts of EVENTS[event].effect) {
    if (effectFacts.op === 'reveal-hand') yield* showHand(game, side);
    if (effectFacts.op === 'draw-combat') drawCards(game, battle[side], effectFacts.amount);
  }
}
