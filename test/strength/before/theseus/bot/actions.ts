import type { Seat } from '../../../../../src/kernel/words/message.ts';
import { CARDS, kindOf } from '../../../../../src/games/theseus/data/cards.ts';
import type { SectorId, SlotId } from '../../../../../src/games/theseus/data/ids.ts';
import { slotsOf } from '../../../../../src/games/theseus/data/places.ts';
import { SECTORS } from '../../../../../src/games/theseus/data/sectors.ts';
import { TRACK_END } from '../../../../../src/games/theseus/data/tokens.ts';
import type { UnitId } from '../../../../../src/games/theseus/data/units.ts';
import { actionOf } from '../../../../../src/games/theseus/rules/card-effects/actions.ts';
import { cardUseOf } from '../../../../../src/games/theseus/rules/card-effects/use.ts';
import { malfunctionTargets } from '../../../../../src/games/theseus/rules/malfunction.ts';
import type { MalfunctionTarget } from '../../../../../src/games/theseus/rules/malfunction.ts';
import { actionsIn, purgeable } from '../../../../../src/games/theseus/rules/sector-action.ts';
import { controllerOf, isWorking, workingOfType } from '../../../../../src/games/theseus/state/cards.ts';
import { areAllied, seatState } from '../../../../../src/games/theseus/state/seats.ts';
import type { TheseusState } from '../../../../../src/games/theseus/state/state.ts';
import { upgradesLeft } from '../../../../../src/games/theseus/state/tokens.ts';
import { enemiesIn, isRoom, unitsOf, unitState } from '../../../../../src/games/theseus/state/units.ts';
import { assaultWorth } from './attacking.ts';
import { installedWorth } from './cards.ts';
import { withoutMalfunction } from './imagined.ts';
import { dataWorth, preparing, UPGRADE, woundsWorth } from './worth.ts';

/** What an extra turn with another unit gives, as a rule. */
const EXTRA_TURN = 1.4;

/** A card that sleeps is not gone: its owner gets it back. */
const ASLEEP = 0.35;

/** A card that was not installed yet, put to sleep. */
const PENDING_ASLEEP = 0.3;

/** What the action cards of a sector give `me` that stops there (TH-10.1). */
export function actionsWorth(state: TheseusState, me: Seat, sector: SectorId): number {
  return workingOfType(state, sector, 'action')
    .filter(slot => areAllied(state, controllerOf(state, slot), me))
    .reduce((sum, slot) => sum + actionWorth(state, me, slot), 0);
}

/** What one action card gives now, its copies included. */
export function actionWorth(state: TheseusState, me: Seat, slot: SlotId): number {
  const { card, seat, sector, n, copies } = cardUseOf(state, slot);
  const kind = kindOf(card);
  const runs = CARDS[kind].multiplies === 'once' ? 1 : 1 + copies;
  switch (kind) {
    case 'scientists-archive':
      return dataWorth(state, me, seat, n * runs);
    case 'greys-probe':
      return enemiesIn(state, sector, me).length === 0 ? 0 : dataWorth(state, me, seat, n * runs);
    case 'scientists-video-cameras':
      return dataWorth(state, me, seat, (state.installed[slot]?.camera ?? 0) * runs);
    case 'scientists-medical-bay':
      if (state.options.mode === 'free-for-all') return 0.7 * n * runs;
      return Math.min(n * runs, TRACK_END - seatState(state, me).life);
    case 'marines-armory':
    case 'scientists-small-laboratory':
    case 'aliens-habitat':
    case 'greys-gene-manipulator':
      return upgradeWorth(state, me) * Math.min(runs, upgradesLeft(state));
    case 'marines-assault':
    case 'aliens-assault':
      return assaultWorth(state, me) * runs;
    case 'scientists-explosion':
      return explosionWorth(state, me, sector, n * runs);
    default:
      return actionOf(kind) === undefined ? 0 : 0.7 * runs * preparing(state);
  }
}

function explosionWorth(state: TheseusState, me: Seat, sector: SectorId, amount: number): number {
  return enemiesIn(state, sector, me).reduce(
    (sum, unit) => sum + woundsWorth(state, me, { victim: unitState(state, unit).seat, by: me, amount }),
    0,
  );
}

/** What the next upgrade token is worth: less when all units are flipped and the stock is not used. */
export function upgradeWorth(state: TheseusState, me: Seat): number {
  if (upgradesLeft(state) === 0) return 0;
  const { upgrades } = seatState(state, me);
  const toFlip = unitsOf(state, me).filter(unit => unitState(state, unit).side === 'base').length;
  return toFlip > upgrades ? UPGRADE + 0.4 : UPGRADE / (1 + upgrades);
}

/** What the sector action gives `me` where the move of `unit` ends (TH-10.3). */
export function sectorWorth(state: TheseusState, me: Seat, sector: SectorId, unit: UnitId): number {
  let worth = 0;
  for (const which of actionsIn(state, me, sector)) {
    if (which === 'own') worth += Math.max(upgradeWorth(state, me), ...purges(state, me, sector));
    else worth += commonWorth(state, me, sector, unit);
  }
  return worth;
}

function purges(state: TheseusState, me: Seat, sector: SectorId): number[] {
  return purgeable(state, me, sector).map(slot => purgeWorth(state, me, slot));
}

function commonWorth(state: TheseusState, me: Seat, sector: SectorId, unit: UnitId): number {
  switch (SECTORS[sector].action) {
    case 'assault':
      return assaultWorth(state, me);
    case 'malfunction':
      return Math.max(0, ...malfunctionTargets(state, me).map(target => malfunctionWorth(state, target)));
    case 'extra-turn':
      return unitsOf(state, me).some(other => other !== unit && canMoveYet(state, other))
        ? EXTRA_TURN * preparing(state)
        : 0;
    case 'faction':
      return 0;
  }
}

function canMoveYet(state: TheseusState, unit: UnitId): boolean {
  const { place, heldBy } = unitState(state, unit);
  return isRoom(place) && heldBy === null && state.turn?.moved.includes(unit) !== true;
}

/** What it gives to discard an installed card; Pandora keeps those that it has taken over. */
export function purgeWorth(state: TheseusState, me: Seat, slot: SlotId): number {
  const worth = 0.8 * installedWorth(state, slot);
  return areAllied(state, controllerOf(state, slot), me) ? -worth : worth;
}

/** What it gives to put the malfunction token on a card (TH-13). The card that it lies on stays a target. */
export function malfunctionWorth(state: TheseusState, { slot }: MalfunctionTarget): number {
  const awake = withoutMalfunction(state);
  const installed = state.ring.flatMap(slotsOf).find(other => other === slot);
  if (installed === undefined || !isWorking(awake, installed)) return PENDING_ASLEEP;
  return ASLEEP * installedWorth(awake, installed);
}
