import type { Seat } from '../../../kernel/words/message.ts';
import type { SectorId, SlotId } from '../data/ids.ts';
import type { UnitId } from '../data/units.ts';
import type { TheseusState } from '../state/state.ts';
import { attackOf, enemiesIn, enemiesInRange, sectorOfUnit, unitsInSector, unitState } from '../state/units.ts';
import { modulesOf } from './modules.ts';

/**
 * Who attacks where: all units of the seat in the sector, or only `units` of them; cards that lurk join in where they
 * may.
 */
export interface AttackEvent {
  readonly seat: Seat;
  readonly sector: SectorId;
  readonly units?: readonly UnitId[];
  readonly lurking: boolean;
}

/** Whether anything would be attacked, or at least an invisible unit be seen, TH-16.5.2. */
export function canAttack(state: TheseusState, event: AttackEvent): boolean {
  return allTargets(state, event).length > 0;
}

/** The units that take part in an event; which of them reach somebody says `targetsOf`. */
export function attackersOf(state: TheseusState, { seat, sector, units }: AttackEvent): readonly UnitId[] {
  return units ?? attackersIn(state, seat, sector);
}

function attackersIn(state: TheseusState, seat: Seat, sector: SectorId): UnitId[] {
  return unitsInSector(state, sector).filter(unit => unitState(state, unit).seat === seat);
}

/**
 * TH-8.1, TH-8.4: the units that `unit` may attack now; an invisible one counts as long as it is not known to be
 * `hidden`.
 */
export function targetsOf(state: TheseusState, unit: UnitId, hidden: readonly UnitId[] = []): UnitId[] {
  return inReach(state, unit).filter(target => !hidden.includes(target) && shelterOf(state, target) === null);
}

/** TH-16.2.4: what lurking cards may attack in a sector, passages or not. */
export function lurkingTargets(state: TheseusState, sector: SectorId, seat: Seat): UnitId[] {
  return enemiesIn(state, sector, seat).filter(unit => shelterOf(state, unit) === null);
}

/** TH-16.5.2: the invisible units that would be a legal target for at least one attacker of the event. */
export function unseenTargets(state: TheseusState, event: AttackEvent): UnitId[] {
  return allTargets(state, event).filter(unit => unitState(state, unit).invisible);
}

/** TH-20.6: the cards that keep a unit from being attacked in the event. */
export function sheltersThatCount(state: TheseusState, event: AttackEvent): SlotId[] {
  const guarded = enemiesIn(state, event.sector, event.seat).filter(unit => shelterOf(state, unit) !== null);
  if (guarded.length === 0) return [];
  const reached = lurks(state, event) ? guarded : attackersOf(state, event).flatMap(unit => inReach(state, unit));
  return [...new Set(reached.flatMap(unit => shelterOf(state, unit) ?? []))];
}

/** Nobody is in reach of a unit that is held (TH-16.4.2). */
function inReach(state: TheseusState, unit: UnitId): UnitId[] {
  if (attackOf(state, unit).targets === 'none' || unitState(state, unit).heldBy !== null) return [];
  return enemiesInRange(state, unit);
}

/** TH-8.4, TH-19.5: the card of its own side, an ally's too, that protects a unit where it stands, or `null`. */
export function shelterOf(state: TheseusState, unit: UnitId): SlotId | null {
  const sector = sectorOfUnit(state, unit);
  if (sector === null) return null;
  return modulesOf(state, sector, 'shelters', unitState(state, unit).seat)[0]?.use.slot ?? null;
}

function allTargets(state: TheseusState, event: AttackEvent): UnitId[] {
  const targets = attackersOf(state, event).flatMap(unit => targetsOf(state, unit));
  if (lurks(state, event)) targets.push(...lurkingTargets(state, event.sector, event.seat));
  return [...new Set(targets)];
}

/** TH-16.2.4: whether a lurking card of the seat joins in. */
export function lurks(state: TheseusState, { seat, sector, lurking }: AttackEvent): boolean {
  return lurking && modulesOf(state, sector, 'lurks', seat).length > 0;
}
