import type { Preview } from '../../../kernel/history/preview.ts';
import type { ShownOption } from '../../../kernel/match/decision.ts';
import { same } from '../../../kernel/plain/same.ts';
import { knownNameIn } from '../../../kernel/words/message.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { AREA_IDS, AREAS, PLANET_IDS, PLANETS } from '../data/planets.ts';
import type { AreaId } from '../data/planets.ts';
import type { UnitType } from '../data/units.ts';
import { baseOn, freeUnitPlaces } from '../state/areas.ts';
import { actionOfOption } from '../state/does.ts';
import { unitsInRef } from '../state/refs.ts';
import { say, unitName } from '../text/say.ts';
import { battleOdds, plannedBattle } from '../view/battle-odds.ts';
import type { StarCraftView } from '../view.ts';
import { countsIn } from './naming.ts';
import { battleWords } from './odds.ts';
import { groupOf, numberOf, sendAll } from './onward.ts';
import type { UnitGroup } from './onward.ts';

// The outlook of planets and areas: what they yield, who waits there, and how a battle for them is likely to end.

/** Units of one type, and how many they are. */
interface UnitCountItem {
  readonly unit: UnitType;
  readonly count: number;
}

/** The area that an option is about; `null`: none. */
export function areaOf({ subject }: ShownOption): AreaId | null {
  return knownNameIn(subject, 'area', AREA_IDS);
}

/** The outlook of a planet: what each of its areas yields. */
export function planetOutlook({ subject }: ShownOption): Message[] {
  const planet = knownNameIn(subject, 'planet', PLANET_IDS);
  return planet === null ? [] : PLANETS[planet].areas.map(printedYield);
}

function printedYield(area: AreaId): Message {
  const { yields, amount } = AREAS[area];
  return say(`board.yield.${yields}`, { amount });
}

/** SC-4.5: the outlook of an area for the base in the set-up: its yield, which starts in the first round. */
export function baseAreaOutlook(option: ShownOption): Message[] {
  const area = areaOf(option);
  return area === null ? [] : [say(`outlook.yields.${AREAS[area].yields}`, { amount: AREAS[area].amount })];
}

/** The text that says how many more units fit into an area (SC-9.1). */
export function roomOutlook({ areas }: StarCraftView, option: ShownOption): Message[] {
  const area = areaOf(option);
  return area === null ? [] : [say('outlook.room', { room: freeUnitPlaces({ areas }, area) })];
}

/**
 * SC-13.9.5: the outlook of a retreat to an area: the lost units, as far as they do not depend on the player's choice.
 */
export function retreatOutlook({ id }: ShownOption, preview: Preview): Message[] {
  const { all } = preview(id, { tries: kind => kind === 'battle.perish', stops: () => false });
  const unitsLost = all.map(({ events }) =>
    events.flatMap(({ words }) => (words.key === 'battle.perished' ? [words.with?.unit] : [])),
  );
  const [first = []] = unitsLost;
  if (first.length === 0) return [];
  const isAlwaysSame = unitsLost.every(units => same(units, first));
  const [unit] = first;
  if (isAlwaysSame && unit !== undefined && first.every(other => same(other, unit)))
    return [say('outlook.lost.units', { unit, count: first.length })];
  return [say('outlook.lost.some', { count: first.length })];
}

/** The outlook of an area: its defenders, and its yield for the seat that holds it (SC-18.3, SC-18.4, SC-18.5). */
export function areaOutlook(
  view: StarCraftView,
  seat: Seat,
  area: AreaId | null,
  entered: readonly UnitCountItem[] = [],
): Message[] {
  const { areas } = view;
  if (area === null) return [];
  const { holder = null, base = null, units = {}, depletion = 'none' } = areas[area] ?? {};
  const { yields, amount } = AREAS[area];
  const hasBase = baseOn({ areas }, AREAS[area].planet, seat) !== null;
  const baseYield =
    depletion === 'full'
      ? say('outlook.depleted')
      : yields === 'conquest' || hasBase
        ? say(`outlook.yields.${yields}`, { amount })
        : say('outlook.with-base', { yielded: say(`outlook.yields.${yields}`, { amount }) });
  if (holder !== null && holder !== seat) {
    const enemyUnits = countsIn(units).map(([unit, count]) => say('mobilize.count', { unit: unitName(unit), count }));
    return [say('outlook.battle', { units: enemyUnits }), ...attackOdds(view, seat, area, entered), baseYield];
  }
  if (base !== null && base !== seat) return [say('outlook.enemy-base', { seat: { seat: base } }), baseYield];
  return [baseYield];
}

/** The outlooks of all areas of the active planet to which a digit can send a group of units (SC-10.1, SC-10.3). */
export function goalsOutlook(view: StarCraftView, seat: Seat, option: ShownOption, preview: Preview): Message[] {
  const group = groupOf(option);
  if (group === null || view.order === null) return [];
  const [next] = preview(option.id, { tries: () => false, stops: () => false }).all;
  const possibleAnswers = next?.asked?.answers ?? [];
  return PLANETS[view.order.planet].areas
    .filter(
      area => area !== group.from && possibleAnswers.includes(sendAll(group, area).or ?? sendAll(group, area).answer),
    )
    .map(area =>
      say('outlook.goal', {
        number: numberOf(area),
        what: areaOutlook(view, seat, area, unmovedOf(view, group)).map(shortWords),
      }),
    );
}

/** A shorter text is used in lists of several areas. */
function shortWords(words: Message): Message {
  if (words.key === 'outlook.with-base') return say('outlook.if-base', words.with);
  return words.key === 'outlook.battle-odds' ? say('outlook.battle-short', words.with) : words;
}

/**
 * SC-13: the likely result of a battle in an area if these units enter it together with those already planned to enter.
 */
function attackOdds(view: StarCraftView, seat: Seat, area: AreaId, entered: readonly UnitCountItem[]): Message[] {
  const plannedUnits = (view.order?.moves ?? []).filter(({ to }) => to === area);
  const countByUnit: Partial<Record<UnitType, number>> = {};
  for (const { unit, count } of [...plannedUnits, ...entered]) countByUnit[unit] = (countByUnit[unit] ?? 0) + count;
  const attackers = countsIn(countByUnit).map(([unit, count]) => ({ unit, count }));
  const battle = attackers.length === 0 ? null : plannedBattle(view, seat, area, attackers);
  const odds = battle === null ? null : battleOdds(view, battle);
  return odds === null ? [] : [battleWords(odds)];
}

/** The likely result of the battle to which the planned moves of a Mobilize order lead. */
export function plannedAttack(view: StarCraftView, seat: Seat): Message[] {
  const goals = new Set((view.order?.moves ?? []).map(({ to }) => to));
  return [...goals].flatMap(area => attackOdds(view, seat, area, []));
}

/** The units of a group without a planned move. */
function unmovedOf({ areas, order }: StarCraftView, { unit, from }: UnitGroup): readonly UnitCountItem[] {
  return countsIn(areas[from]?.units ?? {}).flatMap(([one, there]) => {
    if (unit !== null && one !== unit) return [];
    const movedAway = (order?.moves ?? []).filter(move => move.unit === one && move.from === from);
    return [{ unit: one, count: movedAway.reduce((left, { count }) => left - count, there) }];
  });
}

/**
 * The units that an option of a Mobilize order sends to an area: one unit, or all of its group without a planned move.
 */
export function enteringUnits(view: StarCraftView, option: ShownOption): readonly UnitCountItem[] {
  const units = (option.refs ?? []).flatMap(ref => {
    const { unit = null, area: fromArea = null } = unitsInRef(ref) ?? {};
    return unit === null || fromArea === null ? [] : [{ unit, from: fromArea }];
  });
  return units.length === 1 && actionOfOption(option) !== 'all'
    ? units.map(({ unit }) => ({ unit, count: 1 }))
    : units.flatMap(group => unmovedOf(view, group));
}
