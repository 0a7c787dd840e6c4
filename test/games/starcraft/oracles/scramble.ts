import { starcraftImagination } from '../../../../src/games/starcraft/imagine.ts';
import { BATTLE_SIDES } from '../../../../src/games/starcraft/state/battle.ts';
import type { StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import type { RandomState } from '../../../../src/kernel/plain/random.ts';
import type { Viewer } from '../../../../src/kernel/words/message.ts';
import { isStarCraft } from './matches.ts';

/** Deals again what `viewer` may not know: another state that it can imagine, in which as much has come to light. */
export function scramble(state: unknown, viewer: Viewer, random: RandomState): StarCraftState {
  if (!isStarCraft(state)) throw new Error('no state of StarCraft');
  return { ...starcraftImagination(state, viewer).imagine(random), revealed: state.revealed };
}

/** Deals only the Event cards again that nobody has read. */
export function scrambleUnreadEvents(state: unknown, viewer: Viewer, random: RandomState): StarCraftState {
  const { eventDeck, eventsOut, seats } = scramble(state, viewer, random);
  if (!isStarCraft(state)) throw new Error('no state of StarCraft');
  const withEvents = state.seats.map((owner, seat) => ({ ...owner, events: seats[seat]?.events ?? [] }));
  return { ...state, eventDeck, eventsOut, seats: withEvents };
}

/** Deals only the Combat cards of other seats again; what is shuffled later is shuffled as it would have been. */
export function scrambleOthersCards(state: unknown, viewer: Viewer, random: RandomState): StarCraftState {
  const { seats, battle } = scramble(state, viewer, random);
  if (!isStarCraft(state)) throw new Error('no state of StarCraft');
  const other = { ...state };
  other.seats = state.seats.map((owner, seat) => {
    const { hand, deck } = seats[seat] ?? owner;
    return seat === viewer ? owner : { ...owner, hand, deck };
  });
  if (state.battle !== null) {
    const own = BATTLE_SIDES.find(side => state.battle?.[side] === viewer);
    const skirmishes = state.battle.skirmishes.map((skirmish, place) => {
      const dealt = battle?.skirmishes[place] ?? skirmish;
      return own === undefined ? dealt : { ...dealt, [own]: skirmish[own] };
    });
    other.battle = { ...state.battle, skirmishes };
  }
  return other;
}
