import type { Seat } from '../../../kernel/words/message.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { say, unitName } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import type { AreaDetail } from './areas.ts';
import type { AreaTextDetail } from './compact.ts';
import { flowed, joined, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { seatLabel } from '../../../boards/naming.ts';
import { seatsOf } from './naming.ts';

const SIGNS = [
  'base',
  'transport',
  'orders',
  'load',
  'count',
  'conquest',
  'mineral',
  'gas',
  'depletion',
  'z-axis',
  'special',
  'planned',
] as const;
type Sign = (typeof SIGNS)[number];

/** The ways to show areas on the map: a line for each, or one line for all areas of a planet. */
type AreaDrawing = AreaDetail | AreaTextDetail;

/** The ways to show areas that give only the number of units. */
const SHOW_UNIT_COUNTS: ReadonlySet<AreaDrawing> = new Set(['yields', 'letters', 'counts']);
const SHOW_YIELD_LETTERS: ReadonlySet<AreaDrawing> = new Set(['types', 'letters']);
const LINE_PER_AREA: ReadonlySet<AreaDrawing> = new Set(['narrow', 'wide', 'named']);

/** The legend below the galaxy: the players' marks, the signs, and the units that are on the board. */
export function legendLines(
  view: StarCraftView,
  context: PaneContext,
  areaDrawing: AreaDrawing,
  { width, height: most }: { readonly width: number; readonly height: number },
): Line[] {
  if (most < 1) return [];
  const teams = view.teams ?? seatsOf(view).map(seat => [seat]);
  const seats = teams.map(team =>
    joined(
      team.map(seat => seatItem(context, view, seat)),
      ' + ',
    ),
  );
  const signs = SIGNS.filter(sign => isSignUsed(view, sign, areaDrawing)).map(sign =>
    signItem(context, sign, areaDrawing),
  );
  const units = (SHOW_UNIT_COUNTS.has(areaDrawing) ? [] : unitsOnBoard(view)).map(unit => unitItem(context, unit));
  const itemGap = '   ';
  const signLines = flowed([...seats, ...signs], width, itemGap, units.length > 0 && most > 2 ? most - 1 : most);
  return [...signLines, ...flowed(units, width, '  ', most - signLines.length)];
}

/** The legend's entry for a seat, with the turn mark if it is the seat's turn. Seats are listed in turn order. */
function seatItem(context: PaneContext, { seats, turn }: StarCraftView, seat: Seat): Line {
  const isEliminated = seats[seat]?.eliminated === true;
  const turnMark = turn === seat ? [span(context.glyphs.turn, { tone: 'accent', bold: true })] : [];
  const label = [...turnMark, ...seatLabel(context, seat)];
  return isEliminated ? [...label, span(` ${context.format(say('board.out'))}`, { tone: 'muted' })] : label;
}

function isSignUsed({ routes, order, phase, stacks }: StarCraftView, sign: Sign, areaDrawing: AreaDrawing): boolean {
  switch (sign) {
    case 'z-axis':
      return routes.some(({ kind }) => kind === 'z-axis');
    case 'planned':
      return order !== null && order.moves.length > 0;
    case 'orders':
      return phase !== 'set-up';
    case 'special':
      return Object.values(stacks).some(stack => stack.some(token => token.special));
    case 'mineral':
    case 'gas':
    case 'conquest':
      return areaDrawing !== 'counts';
    case 'depletion':
      return areaDrawing !== 'counts' && !SHOW_YIELD_LETTERS.has(areaDrawing);
    case 'load':
      return LINE_PER_AREA.has(areaDrawing);
    case 'count':
      return SHOW_UNIT_COUNTS.has(areaDrawing);
    case 'base':
    case 'transport':
      return true;
  }
}

function signItem({ glyphs, format }: PaneContext, sign: Sign, areaDrawing: AreaDrawing): Line {
  const key =
    sign === 'orders' && !LINE_PER_AREA.has(areaDrawing)
      ? (`board.legend.${sign}.short` as const)
      : (`board.legend.${sign}` as const);
  const params = { base: glyphs.base, route: glyphs.routeHorizontal, special: glyphs.special, mark: glyphs.seat0 };
  return [span(format(say(key, params)), { tone: 'muted' })];
}

function unitsOnBoard({ areas, battle }: StarCraftView): readonly UnitType[] {
  const unitTypes = new Set<string>(battle?.fighters.map(({ unit }) => unit));
  for (const { units } of Object.values(areas)) for (const unit of Object.keys(units)) unitTypes.add(unit);
  return UNIT_TYPES.filter(unit => unitTypes.has(unit));
}

function unitItem({ format }: PaneContext, unit: UnitType): Line {
  return joined([[span(format(say(`unit.${unit}.short`)))], [span(format(unitName(unit)), { tone: 'muted' })]], ' ');
}
