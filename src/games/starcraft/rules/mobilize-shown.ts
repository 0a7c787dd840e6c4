import type { ShownOption } from '../../../kernel/match/decision.ts';
import type { Message } from '../../../kernel/words/message.ts';
import type { AreaId } from '../data/planets.ts';
import { areaRefs } from '../state/refs.ts';
import { areaName, say, unitName } from '../text/say.ts';
import { mayMove, sizeOf } from './moves.ts';
import type { Group, Plan } from './moves.ts';

// How the picks of a Mobilize order are named, whether they are open or blocked.

/** Whether all units of a group can go to one area together. */
export function hasGoalForAll(plan: Plan, group: Group): boolean {
  return plan.goals.some(({ area }) => area !== group.from && mayMove(plan, group.from, area, sizeOf(group)));
}

/** All units of an area together, as an option shows them. */
export function everythingShown(group: Group): ShownOption {
  const { from } = group;
  return {
    id: `area:${from}`,
    words: say('mobilize.everything', { count: sizeOf(group), from: areaName(from) }),
    refs: areaRefs(from),
  };
}

/** A move of one kind of unit, as its option's id names it. */
export function moveName(unit: string, from: AreaId, to: AreaId): string {
  return `${unit}:${from}>${to}`;
}

/** Kinds of unit with their numbers. */
export function unitsName(units: Group['units']): Message[] {
  return units.map(({ unit, count }) => say('mobilize.count', { unit: unitName(unit), count }));
}
