import { CARD_IDS } from '../data/cards.ts';
import { SECTOR_IDS } from '../data/ids.ts';
import type { SectorId } from '../data/ids.ts';
import { PENDING_SLOT_IDS, SLOT_IDS } from '../data/places.ts';
import { UNIT_IDS } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import { malfunctionTargets } from '../rules/malfunction.ts';
import { slotOf, workingOfType, controllerOf } from '../state/cards.ts';
import { areAllied } from '../state/seats.ts';
import { sectorOfUnit, unitState } from '../state/units.ts';
import { actionWorth, malfunctionWorth } from './actions.ts';
import { attackWorth, strikeWorth } from './attacking.ts';
import { installedWorth } from './cards.ts';
import { pendingSlotWorth } from './deploying.ts';
import { withUnit } from './imagined.ts';
import { lossOf, stopWorth, unitWorth } from './moving.ts';
import { outlook } from './prospects.ts';
import { askedCard, askedUnit, best, bestOffer, bestScored } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

// Answers to the questions that cards ask while they are executed (TH-21).

/** The value above which Transfer exchanges two units. */
const NO_EXCHANGE = -0.1;

/** Chooses the unit that a card moves or affects, depending on the card. */
export const unit: Strategy = turn => {
  const found = bestOffer(turn, 'unit', UNIT_IDS, one => scoreOf(turn, one));
  if (turn.has('none')) return found !== null && found.worth > NO_EXCHANGE ? found.thing : 'none';
  return turn.has('done') ? (bestScored(found) ?? 'done') : (found?.thing ?? null);
};

function scoreOf(turn: BotTurn, one: UnitId): number {
  const { state, me } = turn;
  const isOwn = areAllied(state, unitState(state, one).seat, me);
  if (askedUnit(turn) !== null) return isOwn ? -1 : 0; // the second unit of an exchange
  switch (askedCard(turn)) {
    case 'aliens-ghost-strike':
      return strikeWorth(state, me, one);
    case 'greys-invisibility':
      return exposure(turn, one) + (unitState(state, one).side === 'upgraded' ? 0.2 : 0.1);
    case 'aliens-kidnap':
      return best(state.ring, goal => kidnapWorth(turn, one, goal))?.worth ?? 0;
    case 'greys-transfer':
      return isOwn ? exposure(turn, one) - 1 : -1;
    default: // Control, Group Tactics: the move of an enemy unit that helps most
      return isOwn ? -1 : unitWorth(state, me, one, false) - outlook(state, me);
  }
}

/** The harm that enemy attacks could do to an own unit where it stands; above 0. */
function exposure({ state, me }: BotTurn, one: UnitId): number {
  const standing = sectorOfUnit(state, one);
  if (standing === null) return 0;
  const without = withUnit(state, one, 'space');
  return state.seats.reduce((sum, _, seat) => {
    if (areAllied(state, seat, me)) return sum;
    return sum + attackWorth(without, me, seat, standing) - attackWorth(state, me, seat, standing);
  }, 0);
}

/** Chooses the sector for a card: where a kidnapped unit goes, or where enemy traps await the seat's own units. */
export const sector: Strategy = turn => {
  const victim = askedUnit(turn);
  const found = bestOffer(turn, 'sector', SECTOR_IDS, goal =>
    victim === null ? trapsIn(turn, goal) : kidnapWorth(turn, victim, goal),
  );
  return turn.has('done') ? (bestScored(found) ?? 'done') : (found?.thing ?? null);
};

function kidnapWorth({ state, me }: BotTurn, victim: UnitId, goal: SectorId): number {
  const from = sectorOfUnit(state, victim);
  if (from === goal) return -10;
  const away = withUnit(state, victim, 'moving');
  return stopWorth(away, me, { unit: victim, sector: goal, own: false, from });
}

function trapsIn({ state, me }: BotTurn, goal: SectorId): number {
  const traps = workingOfType(state, goal, 'trap').filter(slot => !areAllied(state, controllerOf(state, slot), me));
  const saved = state.deactivation[goal]?.length ?? 0;
  return traps.reduce((sum, slot) => sum + installedWorth(state, slot), 0) / (1 + saved);
}

/** Chooses the card that Remote Control executes. */
export const action: Strategy = turn => {
  const score = (card: (typeof CARD_IDS)[number]): number => {
    const slot = slotOf(turn.state, card);
    return slot === null ? 0 : actionWorth(turn.state, turn.me, slot);
  };
  return bestOffer(turn, 'card', CARD_IDS, score)?.thing ?? null;
};

/** Chooses the pending card that Station Plans deploys, if any. */
export const pending: Strategy = turn =>
  bestScored(bestOffer(turn, 'deploy', PENDING_SLOT_IDS, slot => pendingSlotWorth(turn.state, turn.me, slot))) ??
  'none';

/** Chooses the card that gets the malfunction token. */
export const malfunction: Strategy = turn => {
  const { state, me } = turn;
  const targets = malfunctionTargets(state, me);
  const liking = (card: (typeof CARD_IDS)[number]): number => {
    const aim = targets.find(one => one.card === card);
    return aim === undefined ? 0 : malfunctionWorth(state, me, aim);
  };
  return bestOffer(turn, 'malfunction', CARD_IDS, liking)?.thing ?? null;
};

/**
 * Chooses what Decay takes: first tokens in stock, then tokens on cards, and only last the upgraded sides of units
 * (TH-16.5.1).
 */
export const lost: Strategy = turn => {
  const { state } = turn;
  if (turn.has('stock')) return 'stock';
  const tokens = bestOffer(turn, 'token', SLOT_IDS, slot => 10 - installedWorth(state, slot));
  return tokens?.thing ?? bestOffer(turn, 'unit', UNIT_IDS, one => -strikeWorth(state, turn.me, one))?.thing ?? null;
};

/** Chooses the unit that is launched to make room for a new unit. */
export const launched: Strategy = turn =>
  bestOffer(turn, 'unit', UNIT_IDS, one => lossOf(turn.state, turn.me, one))?.thing ?? null;
