import type { Option } from '../../../../kernel/match/decision.ts';
import type { Reason } from '../../../../kernel/match/offer.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import { gather } from '../../../../kernel/plain/gather.ts';
import type { Ref, Seat, Message } from '../../../../kernel/words/message.ts';
import type { EventKind } from '../../data/events.ts';
import type { AreaId } from '../../data/planets.ts';
import type { Race } from '../../data/races.ts';
import { UNIT_TYPES } from '../../data/units.ts';
import type { UnitCounts, UnitType } from '../../data/units.ts';
import { freeUnitPlaces } from '../../state/areas.ts';
import { unitsRef } from '../../state/refs.ts';
import { raceOf, seatState } from '../../state/seats.ts';
import type { StarCraft, StarCraftState } from '../../state/state.ts';
import { areaName, say, unitName } from '../../text/say.ts';
import { placeUnits } from '../pieces.ts';
import type { EventEffect } from './effect.ts';
import { factsOf } from './facts-of.ts';
import { choosePlace, areasForUnits } from './unit-places.ts';

/** A number of units of one type. */
interface UnitGroup {
  readonly unit: UnitType;
  readonly count: number;
}

/**
 * Fresh Recruits, Reinforcements: the owner places the units named for its race, free and all in one area. They need
 * not be unlocked (SC-21.7.4). Units missing from the supply are left out; if the area has too little room, the owner
 * chooses which units to place.
 */
export function placesUnits(event: EventKind): EventEffect {
  const { units, where } = factsOf(event, 'place-units');
  return {
    whyNot(state, seat) {
      if (availableUnits(state, seat, units).length === 0) return withoutFigure(state, seat, units);
      if (areasForUnits(state, seat, where).length > 0) return null;
      return { why: say(`events.why.no-place.${where}`), rule: 'SC-9.1' };
    },
    *execute(game, seat) {
      const groups = availableUnits(game.state, seat, units);
      const canGoBack = areasForUnits(game.state, seat, where).length > 1;
      for (;;) {
        const prompt = say('events.place.prompt', { units: groups.map(groupName) });
        const area = yield* choosePlace(game, seat, where, { prompt, back: false });
        const placedUnits = area === null ? null : yield* chooseUnits(game, seat, groups, area, canGoBack);
        if (area === null || placedUnits === null) continue;
        for (const { unit, count } of placedUnits) placeUnits(game, area, seat, unit, count);
        tellPlaced(game, seat, placedUnits, area);
        return;
      }
    },
  };
}

/** Logs which units an event has placed, and where. */
export function tellPlaced(game: StarCraft, seat: Seat, placedUnits: readonly UnitGroup[], area: AreaId): void {
  game.tell?.({
    words: say('events.placed', { seat: { seat }, units: placedUnits.map(groupName), area: areaName(area) }),
    refs: [`area:${area}`, ...placedUnits.map(({ unit }): Ref => unitsRef(unit, area))],
    rule: 'SC-21.7.4',
  });
}

/** The units that the event names for the race, as far as the supply has them. */
function availableUnits(state: StarCraftState, seat: Seat, units: Readonly<Record<Race, UnitCounts>>): UnitGroup[] {
  const { supply } = seatState(state, seat);
  const wantedUnits = units[raceOf(state, seat)];
  return gather(UNIT_TYPES, unit => {
    const count = Math.min(wantedUnits[unit] ?? 0, supply.units[unit] ?? 0);
    return count > 0 ? [{ unit, count }] : [];
  });
}

function withoutFigure(state: StarCraftState, seat: Seat, units: Readonly<Record<Race, UnitCounts>>): Reason {
  const wantedUnits = units[raceOf(state, seat)];
  const pieceNames = UNIT_TYPES.filter(unit => (wantedUnits[unit] ?? 0) > 0).map(unitName);
  return { why: say('build.why.no-piece', { piece: pieceNames }), rule: 'SC-2.2' };
}

/**
 * SC-21.7.4, SC-9.1: the units to place in the area, as many as fit. The owner is asked only if there is a choice.
 * `null` if it prefers another area.
 */
function* chooseUnits(
  game: StarCraft,
  seat: Seat,
  groups: readonly UnitGroup[],
  area: AreaId,
  back: boolean,
): Rule<readonly UnitGroup[] | null> {
  const totalUnits = groups.reduce((sum, { count }) => sum + count, 0);
  const unitsToPlace = Math.min(totalUnits, freeUnitPlaces(game.state, area));
  const unitSelections = unitSelectionsOf(groups, unitsToPlace);
  const [only, ...more] = unitSelections;
  if (only !== undefined && more.length === 0) return only;
  const options = unitSelections.map((chosen): Option<readonly UnitGroup[] | null> => ({
    id: `units:${chosen.map(({ unit, count }) => `${count}-${unit}`).join('+')}`,
    words: say('build.sacrifice', { units: chosen.map(groupName) }),
    details: Object.fromEntries(chosen.map(({ unit, count }) => [unit, count])),
    refs: [`area:${area}`],
    value: chosen,
  }));
  if (back) options.push({ id: 'back', words: say('back'), value: null });
  return yield* choose(game, seat, 'event.units', options, {
    prompt: say('events.units.prompt', { area: areaName(area), count: unitsToPlace }),
    rule: 'SC-21.7.4',
  });
}

/** All ways to take `unitsToPlace` units out of the groups. */
function unitSelectionsOf(groups: readonly UnitGroup[], unitsToPlace: number): UnitGroup[][] {
  const [first, ...rest] = groups;
  if (first === undefined) return unitsToPlace === 0 ? [[]] : [];
  const unitSelections: UnitGroup[][] = [];
  for (let count = Math.min(first.count, unitsToPlace); count >= 0; count -= 1) {
    for (const otherUnits of unitSelectionsOf(rest, unitsToPlace - count)) {
      unitSelections.push(count === 0 ? otherUnits : [{ unit: first.unit, count }, ...otherUnits]);
    }
  }
  return unitSelections;
}

function groupName({ unit, count }: UnitGroup): Message {
  return say('mobilize.count', { unit: unitName(unit), count });
}
