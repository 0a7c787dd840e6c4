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

/** A bonus card beside what lies on it. */
const BONUS_CARD = 0.8;

/** What a card in a pending slot of one's own is worth, and what it is worth that an enemy's is gone. */
const ANOTHER_CARD = 0.5;
const THEIRS_GONE = 0.5;

/** What deploying a card in a slot gives its owner: an own card there is lost, a bonus card gained. */
export function deployWorth(state: TheseusState, me: Seat, kind: CardKind, slot: SlotId): number {
  const there = state.installed[slot] === undefined ? 0 : installedWorth(state, slot);
  const bonus = state.bonus[slot] === undefined ? 0 : BONUS_CARD;
  return worthIn(state, me, kind, slot) + bonus - there;
}

/** What the best slot for a card gives. */
function bestDeploy(state: TheseusState, me: Seat, card: CardId): number {
  if (isInstant(card)) return 0.8;
  const slots = state.ring.flatMap(slotsOf).filter(slot => whyNotDeploy(state, me, slot) === null);
  return best(slots, slot => deployWorth(state, me, kindOf(card), slot))?.worth ?? 0;
}

/** What using a pending slot gives (TH-11.1), the refilling included. */
export function pendingSlotWorth(state: TheseusState, me: Seat, slot: PendingSlotId): number {
  const card = state.pending[slot];
  if (card !== undefined && card === state.malfunction) return 0;
  const refilled = seatState(state, me).deck.length > 0 ? ANOTHER_CARD : countdownWorth(state, me);
  if (card === undefined) return refilled;
  if (!areAllied(state, ownerOf(state, card), me)) return THEIRS_GONE + refilled;
  return bestDeploy(state, me, card) + refilled;
}

/** What the pending slots of a sector give `me` that stops there: the same for each room and each unit. */
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

/** What pending slots give in positions that are not changed in place, by seat and sector. */
const KNOWN = new WeakMap<TheseusState, Map<string, number>>();

/** Which pending slot is used, if any. */
export const slot: Strategy = turn => {
  const { state, me } = turn;
  const score = (pending: PendingSlotId): number => pendingSlotWorth(state, me, pending);
  const deeds = (['deploy', 'replace', 'fill'] as const).map(deed => bestOffer(turn, deed, PENDING_SLOT_IDS, score));
  return freeAct(turn) ?? bestScored(...deeds) ?? 'end';
};

/** Where a card is deployed, by the game's usual set-up too. */
export const target: Strategy = turn => {
  const kind = askedCard(turn);
  if (kind === null) return null;
  const { state, me } = turn;
  return bestOffer(turn, 'slot', SLOT_IDS, place => deployWorth(state, me, kind, place))?.thing ?? null;
};

/** Which of the drawn cards is installed first. */
export const startingCard: Strategy = turn => {
  const { state, me } = turn;
  const liking = (card: CardId): number =>
    isInstant(card) ? 0.5 : (best(emptySlots(state), place => deployWorth(state, me, kindOf(card), place))?.worth ?? 0);
  return bestOffer(turn, 'card', seatState(state, me).drawn, liking)?.thing ?? null;
};

/** A bonus card that was gained just now. */
export const bonusCard: Strategy = (turn: BotTurn) => freeAct(turn) ?? 'keep';
