import type { OptionFace } from '../../../kernel/match/offer.ts';
import type { Message } from '../../../kernel/words/message.ts';
import type { AreaId } from '../data/planets.ts';
import { areaName, say, unitName } from '../text/say.ts';
import { unitsRef } from '../state/refs.ts';
import { mayMove, sizeOf } from './moves.ts';
import type { UnitGroup, UnitKindGroup, MovePlan } from './moves.ts';

// Ids and texts of the options of a Mobilize order, both open and blocked.

/** Whether all units of a group can go to one area together. */
export function hasGoalForAll(plan: MovePlan, group: UnitGroup): boolean {
  return plan.goals.some(({ area }) => area !== group.from && mayMove(plan, group.from, area, sizeOf(group)));
}

/** How an option shows units of one type in an area. */
export function kindFace(kind: UnitKindGroup, from: AreaId): OptionFace {
  return {
    words: say('mobilize.units', { units: unitsName([kind]), from: areaName(from) }),
    refs: [unitsRef(kind.unit, from)],
    group: say('mobilize.group.units'),
  };
}

/** The part of an option id that names a move of units of one type. */
export function moveName(unit: string, from: AreaId, to: AreaId): string {
  return `${unit}:${from}>${to}`;
}

/**
 * The option id of a destination for the chosen units: for one unit if all are of one type, otherwise for all of them.
 */
export function destinationId({ from, units }: UnitGroup, to: AreaId): string {
  const [kind, ...others] = units;
  return kind === undefined || others.length > 0
    ? `move-everything:${from}>${to}`
    : `move:${moveName(kind.unit, from, to)}`;
}

/** The names of unit types with their numbers. */
export function unitsName(units: UnitGroup['units']): Message[] {
  return units.map(({ unit, count }) => say('mobilize.count', { unit: unitName(unit), count }));
}
