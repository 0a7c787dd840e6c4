import type { Seat } from '../../../kernel/words/message.ts';
import { seatTone } from '../../../boards/drawing/sides.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { isLit, isOpen, markOf } from '../../../boards/naming.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { Cost } from '../data/costs.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import { PLANETS } from '../data/planets.ts';
import { UNIT_TYPES, UNITS } from '../data/units.ts';
import type { UnitCounts, UnitType } from '../data/units.ts';
import { say, unitName } from '../text/say.ts';
import type { StarCraftView, TokenView } from '../view.ts';
import { lit, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { unitsRef } from '../state/refs.ts';

/** All seats of the view with their numbers. */
export function seatsOf(view: StarCraftView): readonly Seat[] {
  return view.seats.map(({ seat }) => seat);
}

/** The unit types with a number above 0, in the order of the unit list. */
export function countsIn(units: UnitCounts): readonly (readonly [UnitType, number])[] {
  return UNIT_TYPES.filter(unit => (units[unit] ?? 0) > 0).map(unit => [unit, units[unit] ?? 0] as const);
}

/** The total number of units. */
export function sumOf(units: UnitCounts): number {
  return countsIn(units).reduce((sum, [, count]) => sum + count, 0);
}

/** The short text of units of one type: `2Ma`, or `Ma` for one unit. */
function shortUnits({ format }: PaneContext, unit: UnitType, count: number): string {
  const shortName = format(say(`unit.${unit}.short`));
  return count === 1 ? shortName : `${count}${shortName}`;
}

/** The ways to write units: by name, by marks of two letters, or by marks without blanks. */
export type UnitWords = 'names' | 'marks' | 'tight';

const SEPARATORS = { names: ', ', marks: ' ', tight: '' } as const;

/** The text of units with their numbers. Units that the cursor's option is about are highlighted. */
export function unitSpans(context: PaneContext, units: UnitCounts, area: AreaId | null, words: UnitWords): Line {
  return countsIn(units).flatMap(([unit, count], place) => {
    const isFocused = area !== null && isLit(context, unitsRef(unit, area));
    const text = words === 'names' ? countedUnit(context, unit, count) : shortUnits(context, unit, count);
    const canBeChosen = area !== null && isOpen(context, unitsRef(unit, area));
    const unitSpan = span(text, isFocused ? lit({}) : canBeChosen ? { underline: true } : {});
    return place === 0 || words === 'tight' ? [unitSpan] : [span(SEPARATORS[words]), unitSpan];
  });
}

/** The text of units of one type by name: `Marine ×2`, or `Marine` for one unit. */
export function countedUnit({ format }: PaneContext, unit: UnitType, count: number): string {
  return format(say('mobilize.count', { unit: unitName(unit), count }));
}

/** What a unit can hit, as a word. */
export function hitsOf(unit: UnitType): 'none' | 'all' | 'ground' | 'flying' {
  const { targets } = UNITS[unit];
  if (targets.length > 1) return 'all';
  return targets[0] ?? 'none';
}

/** A price in short form: `1 min 2 gas`. */
export function priceText({ format }: PaneContext, { minerals, gas }: Cost): string {
  return format(say('board.price', { minerals, gas }));
}

/** The text of an order token: its back, and its face for a viewer who may know it: `◆?`, `■✦M`. */
export function tokenSpans(context: PaneContext, { seat, special, order }: TokenView): Line {
  const tokenLetter = order === null ? '?' : context.format(say(`board.order.${order}`));
  return [
    markOf(context, seat),
    ...(special ? [span(context.glyphs.special, { tone: 'warning', bold: true })] : []),
    span(tokenLetter, order === null ? { tone: 'muted' } : { bold: true }),
  ];
}

/** The only seat with units or bases on a planet; `null` if there is no such seat or several. */
export function territoryOf({ areas }: StarCraftView, planet: PlanetId): Seat | null {
  const holderSeats = PLANETS[planet].areas.flatMap(area => [areas[area]?.holder ?? null, areas[area]?.base ?? null]);
  const seats = [...new Set(holderSeats.filter(seat => seat !== null))];
  const [only] = seats;
  return seats.length === 1 && only !== undefined ? only : null;
}

/** The style of a planet's frame: highlighted, active, or in the colour of the only seat on the planet. */
export function frameStyle(view: StarCraftView, context: PaneContext, planet: PlanetId): Style {
  if (isLit(context, `planet:${planet}`)) return { tone: 'focus', bold: true };
  if (view.order?.planet === planet) return { tone: 'accent', bold: true };
  const owner = territoryOf(view, planet);
  return { tone: owner === null ? 'frame' : seatTone(owner) };
}
