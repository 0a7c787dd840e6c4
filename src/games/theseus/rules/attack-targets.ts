import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { SectorId, SlotId } from '../data/ids.ts';
import type { UnitId } from '../data/units.ts';
import type { TheseusState } from '../state/state.ts';
import { attackOf, enemiesIn, enemiesInRange, sectorOfUnit, unitsInSector, unitState } from '../state/units.ts';
import { modulesOf } from './modules.ts';

/**
 * An attack event: the attacking seat and the sector. All of its units there attack, or only `units`; lurking cards
 * join in if `lurking` is true.
 */
export interface AttackEvent {
  readonly seat: Seat;
  readonly sector: SectorId;
  readonly units?: readonly UnitId[];
  readonly lurking: boolean;
}

/** TH-16.5.2: whether an attack event would have any target, invisible units included. */
export function canAttack(state: TheseusState, event: AttackEvent): boolean {
  return allTargets(state, event).length > 0;
}

/** The attacking units of an event. `targetsOf` returns the targets that each of them can reach. */
export function attackersOf(state: TheseusState, { seat, sector, units }: AttackEvent): readonly UnitId[] {
  return units ?? attackersIn(state, seat, sector);
}

function attackersIn(state: TheseusState, seat: Seat, sector: SectorId): UnitId[] {
  return unitsInSector(state, sector).filter(unit => unitState(state, unit).seat === seat);
}

/**
 * TH-8.1, TH-8.4: the units that `unit` may attack now. Invisible units are included unless they are in `hiddenUnits`.
 */
export function targetsOf(state: TheseusState, unit: UnitId, hiddenUnits: readonly UnitId[] = []): UnitId[] {
  return inReach(state, unit).filter(target => !hiddenUnits.includes(target) && shelterOf(state, target) === null);
}

/** TH-16.2.4: the units that lurking cards may attack in a sector, regardless of passages. */
export function lurkingTargets(state: TheseusState, sector: SectorId, seat: Seat): UnitId[] {
  return enemiesIn(state, sector, seat).filter(unit => shelterOf(state, unit) === null);
}

/** TH-16.5.2: the invisible units that at least one attacker of the event could attack if it saw them. */
export function invisibleTargets(state: TheseusState, event: AttackEvent): UnitId[] {
  return allTargets(state, event).filter(unit => unitState(state, unit).invisible);
}

/** TH-20.6: the slots of the cards that protect units from being attacked in the event. */
export function effectiveShelters(state: TheseusState, event: AttackEvent): SlotId[] {
  const shelteredUnits = enemiesIn(state, event.sector, event.seat).filter(unit => shelterOf(state, unit) !== null);
  if (shelteredUnits.length === 0) return [];
  const reached = lurks(state, event)
    ? shelteredUnits
    : gather(attackersOf(state, event), unit => inReach(state, unit));
  return [...new Set(gather(reached, unit => shelterOf(state, unit) ?? []))];
}

/** The enemies that a unit can reach; none if it is held (TH-16.4.2). */
function inReach(state: TheseusState, unit: UnitId): UnitId[] {
  if (attackOf(state, unit).targets === 'none' || unitState(state, unit).heldBy !== null) return [];
  return enemiesInRange(state, unit);
}

/**
 * TH-8.4, TH-19.5: the slot of the card, its own or an ally's, that protects a unit where it stands; `null` if none
 * does.
 */
export function shelterOf(state: TheseusState, unit: UnitId): SlotId | null {
  const sector = sectorOfUnit(state, unit);
  if (sector === null) return null;
  return modulesOf(state, sector, 'shelters', unitState(state, unit).seat)[0]?.use.slot ?? null;
}

function allTargets(state: TheseusState, event: AttackEvent): UnitId[] {
  const targets = gather(attackersOf(state, event), unit => targetsOf(state, unit));
  if (lurks(state, event)) targets.push(...lurkingTargets(state, event.sector, event.seat));
  return [...new Set(targets)];
}

/** TH-16.2.4: whether a lurking card of the seat takes part in the event. */
export function lurks(state: TheseusState, { seat, sector, lurking }: AttackEvent): boolean {
  return lurking && modulesOf(state, sector, 'lurks', seat).length > 0;
}
