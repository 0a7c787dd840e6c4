import type { Seat } from '../../../kernel/words/message.ts';
import { BONUS_CARD_IDS, bonusKindOf, isBonusCardId } from '../data/bonus-cards.ts';
import { CARD_IDS, CARDS, kindOf } from '../data/cards.ts';
import { SLOT_IDS } from '../data/places.ts';
import type { SlotId } from '../data/ids.ts';
import { UNIT_IDS, unitKindOf } from '../data/units.ts';
import type { UnitId, UnitKind } from '../data/units.ts';
import { isInstant } from '../rules/deploying.ts';
import { priceOf } from '../rules/upgrades.ts';
import { controllerOf, emptySlots, installedIn, installedSlots, isAsleep } from '../state/cards.ts';
import { areAllied, seatState } from '../state/seats.ts';
import type { AsideCard, TheseusState } from '../state/state.ts';
import { sectorOfUnit, unitState } from '../state/units.ts';
import { attackWorth } from './attacking.ts';
import { installedWorth, worthIn } from './cards.ts';
import { withFlipped } from './imagined.ts';
import { best, bestOffer, bestScored } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

/** The value of flipping each kind of unit to its upgraded side, over some turns. */
const FLIP: Readonly<Record<UnitKind, number>> = {
  marine: 1.2,
  scientist: 1.3,
  alien: 2.6,
  grey: 1.6,
  'small-alien': 0,
  creature: 1.3,
  runner: 0.9,
  hunter: 0.6,
  warrior: 1.1,
};

/** The least gain from which Burrow moves a card. The value is low because Burrow has no other use. */
const WORTH_A_BURROW = 0.3;

/** The least gain for which an upgrade token is spent. */
const WORTH_A_TOKEN = 0.35;

const ASIDE_CARDS: readonly AsideCard[] = [...CARD_IDS, ...BONUS_CARD_IDS];

/** What may be done between steps (TH-5.2), if any of it gains: instants first, since some give upgrade tokens. */
export function freeAct(turn: BotTurn): string | null {
  const { state, me } = turn;
  const play = bestOffer<AsideCard>(turn, 'play', ASIDE_CARDS, card => playWorth(state, me, card));
  const flip = bestOffer(turn, 'flip', UNIT_IDS, unit => flipWorth(state, me, unit) - WORTH_A_TOKEN);
  const token = bestOffer(turn, 'token', SLOT_IDS, slot => tokenWorth(state, slot) - WORTH_A_TOKEN);
  return bestScored(play) ?? bestScored(flip, token);
}

function flipWorth(state: TheseusState, me: Seat, unit: UnitId): number {
  const sector = sectorOfUnit(state, unit);
  const base = FLIP[unitKindOf(unit)];
  if (sector === null) return base / 2;
  const { seat } = unitState(state, unit);
  const gained = attackWorth(withFlipped(state, unit), me, seat, sector) - attackWorth(state, me, seat, sector);
  return base + 0.5 * gained;
}

/** The value of one more upgrade token on a card, divided by its price (TH-12.2). */
function tokenWorth(state: TheseusState, slot: SlotId): number {
  const { card, takenBy } = installedIn(state, slot);
  const kind = kindOf(card);
  const once = CARDS[kind].oneUse || takenBy !== null ? 0.6 : 1;
  return (0.6 * once * worthIn(state, controllerOf(state, slot), kind, slot)) / priceOf(state, slot);
}

/** The value of playing a card that lies in front of the player now; 0: it is better kept for later. */
function playWorth(state: TheseusState, me: Seat, card: AsideCard): number {
  if (!isBonusCardId(card)) return kindOf(card) === 'aliens-burrow' ? (burrowPlan(state, me)?.worth ?? 0) : 1;
  switch (bonusKindOf(card)) {
    case 'bonus-upgrade':
    case 'bonus-recall':
      return 1;
    case 'bonus-card-from-deck': {
      const top = seatState(state, me).deck.at(-1);
      if (top === undefined || isInstant(top)) return 0.5;
      return (best(emptySlots(state), slot => worthIn(state, me, kindOf(top), slot))?.worth ?? 0) - 0.5;
    }
    case 'bonus-repair': {
      const slot = installedSlots(state).find(other => installedIn(state, other).card === state.malfunction);
      return slot !== undefined && areAllied(state, controllerOf(state, slot), me) ? installedWorth(state, slot) : 0;
    }
    case 'bonus-shaft-passage':
      return 0;
  }
}

interface Burrow {
  readonly from: SlotId;
  readonly to: SlotId;
  readonly worth: number;
}

/** The best move of a card by Burrow now (TH-16.2.8); `null` if no card is much better elsewhere. */
function burrowPlan(state: TheseusState, me: Seat): Burrow | null {
  const own = installedSlots(state).filter(
    slot => areAllied(state, controllerOf(state, slot), me) && !isAsleep(state, slot),
  );
  const moves = own.flatMap(from => emptySlots(state).map(to => ({ from, to })));
  const gain = ({ from, to }: Omit<Burrow, 'worth'>): number => {
    const kind = kindOf(installedIn(state, from).card);
    const owner = controllerOf(state, from);
    return worthIn(state, owner, kind, to) - worthIn(state, owner, kind, from);
  };
  const found = best(moves, gain);
  return found === null || found.worth < WORTH_A_BURROW ? null : { ...found.thing, worth: found.worth };
}

/**
 * Two questions of Burrow: the card to move, then the slot to move it to. Both come from the same plan, since the view
 * has not changed.
 */
export const burrowCard: Strategy = ({ state, me }) => {
  const plan = burrowPlan(state, me);
  return plan === null ? null : `slot:${plan.from}`;
};

export const burrowSlot: Strategy = ({ state, me }) => {
  const plan = burrowPlan(state, me);
  return plan === null ? null : `slot:${plan.to}`;
};
