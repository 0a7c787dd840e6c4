import { frame, layGround, put } from '../../../boards/drawing/grid.ts';
import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { Memo, cachedById } from '../../../kernel/plain/once.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import { AREAS, PLANETS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import { areaInRef } from '../state/refs.ts';
import { say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { areaBackground, isUnitIn, focusedAreas, yieldSpans } from './areas.ts';
import { MUTED, joined, lineWidth, lit, putLine, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { choiceSign, isLit, isOpen, markOf } from '../../../boards/naming.ts';
import { frameStyle, sumOf, unitSpans } from './naming.ts';
import { stackTokens } from './tile.ts';
import { paintTitle } from './title.ts';
import type { UpperEdge } from './title.ts';
import { seatTone } from '../../../boards/drawing/sides.ts';

/** The levels of detail for an area in a line with all areas of a planet, the most detailed first. */
const AREA_TEXT_DETAILS = ['units', 'types', 'yields', 'letters', 'counts'] as const;
/** A level of detail for an area; `kinds` shows only the types of units, without the yield. */
export type AreaTextDetail = (typeof AREA_TEXT_DETAILS)[number] | 'kinds';

/** The room for areas inside a tile: its width and its number of lines. */
export interface TileRoom {
  readonly width: number;
  readonly lines: number;
}

/** An area in a planet's tile with its text. */
interface AreaText {
  readonly area: AreaId;
  readonly spans: Line;
}

/** The text of all areas of a planet: the separator, and the areas in each line. */
interface TileText {
  readonly between: ' ' | '';
  readonly rows: readonly (readonly AreaText[])[];
}

/** The texts of all tiles of a map. */
export interface TileTexts {
  /**
   * The most detailed level that fits into every tile. It is the same for all planets, so that they are easy to
   * compare.
   */
  readonly common: AreaTextDetail;
  readonly of: Readonly<Partial<Record<PlanetId, TileText>>>;
}

/** A function that writes the text of an area in a level of detail. */
type AreaWriter = (area: AreaId, saying: AreaTextDetail) => Line;

const lastTexts = new Memo<TileTexts>();
const lastLines = new Memo<Map<string, Line>>();

/**
 * The texts of all tiles, cached: the object stays the same while the cursor moves among planets without marking areas
 * or units.
 */
export function tileTexts(view: StarCraftView, context: PaneContext, tileRoom: TileRoom): TileTexts {
  const { glyphs, format } = context;
  const areaMarkKey = markKey(context, ref => areaInRef(ref) !== null);
  return lastTexts.of([view, glyphs, format, tileRoom.width, tileRoom.lines, areaMarkKey], () => {
    const lines = lastLines.of([view, glyphs, format], () => new Map<string, Line>());
    const areaMarks = cachedById((area: AreaId) => markKey(context, ref => areaInRef(ref) === area));
    return fittingTexts(view, tileRoom, (area, saying) => {
      const key = `${saying} ${area} ${areaMarks(area)}`;
      const line = lines.get(key) ?? areaSpans(view, context, area, saying);
      lines.set(key, line);
      return line;
    });
  });
}

/** A cache key of the marks on the addresses that `isMeant` accepts: by the cursor, as choices, or by a hint. */
function markKey({ focus, open = [], hinted = [] }: PaneContext, isMeant: (ref: Ref) => boolean): string {
  return [focus, open, hinted].map(refs => refs.filter(isMeant).join(' ')).join(', ');
}

/**
 * The texts of all tiles. A tile with enough room shows all details or at least unit types; the others show the common
 * level of detail.
 */
function fittingTexts(view: StarCraftView, tileRoom: TileRoom, write: AreaWriter): TileTexts {
  const planets = view.planets.map(({ planet }) => planet);
  const fitsTiles = (saying: AreaTextDetail): boolean =>
    planets.every(planet => tileTextWith(write, planet, tileRoom, saying, ' ') !== null);
  const commonDetail = AREA_TEXT_DETAILS.find(fitsTiles) ?? 'counts';
  return {
    common: commonDetail,
    of: Object.fromEntries(planets.map(planet => [planet, tileText(write, planet, commonDetail, tileRoom)])),
  };
}

function tileText(write: AreaWriter, planet: PlanetId, commonDetail: AreaTextDetail, tileRoom: TileRoom): TileText {
  const textOptions: readonly (readonly [AreaTextDetail, TileText['between']])[] = [
    ['units', ' '],
    ['types', ' '],
    ['kinds', ' '],
    ['kinds', ''],
    [commonDetail, ' '],
  ];
  for (const [saying, between] of textOptions) {
    const text = tileTextWith(write, planet, tileRoom, saying, between);
    if (text !== null) return text;
  }
  const counts = tileTextWith(write, planet, tileRoom, 'counts', '');
  if (counts !== null) return counts;
  const [rows = []] = areaSplits(PLANETS[planet].areas, tileRoom.lines);
  return { between: '', rows: writeAreas(write, rows, 'counts') };
}

/** The text of a planet's areas in the first division into lines that fits; `null` if none fits. */
function tileTextWith(
  write: AreaWriter,
  planet: PlanetId,
  { width, lines }: TileRoom,
  saying: AreaTextDetail,
  between: TileText['between'],
): TileText | null {
  for (const areaRows of areaSplits(PLANETS[planet].areas, lines)) {
    const rows = writeAreas(write, areaRows, saying);
    if (rows.every(areas => widthOf(areas, between) <= width)) return { between, rows };
  }
  return null;
}

function writeAreas(
  write: AreaWriter,
  areaRows: readonly (readonly AreaId[])[],
  saying: AreaTextDetail,
): TileText['rows'] {
  return areaRows.map(areas => areas.map(area => ({ area, spans: write(area, saying) })));
}

function widthOf(areas: readonly AreaText[], between: TileText['between']): number {
  const gapsWidth = Math.max(0, areas.length - 1) * between.length;
  return areas.reduce((sum, { spans }) => sum + lineWidth(spans), gapsWidth);
}

/** The ways to divide areas among one or two lines, the most even first. */
function areaSplits(areas: readonly AreaId[], lines: number): readonly (readonly (readonly AreaId[])[])[] {
  if (lines < 2 || areas.length < 2) return [[areas]];
  const rowDifference = (first: number): number => Math.abs(2 * first - areas.length);
  return areas
    .slice(1)
    .map((_, areaPlace) => areaPlace + 1)
    .sort((one, other) => rowDifference(one) - rowDifference(other) || other - one)
    .map(first => [areas.slice(0, first), areas.slice(first)]);
}

/** The position of each area in its planet's tile: the line, the first cell and the width. */
export function areaPlaces({ between, rows }: TileText): readonly {
  readonly area: AreaId;
  readonly row: number;
  readonly from: number;
  readonly width: number;
}[] {
  return rows.flatMap((areas, row) => {
    let from = 0;
    return areas.map(({ area, spans }) => {
      const width = lineWidth(spans);
      const areaPlace = { area, row, from, width };
      from += width + between.length;
      return areaPlace;
    });
  });
}

/**
 * The upper edge of a tile, and the number of cells at the right end of its lower edge (`south`) that a route takes.
 */
interface Edges {
  readonly upper: UpperEdge;
  readonly south: number;
}

/**
 * Paints a planet in a low tile: its name, its areas in one or two lines, and its orders in the lower edge. A tile of
 * two lines has no frame.
 */
export function paintLowTile(
  grid: Grid,
  rect: Rect,
  view: StarCraftView,
  context: PaneContext,
  planet: PlanetId,
  { telling, upper, south }: Edges & { readonly telling: TileText },
): void {
  const { glyphs } = context;
  const framed = rect.height > 2;
  if (!framed) {
    const { sign, words } = upper.title;
    const name = sign === null ? words : [sign, ...words];
    const room = rect.width - (upper.route === 0 ? 0 : upper.route + 1);
    const tokens = stackTokens(view, context, planet, Math.max(2, room - Math.min(lineWidth(name), room - 4) - 1));
    const nameWidth = room - (tokens.length === 0 ? 0 : lineWidth(tokens) + 1);
    const tokensX = putLine(grid, rect.x, rect.y, nameWidth, name, glyphs.ellipsis);
    if (tokens.length > 0) putLine(grid, tokensX + 1, rect.y, lineWidth(tokens), tokens, glyphs.ellipsis);
    const [areas = []] = linesOf(telling);
    putLine(grid, rect.x, rect.y + 1, rect.width - south, areas, glyphs.ellipsis);
    paintAreaBackgrounds(grid, { ...rect, y: rect.y + 1, width: rect.width - south }, view, context, telling);
    return;
  }
  frame(grid, rect, { glyphs, style: frameStyle(view, context, planet) });
  paintTitle(grid, rect, upper, glyphs.ellipsis);
  for (const [row, areas] of linesOf(telling).entries())
    putLine(grid, rect.x + 1, rect.y + 1 + row, rect.width - 2, areas, glyphs.ellipsis);
  paintAreaBackgrounds(grid, { ...rect, x: rect.x + 1, y: rect.y + 1, width: rect.width - 2 }, view, context, telling);
  const room = rect.width - 2 - south;
  putLine(grid, rect.x + 1, rect.y + rect.height - 1, room, stackTokens(view, context, planet, room), glyphs.ellipsis);
  const litAreaIds = focusedAreas(context, planet);
  for (const [row, areas] of telling.rows.entries())
    if (areas.some(({ area }) => litAreaIds.includes(area)))
      put(grid, rect.x, rect.y + 1 + row, glyphs.cursor, lit({}));
}

/** Paints the background of each area in the colour of its holder. */
function paintAreaBackgrounds(
  grid: Grid,
  { x, y, width }: Rect,
  view: StarCraftView,
  context: PaneContext,
  telling: TileText,
): void {
  for (const { area, row, from, width: long } of areaPlaces(telling)) {
    const rect = { x: x + from, y: y + row, width: Math.max(0, Math.min(long, width - from)), height: 1 };
    layGround(grid, rect, areaBackground(view, area));
    if (isOpen(context, `area:${area}`)) layGround(grid, { ...rect, width: Math.min(1, rect.width) }, 'choice');
  }
}

function linesOf({ between, rows }: TileText): readonly Line[] {
  return rows.map(areas =>
    joined(
      areas.map(({ spans }) => spans),
      between,
    ),
  );
}

/** The text of an area in a few cells: its yield, its owner, its units and planned moves. */
function areaSpans(view: StarCraftView, context: PaneContext, area: AreaId, saying: AreaTextDetail): Line {
  const { glyphs, format } = context;
  const { base = null, holder = null, units = {}, depletion = 'none' } = view.areas[area] ?? {};
  const count = sumOf(units);
  const letter: Line = [
    span(format(say(`board.yield.${AREAS[area].yields}.short`, { amount: '' })), {
      tone: depletion === 'full' ? 'muted' : AREAS[area].yields,
    }),
  ];
  const isTyped = saying === 'units' || saying === 'types' || saying === 'kinds';
  const yields = {
    units: () => yieldSpans(context, area, depletion, 'narrow').map(trimmed),
    yields: () => yieldSpans(context, area, depletion, 'narrow').map(trimmed),
    types: () => letter,
    letters: () => letter,
    kinds: (): Line => [],
    counts: (): Line => [],
  }[saying]();
  const holderSpans = holder === null || holder === base ? [] : [markOf(context, holder)];
  const ownedPieces: Line = [
    ...(base === null ? [] : [markOf(context, base), span(glyphs.base, { tone: seatTone(base), bold: true })]),
    ...holderSpans,
    ...(count === 0 ? [] : isTyped ? unitSpans(context, units, area, 'tight') : [span(String(count))]),
  ];
  const pieces: Line = ownedPieces.length === 0 ? [span(glyphs.bullet, MUTED)] : ownedPieces;
  const battleMark: Line = view.battle?.area === area ? [span('!', { tone: 'danger', bold: true, inverse: true })] : [];
  const areaParts = [...yields, ...pieces, ...battleMark, ...plannedCount(view, area)];
  if (isLit(context, `area:${area}`) || litUnits(context, area))
    return areaParts.map(({ text, style }) => span(text, lit(style)));
  return isOpen(context, `area:${area}`)
    ? [span(choiceSign(context, `area:${area}`), { tone: 'focus', bold: true }), ...areaParts]
    : areaParts;
}

function litUnits({ focus }: PaneContext, area: AreaId): boolean {
  return focus.some(ref => isUnitIn(ref, area));
}

function trimmed({ text, style }: Line[number]): Line[number] {
  return { text: text.trimEnd(), style };
}

/** The number of units planned to arrive minus those planned to leave: `+2`. */
function plannedCount({ order }: StarCraftView, area: AreaId): Line {
  if (order === null) return [];
  const plannedUnits = order.moves.reduce(
    (total, { from, to, count }) => total + (to === area ? count : 0) - (from === area ? count : 0),
    0,
  );
  if (plannedUnits === 0) return [];
  return [span(plannedUnits > 0 ? `+${plannedUnits}` : String(plannedUnits), { tone: 'accent', bold: true })];
}
