import type { Option } from '../../../kernel/match/decision.ts';
import { joinedOffers, offerPlain } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { bonusKindOf } from '../data/bonus-cards.ts';
import type { BonusCardId } from '../data/bonus-cards.ts';
import type { CardId } from '../data/cards.ts';
import type { PendingSlotId } from '../data/ids.ts';
import { PENDING_SLOT_IDS, pendingSlotsOf } from '../data/places.ts';
import { ownerOf } from '../state/cards.ts';
import { does } from '../state/does.ts';
import { areAllied, factionOf, seatState } from '../state/seats.ts';
import type { ChapterRules, Theseus, TheseusState } from '../state/state.ts';
import type { TurnSteps } from '../state/steps.ts';
import { cardName, say, slotName } from '../text/say.ts';
import { canDeploy, deploy, deploySlots, isInstant, refill, setAside } from './deploying.ts';
import { actFreely, offerActs, offerAtOnce } from './free-acts.ts';
import type { FreeAct } from './free-acts.ts';
import { discardPending } from './pieces.ts';
import { turnOf } from './turn.ts';

/** The step of the pending phase, phase 4 of a turn (TH-11.1). */
export const pendingSteps: ChapterRules<Pick<TurnSteps, 'turn.pending'>> = { 'turn.pending': pendingPhase };

/** The use of a pending slot: case A (`fill`), B (`replace`) or C (`deploy`) of TH-11.1. */
type PendingUse = { readonly do: 'fill' | 'replace' | 'deploy'; readonly slot: PendingSlotId };

function* pendingPhase(game: Theseus): Rule {
  const { state } = game;
  const turn = turnOf(state);
  const { seat } = turn;
  turn.part = 'pending';
  if (turn.over) {
    game.next('turn.end', {});
    return;
  }
  const { options, blocked } = joinedOffers<PendingUse | FreeAct>(
    offerPendingUses(state, seat),
    offerActs(state, seat),
  );
  if (options.length === 0) {
    game.next('turn.end', {});
    return;
  }
  const choice = yield* choose<PendingUse | FreeAct | 'end'>(game, seat, 'pending.slot', [...options, END], {
    prompt: say('pending.rest'),
    rule: 'TH-11.1',
    blocked,
  });
  if (choice === 'end') {
    game.next('turn.end', {});
    return;
  }
  if (isPendingUse(choice)) {
    yield* useSlot(game, seat, choice);
    turn.sector = null; // only one slot each turn (TH-11.1), but free actions are still possible
  } else yield* actFreely(game, seat, choice);
  game.next('turn.pending', {}); // as a separate step, because a card may have been turned up
}

const END: Option<'end'> = { id: 'end', words: say('pending.end'), value: 'end' };

function isPendingUse(choice: PendingUse | FreeAct): choice is PendingUse {
  return choice.do === 'fill' || choice.do === 'replace' || choice.do === 'deploy';
}

/** The uses of the pending slots in the sector where the move ended, as options. Filled slots elsewhere are blocked. */
function offerPendingUses(state: TheseusState, seat: Seat): Offer<PendingUse> {
  const { sector } = turnOf(state);
  const slotsHere = sector === null ? [] : pendingSlotsOf(sector);
  const slots = PENDING_SLOT_IDS.filter(slot => slotsHere.includes(slot) || state.pending[slot] !== undefined);
  const uses = slots.map((slot): PendingUse => ({ do: useFor(state, seat, state.pending[slot]), slot }));
  return offerPlain(uses, {
    id: ({ do: what, slot }) => `${what}:${slot}`,
    face: deed => useFace(deed, state.pending[deed.slot]),
    whyNot: deed => whyNotSlot(state, seat, deed.slot) ?? whyNotUse(state, seat, deed),
  });
}

const NO_CARDS: Reason = { why: say('why.no-cards'), rule: 'TH-20.10' };
const ONE_SLOT: Reason = { why: say('why.one-slot'), rule: 'TH-11.1' };
const OTHER_SECTOR: Reason = { why: say('why.other-sector'), rule: 'TH-11.1' };
const MALFUNCTION: Reason = { why: say('why.malfunction'), rule: 'TH-13.1' };
const NO_SLOT_REASON: Reason = { why: say('why.nowhere'), rule: 'TH-11.3' };

/** Why a pending slot can't be used now, filled or empty; `null` if it can. */
function whyNotSlot(state: TheseusState, seat: Seat, slot: PendingSlotId): Reason | null {
  const { sector } = turnOf(state);
  if (factionOf(state, seat) === 'pandora') return NO_CARDS;
  if (sector === null) return ONE_SLOT;
  return pendingSlotsOf(sector).includes(slot) ? null : OTHER_SECTOR;
}

/**
 * Why a use of a pending slot is impossible: a card under malfunction is neither deployed nor discarded (TH-13.1), and
 * a card needs a slot to be deployed in. `null` if it is possible.
 */
function whyNotUse(state: TheseusState, seat: Seat, { do: what, slot }: PendingUse): Reason | null {
  const card = state.pending[slot];
  if (card === undefined) return null;
  if (card === state.malfunction) return MALFUNCTION;
  if (what === 'deploy' && !canDeploy(state, seat, card)) return NO_SLOT_REASON;
  return null;
}

function useFor(state: TheseusState, seat: Seat, card: CardId | undefined): PendingUse['do'] {
  if (card === undefined) return 'fill';
  return areAllied(state, ownerOf(state, card), seat) ? 'deploy' : 'replace';
}

function useFace({ do: what, slot }: PendingUse, card: CardId | undefined): OptionFace {
  return {
    words: say(`pending.${what}`, { slot: slotName(slot), card: card === undefined ? '' : cardName(card) }),
    details: does(what),
    refs: card === undefined ? [`slot:${slot}`] : [`slot:${slot}`, `card:${card}`],
  };
}

function* useSlot(game: Theseus, seat: Seat, { do: what, slot }: PendingUse): Rule {
  const countdownBefore = game.state.countdown;
  if (what === 'replace') discardPending(game, slot);
  if (what === 'deploy') yield* deployPending(game, seat, slot, isOfferedAgain);
  refill(game, seat, slot);
  if (game.state.countdown !== countdownBefore) yield* beat('countdown.moves');
}

/**
 * Whether a bonus card that was just gained will be offered again in this turn with the same effect, after the pending
 * slot has been refilled.
 */
function isOfferedAgain(state: TheseusState, seat: Seat, card: BonusCardId): boolean {
  return bonusKindOf(card) !== 'bonus-card-from-deck' && seatState(state, seat).deck.length > 0;
}

/**
 * Deploys an own pending card in a slot of choice, without refilling its pending slot (TH-11.1 C). An instant is set
 * aside. A bonus card gained this way may be used at once (TH-11.7). `isWaiting`: whether that card can be used as well
 * later in this turn.
 */
export function* deployPending(
  game: Theseus,
  seat: Seat,
  pendingSlot: PendingSlotId,
  isWaiting: (state: TheseusState, seat: Seat, card: BonusCardId) => boolean = () => false,
): Rule {
  const { state } = game;
  const card = state.pending[pendingSlot];
  if (card === undefined) return;
  if (isInstant(card)) {
    Reflect.deleteProperty(state.pending, pendingSlot);
    setAside(game, card);
    return;
  }
  const { options, blocked } = deploySlots(state, seat);
  const question = {
    prompt: say('deploy.slot', { card: cardName(card) }),
    subject: `card:${card}`,
    rule: 'TH-11.3',
    blocked,
  } as const;
  const slot = yield* choose(game, seat, 'deploy.slot', options, question);
  Reflect.deleteProperty(state.pending, pendingSlot);
  const gained = deploy(game, seat, card, slot);
  yield* offerAtOnce(game, seat, gained, gained !== null && isWaiting(state, seat, gained));
}
