import type { Left } from '../../../boards/board.ts';
import type { FollowUp, Onward } from '../../../boards/deeds.ts';
import type { KeyedOption } from '../../../boards/board.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { knownNameIn } from '../../../kernel/words/message.ts';
import { AREA_IDS, AREAS, PLANETS } from '../data/planets.ts';
import type { AreaId } from '../data/planets.ts';
import type { UnitType } from '../data/units.ts';
import { areaName, say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { unitsInRef, unitsRef } from '../state/refs.ts';

/**
 * The units that an option of a Mobilize order moves: those of one type in an area, or all units there if `unit` is
 * `null`.
 */
export interface UnitGroup {
  readonly unit: UnitType | null;
  readonly from: AreaId;
}

/**
 * The actions of digits in a Mobilize order: the number of an area on the active planet sends the group there
 * (SC-10.1), all units that fit or the chosen number of one type.
 */
export function movesByDigit(
  { order, areas }: StarCraftView,
  { kind }: Decision,
  option: ShownOption,
): readonly Onward[] {
  const group = kind === 'mobilize.move' ? groupOf(option) : null;
  if (group === null || order === null) return [];
  const { unit, from } = group;
  const plannedMoves = order.moves.filter(move => move.unit === unit && move.from === from);
  const unitCount = unit === null ? 1 : (areas[from]?.units[unit] ?? 0);
  const unmovedCount = plannedMoves.reduce((sum, { count }) => sum - count, unitCount);
  return PLANETS[order.planet].areas
    .filter(goalArea => goalArea !== from)
    .map(goalArea => ({
      key: numberOf(goalArea),
      words: say('board.send', { what: option.words, area: areaName(goalArea) }),
      then: sendAll(group, goalArea),
      ...(unit !== null && unmovedCount > 1
        ? {
            fewer: Array.from({ length: unmovedCount - 1 }, (_, less) =>
              sendSome(option.id, unit, from, goalArea, less + 1),
            ),
          }
        : {}),
    }));
}

/**
 * SC-10.7: the answers that plan a move again with one unit fewer, after all its units have been put back; `null` if it
 * has only one unit.
 */
export function planAgainWithOneLess(
  { order }: StarCraftView,
  { kind }: Decision,
  { refs = [] }: ShownOption,
): FollowUp | null {
  const [units, goalRef] = refs;
  const { unit = null, area: from = null } = (units === undefined ? null : unitsInRef(units)) ?? {};
  const goalArea = knownNameIn(goalRef, 'area', AREA_IDS);
  if (kind !== 'mobilize.move' || unit === null || from === null || goalArea === null) return null;
  const plannedMove = order?.moves.find(move => move.unit === unit && move.from === from && move.to === goalArea);
  if (plannedMove === undefined || plannedMove.count < 2) return null;
  const group = unitsRef(unit, from);
  return { kind, answer: group, then: sendSome(group, unit, from, goalArea, plannedMove.count - 1) };
}

/** Warns if a Mobilize order is about to end without a move although units could move (SC-10.7). */
export function unmovedWarning({ order }: StarCraftView, { kind, options }: Decision): Left {
  const hasNothingPlanned =
    kind === 'mobilize.move' && order !== null && order.moves.length === 0 && order.liftOff === null;
  return hasNothingPlanned && options.some(option => groupOf(option) !== null)
    ? { words: say('board.nothing-moves'), things: ['moves'] }
    : { words: null, things: [] };
}

/** The units that an option of a Mobilize order moves; `null` if it moves none. */
export function groupOf({ id, subject, details }: KeyedOption): UnitGroup | null {
  if (subject === undefined || details !== undefined || id === 'done') return null;
  const { unit, area: from } = unitsInRef(subject) ?? { unit: null, area: knownNameIn(subject, 'area', AREA_IDS) };
  return from === null ? null : { unit, from };
}

/** The answer that sends all units of a group that fit to an area; `or` is the answer that sends one unit. */
export function sendAll({ unit, from }: UnitGroup, goalArea: AreaId): FollowUp {
  const startAndGoal = `${from}>${goalArea}`;
  if (unit === null) return { kind: 'mobilize.to', answer: `move-everything:${startAndGoal}` };
  return { kind: 'mobilize.to', answer: `move-all:${unit}:${startAndGoal}`, or: `move:${unit}:${startAndGoal}` };
}

/** The answers that move a number of units of one type, one after the other. */
function sendSome(id: string, unit: UnitType, from: AreaId, goalArea: AreaId, count: number): FollowUp {
  const moveOne = { kind: 'mobilize.to', answer: `move:${unit}:${from}>${goalArea}` };
  if (count === 1) return moveOne;
  return {
    ...moveOne,
    then: { kind: 'mobilize.move', answer: id, then: sendSome(id, unit, from, goalArea, count - 1) },
  };
}

/** The number of an area on its planet. */
export function numberOf(area: AreaId): string {
  return String(PLANETS[AREAS[area].planet].areas.indexOf(area) + 1);
}
