import type { Seat } from '../../../kernel/words/message.ts';
import { CARDS, kindOf } from '../data/cards.ts';
import type { SectorId, SlotId } from '../data/ids.ts';
import { isInstalledSlot } from '../data/places.ts';
import { SECTORS } from '../data/sectors.ts';
import { TRACK_END } from '../data/tokens.ts';
import type { UnitId } from '../data/units.ts';
import { actionOf } from '../rules/card-effects/actions.ts';
import { cardUseOf } from '../rules/card-effects/use.ts';
import { malfunctionTargets } from '../rules/malfunction.ts';
import type { MalfunctionTarget } from '../rules/malfunction.ts';
import { actionsIn, purgeable } from '../rules/sector-action.ts';
import { controllerOf, installedIn, isWorking, workingOfType } from '../state/cards.ts';
import { areAllied, seatState } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';
import { upgradesLeft } from '../state/tokens.ts';
import { enemiesIn, isRoom, unitsOf, unitState } from '../state/units.ts';
import { assaultWorth } from './attacking.ts';
import { installedWorth } from './cards.ts';
import { withoutMalfunction } from './imagined.ts';
import { allWoundsWorth, dataWorth, DECIDES, preparing, UPGRADE } from './worth.ts';

/** The usual value of an extra turn with another unit, in points. */
export const EXTRA_TURN = 1.4;

/** The value of putting a card under the malfunction token, as a share of the card's value: its owner gets it back. */
const ASLEEP = 0.35;

/** The assumed chance that the controller of a card that would decide the match stops at it next. */
const MENACE = 0.5;

/** The value of putting a pending card, or one that does not work anyway, under the malfunction token. */
const PENDING_ASLEEP = 0.3;

/** The value of a sector's action cards for seat `me`, if its unit stops there (TH-10.1). */
export function actionsWorth(state: TheseusState, me: Seat, sector: SectorId): number {
  return workingOfType(state, sector, 'action')
    .filter(slot => areAllied(state, controllerOf(state, slot), me))
    .reduce((sum, slot) => sum + actionWorth(state, me, slot), 0);
}

/** The present value of one action card, its copies included. */
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
  const wounds = new Map<Seat, number>();
  for (const unit of enemiesIn(state, sector, me)) {
    const { seat } = unitState(state, unit);
    wounds.set(seat, (wounds.get(seat) ?? 0) + amount);
  }
  return allWoundsWorth(state, me, me, wounds);
}

/** The value of the next upgrade token: less when the stock already suffices to flip all units. */
export function upgradeWorth(state: TheseusState, me: Seat): number {
  if (upgradesLeft(state) === 0) return 0;
  const { upgrades } = seatState(state, me);
  const toFlip = unitsOf(state, me).filter(unit => unitState(state, unit).side === 'base').length;
  return toFlip > upgrades ? UPGRADE + 0.4 : UPGRADE / (1 + upgrades);
}

/** The value of the sector action for seat `me`, if the move of `unit` ends there (TH-10.3). */
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
      return bestMalfunction(state, me);
    case 'extra-turn':
      return unitsOf(state, me).some(other => other !== unit && canMoveYet(state, other))
        ? EXTRA_TURN * preparing(state)
        : 0;
    case 'faction':
      return 0;
  }
}

/** Whether a unit may still move in this turn: it stands in a room, is not held and has not moved. */
export function canMoveYet(state: TheseusState, unit: UnitId): boolean {
  const { place, heldBy } = unitState(state, unit);
  return isRoom(place) && heldBy === null && state.turn?.moved.includes(unit) !== true;
}

/** The value of purging an installed card; below 0 for a card that Pandora itself has taken over. */
export function purgeWorth(state: TheseusState, me: Seat, slot: SlotId): number {
  const worth = 0.8 * installedWorth(state, slot);
  return areAllied(state, controllerOf(state, slot), me) ? -worth : worth + menaceOf(state, slot);
}

/** The extra value of disabling a card that would decide the match the next time its controller stops there. */
function menaceOf(state: TheseusState, slot: SlotId): number {
  if (!CARDS[kindOf(installedIn(state, slot).card)].types.some(type => type === 'action')) return 0;
  const gain = actionWorth(state, controllerOf(state, slot), slot);
  return gain >= DECIDES ? MENACE * gain : 0;
}

/** The value of the best target for the malfunction token (TH-13). The card under the token is a target, too. */
function bestMalfunction(state: TheseusState, me: Seat): number {
  const awake = withoutMalfunction(state);
  return Math.max(0, ...malfunctionTargets(state, me).map(target => asleepWorth(awake, me, target)));
}

/** The value of putting the malfunction token on a card (TH-13). */
export function malfunctionWorth(state: TheseusState, me: Seat, target: MalfunctionTarget): number {
  return asleepWorth(withoutMalfunction(state), me, target);
}

function asleepWorth(awake: TheseusState, me: Seat, { slot }: MalfunctionTarget): number {
  if (!isInstalledSlot(slot) || !isWorking(awake, slot)) return PENDING_ASLEEP;
  const menace = areAllied(awake, controllerOf(awake, slot), me) ? 0 : menaceOf(awake, slot);
  return ASLEEP * installedWorth(awake, slot) + menace;
}
