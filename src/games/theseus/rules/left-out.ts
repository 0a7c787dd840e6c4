import type { Reason } from '../../../kernel/match/offer.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { UnitId } from '../data/units.ts';
import { unitsInPlay, unitsInSector, unitState } from '../state/units.ts';
import type { TheseusState } from '../state/state.ts';
import { say } from '../text/say.ts';
import { shelterOf } from './attack-targets.ts';

// Reasons for blocked options: why players can't choose things that they might expect to choose.

/** TH-8.1, TH-8.4: why an enemy in the sector can't be attacked: it is invisible, in a shelter, or behind a wall. */
export function whyNotAttackable(state: TheseusState, unit: UnitId, hiddenUnits: readonly UnitId[]): Reason {
  if (hiddenUnits.includes(unit)) return INVISIBLE;
  return shelterOf(state, unit) === null ? BEHIND_WALL : SHELTERED;
}

const INVISIBLE: Reason = { why: say('why.invisible'), rule: 'TH-16.5.2' };
const SHELTERED: Reason = { why: say('why.sheltered'), rule: 'TH-8.4' };
const BEHIND_WALL: Reason = { why: say('why.wall'), rule: 'TH-8.1' };

/**
 * Why a card can't choose a unit: it is in space and thus in no sector (TH-9.3), or the card has already chosen it
 * (TH-16.1.2). `null` if the card can choose it.
 */
export function whyNotForCard(state: TheseusState, unit: UnitId, chosenUnits: readonly UnitId[]): Reason | null {
  if (chosenUnits.includes(unit)) return { why: say('why.chosen'), rule: 'TH-16.1.2' };
  return isInSpace(state, unit) ? { why: say('why.in-space'), rule: 'TH-9.3' } : null;
}

/** The units of the seats for which `isSelected` is true: sector by sector, then those in space. */
export function unitsOfSeats(state: TheseusState, isSelected: (seat: Seat) => boolean): UnitId[] {
  const inSpace = unitsInPlay(state).filter(unit => isInSpace(state, unit));
  const candidates = [...gather(state.ring, sector => unitsInSector(state, sector)), ...inSpace];
  return candidates.filter(unit => isSelected(unitState(state, unit).seat));
}

function isInSpace(state: TheseusState, unit: UnitId): boolean {
  return unitState(state, unit).place === 'space';
}
