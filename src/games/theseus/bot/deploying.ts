import type { Seat } from '../../../kernel/words/message.ts';
import { isInstant } from '../rules/deploying.ts';
import { kindOf } from '../data/cards.ts';
import type { CardId, CardKind } from '../data/cards.ts';
import type { PendingSlotId, SectorId, SlotId } from '../data/ids.ts';
import { pendingSlotsOf, PENDING_SLOT_IDS, SLOT_IDS, slotsOf } from '../data/places.ts';
import { emptySlots, ownerOf } from '../state/cards.ts';
import { areAllied, factionOf, seatState } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';
import { whyNotDeploy } from '../rules/deploying.ts';
import { installedWorth, worthIn } from './cards.ts';
import { freeAct } from './free-acts.ts';
import { best, bestOffer, askedCard, bestScored } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';
import { countdownWorth } from './worth.ts';

/** The value of gaining the bonus card on a slot. */
const BONUS_CARD = 0.8;

/** The value of a new own card in a pending slot, and of the removal of an enemy's pending card. */
const ANOTHER_CARD = 0.5;
const THEIRS_GONE = 0.5;

/** The value for its owner of deploying a card in a slot: the own card there is lost, a bonus card there is gained. */
export function deployWorth(state: TheseusState, me: Seat, kind: CardKind, slot: SlotId): number {
  const there = state.installed[slot] === undefined ? 0 : installedWorth(state, slot);
  const bonus = state.bonus[slot] === undefined ? 0 : BONUS_CARD;
  return worthIn(state, me, kind, slot) + bonus - there;
}

/** The value of deploying a card in its best slot. */
function bestDeploy(state: TheseusState, me: Seat, card: CardId): number {
  if (isInstant(card)) return 0.8;
  const slots = state.ring.flatMap(slotsOf).filter(slot => whyNotDeploy(state, me, slot) === null);
  return best(slots, slot => deployWorth(state, me, kindOf(card), slot))?.worth ?? 0;
}

/** The value of using a pending slot (TH-11.1), including the new card that refills it. */
export function pendingSlotWorth(state: TheseusState, me: Seat, slot: PendingSlotId): number {
  const card = state.pending[slot];
  if (card !== undefined && card === state.malfunction) return 0;
  const refilled = seatState(state, me).deck.length > 0 ? ANOTHER_CARD : countdownWorth(state, me);
  if (card === undefined) return refilled;
  if (!areAllied(state, ownerOf(state, card), me)) return THEIRS_GONE + refilled;
  return bestDeploy(state, me, card) + refilled;
}

/**
 * The value of a sector's best pending slot for seat `me`, if its unit stops there. The room and the unit make no
 * difference.
 */
export function pendingWorth(state: TheseusState, me: Seat, sector: SectorId): number {
  if (factionOf(state, me) === 'pandora') return 0;
  let known = KNOWN.get(state);
  if (known === undefined) KNOWN.set(state, (known = new Map<string, number>()));
  const about = `${me}${sector}`;
  let worth = known.get(about);
  if (worth === undefined) {
    worth = Math.max(0, ...pendingSlotsOf(sector).map(slot => pendingSlotWorth(state, me, slot)));
    known.set(about, worth);
  }
  return worth;
}

/** Cached values of pending slots for each state, by seat and sector. These states are never changed in place. */
const KNOWN = new WeakMap<TheseusState, Map<string, number>>();

/** Chooses the pending slot to use, if any. */
export const slot: Strategy = turn => {
  const { state, me } = turn;
  const score = (pending: PendingSlotId): number => pendingSlotWorth(state, me, pending);
  const deeds = (['deploy', 'replace', 'fill'] as const).map(deed => bestOffer(turn, deed, PENDING_SLOT_IDS, score));
  return freeAct(turn) ?? bestScored(...deeds) ?? 'end';
};

/** Chooses the slot where a card is deployed, during the set-up as well. */
export const target: Strategy = turn => {
  const kind = askedCard(turn);
  if (kind === null) return null;
  const { state, me } = turn;
  return bestOffer(turn, 'slot', SLOT_IDS, place => deployWorth(state, me, kind, place))?.thing ?? null;
};

/** Chooses which of the drawn cards is installed first. */
export const startingCard: Strategy = turn => {
  const { state, me } = turn;
  const liking = (card: CardId): number =>
    isInstant(card) ? 0.5 : (best(emptySlots(state), place => deployWorth(state, me, kindOf(card), place))?.worth ?? 0);
  return bestOffer(turn, 'card', seatState(state, me).drawn, liking)?.thing ?? null;
};

/** Chooses whether a bonus card that was just gained is used at once. */
export const bonusCard: Strategy = (turn: BotTurn) => freeAct(turn) ?? 'keep';
