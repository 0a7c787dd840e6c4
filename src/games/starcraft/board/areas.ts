import type { Ref, Seat } from '../../../kernel/words/message.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { AREAS, PLANETS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import type { UnitCounts, UnitType } from '../data/units.ts';
import { say } from '../text/say.ts';
import type { AreaState, StarCraftView } from '../view.ts';
import { joined, lineWidth, lit, padded, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { isLit, markOf } from '../../../boards/naming.ts';
import { unitsInRef } from '../state/refs.ts';
import { sumOf, unitSpans } from './naming.ts';
import type { UnitWords } from './naming.ts';
import { seatTone, territoryOf } from '../../../boards/drawing/sides.ts';
import type { GroundName } from '../../../boards/drawing/style.ts';

/**
 * The look of an area's line: units without blanks (`narrow`), with blanks (`wide`) or by name (`named`); for a page
 * (`told`), yields are also in words. The columns are always the same: number, yield, base and units, and last the
 * number and limit of units.
 */
export type AreaDetail = 'narrow' | 'wide' | 'named' | 'told';

/** The minimum width of a line for units with blanks; `MIN_NAMES_WIDTH` is that for units by name. */
const MIN_WIDE_WIDTH = 23;
const MIN_NAMES_WIDTH = 32;

/** The ways to write units in each look of an area's line; the first one that fits is used. */
const UNIT_WORDS = {
  narrow: ['tight'],
  wide: ['marks', 'tight'],
  named: ['names', 'marks', 'tight'],
  told: ['names', 'marks', 'tight'],
} as const;

/**
 * The maximum width of an area's line outside the map. In a wider line the number of units would be too far to the
 * right.
 */
export const AREA_LINE = 36;

/** The width of the columns before base and units if yields are in words. */
const TOLD_YIELD_WIDTH = 9;

const YIELD_TONES = { conquest: 'conquest', mineral: 'mineral', gas: 'gas' } as const;
const DEPLETION_TONES = { none: 'muted', partial: 'warning', full: 'danger' } as const;

/** The start of an area's line: its number, its yield and its depletion. */
export function yieldSpans(
  { format }: PaneContext,
  area: AreaId,
  depletion: AreaState['depletion'],
  areaDetail: AreaDetail,
): Line {
  const { index, yields, amount } = AREAS[area];
  const yieldKey =
    areaDetail === 'told' ? (`board.yield.${yields}` as const) : (`board.yield.${yields}.short` as const);
  const isSpent = depletion === 'full';
  return [
    span(`${index} `, { bold: true }),
    span(format(say(yieldKey, { amount })), isSpent ? { tone: 'muted', dim: true } : { tone: YIELD_TONES[yields] }),
    span(format(say(`board.depletion.${depletion}`)), { tone: DEPLETION_TONES[depletion], bold: true }),
  ];
}

/** The look for lines of this width. All areas on the table have the same look, so that they are easy to compare. */
export function areaDetailForWidth(view: StarCraftView, context: PaneContext, width: number): AreaDetail {
  if (width < MIN_WIDE_WIDTH) return 'narrow';
  const fitsWidth = (area: AreaId): boolean => lineWithCount(view, context, area, 'named', 'names', width) !== null;
  const hasUnitNames =
    width >= MIN_NAMES_WIDTH && view.planets.every(({ planet }) => PLANETS[planet].areas.every(fitsWidth));
  return hasUnitNames ? 'named' : 'wide';
}

/** The number and limit of units in an area: `2/3`. During a battle for the area only the limit is shown. */
function unitCountText({ areas, battle }: StarCraftView, area: AreaId): string {
  return `${battle?.area === area ? '' : sumOf(areas[area]?.units ?? {})}/${AREAS[area].unitLimit}`;
}

/** The line of an area with its units written in one way (`unitWords`); `null` if it does not fit into `width`. */
function lineWithCount(
  view: StarCraftView,
  context: PaneContext,
  area: AreaId,
  areaDetail: AreaDetail,
  unitWords: UnitWords,
  width: number,
): Line | null {
  const { depletion = 'none' } = view.areas[area] ?? {};
  const unitCount = unitCountText(view, area);
  const yieldPart = padded(
    yieldSpans(context, area, depletion, areaDetail),
    areaDetail === 'told' ? TOLD_YIELD_WIDTH : 0,
  );
  const lineStart = [...yieldPart, ...contentSpans(view, context, area, unitWords)];
  const gapWidth = width - lineWidth(lineStart) - unitCount.length;
  return gapWidth < 1 ? null : [...lineStart, span(' '.repeat(gapWidth)), span(unitCount, { tone: 'muted' })];
}

/** The line of an area: number, yield, depletion, base, units, planned moves, and the number and limit of units. */
export function areaLine(
  view: StarCraftView,
  context: PaneContext,
  area: AreaId,
  areaDetail: AreaDetail,
  width: number,
): Line {
  const { depletion = 'none' } = view.areas[area] ?? {};
  for (const unitWords of UNIT_WORDS[areaDetail]) {
    const line = lineWithCount(view, context, area, areaDetail, unitWords, width);
    if (line !== null) return highlightedLine(context, area, line, width);
  }
  const lineStart = [...yieldSpans(context, area, depletion, 'narrow'), ...contentSpans(view, context, area, 'tight')];
  // If units would be cut off, the blanks are left out instead.
  if (lineWidth(lineStart) > width) {
    const lineWithoutBlanks = lineStart.map(withoutTrailingBlanks);
    if (lineWidth(lineWithoutBlanks) <= width) return highlightedLine(context, area, lineWithoutBlanks, width);
    const countedLine = [...yieldSpans(context, area, depletion, 'narrow'), ...countedSpans(view, context, area)];
    return highlightedLine(
      context,
      area,
      lineWidth(countedLine) <= width ? countedLine : countedLine.map(withoutTrailingBlanks),
      width,
    );
  }
  return highlightedLine(context, area, lineStart, width);
}

function withoutTrailingBlanks({ text, style }: Line[number]): Line[number] {
  return span(text.trimEnd(), style);
}

/** The line of an area on a planet that is still to be placed: its number, yield and unit limit. */
export function unplacedAreaLine(context: PaneContext, area: AreaId, width: number): Line {
  const limitText = context.format(say('board.limit', { limit: AREAS[area].unitLimit }));
  const yieldPart = yieldSpans(context, area, 'none', 'narrow');
  return [...yieldPart, span(limitText.padStart(Math.max(0, width - lineWidth(yieldPart))), { tone: 'muted' })];
}

/** The areas of a planet that the cursor's option names, directly or by units in them. */
export function focusedAreas({ focus }: PaneContext, planet: PlanetId): readonly AreaId[] {
  return PLANETS[planet].areas.filter(area => focus.some(ref => ref === `area:${area}` || isUnitIn(ref, area)));
}

/**
 * The background colour of an area: that of a battle for it, otherwise that of its holder; `undefined` if nobody holds
 * it.
 */
export function areaBackground({ areas, battle }: StarCraftView, area: AreaId): GroundName | undefined {
  if (battle?.area === area) return 'threat';
  const owner = areas[area]?.holder ?? areas[area]?.base ?? null;
  return owner === null ? undefined : territoryOf(owner);
}

/** Whether an address names units in this area. */
export function isUnitIn(ref: Ref, area: AreaId): boolean {
  return unitsInRef(ref)?.area === area;
}

function highlightedLine(context: PaneContext, area: AreaId, line: Line, width: number): Line {
  if (!isLit(context, `area:${area}`)) return line;
  return padded(line, width).map(({ text, style }) => span(text, lit(style)));
}

/** The base and units of an area with their owners, and the planned moves. */
function contentSpans(view: StarCraftView, context: PaneContext, area: AreaId, unitWords: UnitWords): Line {
  const separator = unitWords === 'tight' ? '' : ' ';
  const state = view.areas[area];
  const { glyphs } = context;
  if (state === undefined) return [];
  const { base, holder, units } = state;
  const battleSigns = battleSpans(view, context, area);
  const baseSpans =
    base === null ? [] : [markOf(context, base), span(glyphs.base, { tone: seatTone(base), bold: true })];
  const owner = holder === null || holder === base ? [] : [markOf(context, holder)];
  const unitText = unitSpans(context, units, area, unitWords);
  const unitCountSpans = [...owner, ...(owner.length > 0 ? [span(separator)] : []), ...unitText];
  const line = joined([baseSpans, unitCountSpans, battleSigns, ...plannedSpans(view, context, area)], separator);
  return line.length > 0 ? line : [span(glyphs.bullet, { tone: 'muted' })];
}

/** The base of an area and the number of its units, with their owners, for lines too short for unit types. */
function countedSpans(view: StarCraftView, context: PaneContext, area: AreaId): Line {
  const state = view.areas[area];
  const battleSigns = battleSpans(view, context, area);
  const plannedLine = plannedSpans(view, context, area).flat();
  if (state === undefined || battleSigns.length > 0 || plannedLine.length > 0)
    return contentSpans(view, context, area, 'tight');
  const { base, holder, units } = state;
  return [
    ...(base === null ? [] : [markOf(context, base), span(context.glyphs.base, { tone: seatTone(base), bold: true })]),
    ...(holder === null || holder === base ? [] : [markOf(context, holder)]),
    span(String(sumOf(units)), { bold: true }),
  ];
}

function battleSpans(view: StarCraftView, context: PaneContext, area: AreaId): Line {
  const { battle } = view;
  if (battle?.area !== area) return [];
  const standingCount = (side: 'attacker' | 'defender'): number =>
    battle.fighters.filter(fighter => fighter.side === side && fighter.fate === 'standing').length;
  const dangerStyle = { tone: 'danger', bold: true } as const;
  return [
    markOf(context, battle.attacker),
    span(String(standingCount('attacker')), dangerStyle),
    span(context.format(say('board.versus')), dangerStyle),
    markOf(context, battle.defender),
    span(String(standingCount('defender')), dangerStyle),
  ];
}

/** The planned moves of the current order: `+2Ma` for two Marines that arrive, `-2Ma` for two that leave. */
function plannedSpans(view: StarCraftView, context: PaneContext, area: AreaId): Line[] {
  const { order } = view;
  if (order === null) return [];
  const arrivingUnits = sumMoves(order.moves.filter(({ to }) => to === area));
  const leavingUnits = sumMoves(order.moves.filter(({ from }) => from === area));
  const state = view.areas[area];
  const owner = state?.holder === order.seat || state?.base === order.seat ? [] : [markOf(context, order.seat)];
  const style = { tone: 'accent', bold: true } as const;
  const plannedUnitsLine = (sign: string, mark: Line, units: UnitCounts): Line => {
    const text = unitSpans(context, units, null, 'tight').map(({ text: unit }) => span(unit, style));
    return text.length > 0 ? [span(sign, style), ...mark, ...text] : [];
  };
  const landingBase = order.liftOff === area ? [span('+', style), ...owner, span(context.glyphs.base, style)] : [];
  const liftedBase =
    order.liftOff !== null && isLiftingFrom(view, order.seat, area)
      ? [span('-', style), span(context.glyphs.base, style)]
      : [];
  return [
    plannedUnitsLine('-', [], leavingUnits),
    liftedBase,
    plannedUnitsLine('+', owner, arrivingUnits),
    landingBase,
  ];
}

function isLiftingFrom({ order, areas }: StarCraftView, seat: Seat, area: AreaId): boolean {
  return order !== null && AREAS[area].planet === order.planet && areas[area]?.base === seat && order.liftOff !== area;
}

function sumMoves(moves: readonly { readonly unit: UnitType; readonly count: number }[]): UnitCounts {
  const unitSums: Partial<Record<UnitType, number>> = {};
  for (const { unit, count } of moves) unitSums[unit] = (unitSums[unit] ?? 0) + count;
  return unitSums;
}
