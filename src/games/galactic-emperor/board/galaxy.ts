import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { put, restyle } from '../../../boards/drawing/grid.ts';
import { lineWidth, MUTED, putLine, span, lit } from '../../../boards/drawing/lines.ts';
import type { Line, Span } from '../../../boards/drawing/lines.ts';
import { paintHexMap, surveyHexMap, underlined } from '../../../boards/hex-map.ts';
import type { HexMap } from '../../../boards/hex-map.ts';
import { isLit, isOpen, markOf } from '../../../boards/naming.ts';
import type { PaneContext, PaneSize, Survey } from '../../../boards/board.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import { axialOf, SPACE_IDS } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import type { TileFace } from '../data/tiles.ts';
import { controllerOf, faceAt, homeSeat, isBlackHole } from '../state/board.ts';
import { seatsWithShips, shipsAt } from '../state/pieces.ts';
import { say, spaceLabel, tileName } from '../text/say.ts';
import type { EmperorView } from '../view.ts';
import { signsOf } from './legend.ts';
import { shipLetters } from './ship-letters.ts';
import { tileSigns } from './signs.ts';

/** The zooms, by their places. */
const [FAR, LOW, MIDDLE] = [0, 1, 2];

/** With fewer columns, two lines have no room for all that is printed on a tile. */
const LOW_WIDTH = 8;

/** With fewer rows, what a tile yields stands beside its planets. */
const NEAR_HEIGHT = 5;

/** The edges between hexes. */
const EDGE: Style = { tone: 'frame' };

/** The 37 hexes with a corner on top, and four zooms. */
function mapOf({ homes }: Pick<EmperorView, 'homes'>, context: PaneContext): HexMap {
  const { format, seat } = context;
  const home = homes[seat ?? -1] ?? null;
  return {
    rest: home === null ? [] : [`space:${home}`],
    // The middle row is the widest; the rows above and below it by an odd number are pushed on.
    grid: { top: 'pointy', pushed: 'even' },
    hexes: SPACE_IDS.map(space => {
      const { q, r } = axialOf(space);
      return { ref: `space:${space}` as const, hex: { column: q + Math.floor(r / 2) + 3, row: r + 3 } };
    }),
    zooms: [
      { title: format(say('board.zoom.far')), width: 8, height: 1, most: { width: 11, height: 1 } },
      { title: format(say('board.zoom.low')), width: 8, height: 2, most: { width: 11, height: 2 } },
      { title: format(say('board.zoom.middle')), width: 9, height: 3, most: { width: 12, height: 3 } },
      { title: format(say('board.zoom.near')), width: 12, height: 4, most: { width: 18, height: 5 } },
    ],
    legend: signsOf(context),
  };
}

/** Paints the galaxy. */
export function paintGalaxy(view: EmperorView, size: PaneSize, context: PaneContext): Grid {
  return paintHexMap(
    mapOf(view, context),
    size,
    context,
    (grid, rect, { ref }, zoom) => {
      const space = spaceOf(ref);
      if (space !== undefined) paintSpace(grid, rect, view, context, space, zoom);
    },
    ({ ref }) => {
      const space = spaceOf(ref);
      return space === undefined ? null : (ownerSpans(view, context, space)[0] ?? null);
    },
  );
}

function spaceOf(ref: Ref): SpaceId | undefined {
  return SPACE_IDS.find(one => ref === `space:${one}`);
}

/** Where its spaces are. */
export function surveyGalaxy(view: EmperorView, size: PaneSize, context: PaneContext): Survey {
  return surveyHexMap(mapOf(view, context), size, context);
}

function paintSpace(
  grid: Grid,
  rect: Rect,
  view: EmperorView,
  context: PaneContext,
  space: SpaceId,
  zoom: number,
): void {
  const width = rect.width - 1;
  const lines = linesFor(view, context, space, zoom, { width, height: rect.height });
  for (const [row, line] of lines.entries()) putLine(grid, rect.x, rect.y + row, width, line, context.glyphs.ellipsis);
  if (zoom >= MIDDLE) {
    for (let row = 0; row < rect.height; row++) put(grid, rect.x + width, rect.y + row, context.glyphs.vertical, EDGE);
  }
  if (zoom > MIDDLE) {
    const last = rect.y + rect.height - 1;
    put(grid, rect.x, last, context.glyphs.horizontal.repeat(width), EDGE);
  }
  const shown = { ...rect, width, height: Math.max(1, rect.height - (zoom > MIDDLE ? 1 : 0)) };
  if (isLit(context, `space:${space}`)) restyle(grid, shown, lit({}));
  else if (isOpen(context, `space:${space}`)) underlined(grid, shown);
}

/** What a hex says: in one line, in two, in three, or in three or four with the name of its tile. */
function linesFor(
  view: EmperorView,
  context: PaneContext,
  space: SpaceId,
  zoom: number,
  { width, height }: PaneSize,
): readonly Line[] {
  const owner = ownerSpans(view, context, space);
  const ships = [...shipSpans(view, context, space), ...influenceSpans(view, context, space)];
  const kind = kindSpan(view, context, space);
  const label = span(spaceLabel(space), MUTED);
  const face = faceAt(view, space);
  const printed = face === null ? [] : printedYields(context, face);
  const cubes = cubeSpans(view, space);
  if (zoom === FAR) {
    const line = [...owner, ...(kind.text === '' ? [label] : [kind]), ...ships];
    // What it yields as well, where there is room beside who is there.
    const whole = [...line, span(' '), ...printed, ...cubes];
    if (printed.length > 0 && lineWidth(whole) <= width) return [whole];
    // Food that lies there comes and goes; what is printed stands in the inspector.
    const fed = [...line, span(' '), ...cubes];
    return [cubes.length > 0 && lineWidth(fed) <= width ? fed : line];
  }
  if (zoom === LOW) {
    const sort = [...owner, kind];
    if (width < LOW_WIDTH) {
      // Who is there goes before what is printed, which the inspector has as well.
      const tries = [
        [...printed, ...cubes, ...ships],
        [...cubes, ...ships],
      ];
      return [[label, ...sort], tries.find(line => lineWidth(line) <= width) ?? ships];
    }
    const apart = lineWidth(sort) + lineWidth(printed) < width ? [span(' ')] : [];
    return [
      [...sort, ...apart, ...printed],
      [label, ...cubes, span(' '), ...ships],
    ];
  }
  const yields = [...printed, ...cubes];
  if (zoom === MIDDLE) return [[label, span(' '), ...owner, kind], yields, ships];
  const tile = view.tiles[space];
  const name = tile === undefined ? '' : context.format(tileName(tile));
  const title = [label, span(` ${name}`, { bold: face !== null })];
  return height < NEAR_HEIGHT
    ? [title, [...owner, kind, span(' '), ...yields], ships]
    : [title, [...owner, kind], yields, ships];
}

/** Whose the sector is: a mark, and a second sign for a Starbase. */
function ownerSpans(view: EmperorView, context: PaneContext, space: SpaceId): Span[] {
  const owner = controllerOf(view, space);
  if (owner === null) return [];
  const mark = markOf(context, owner);
  const isBase = homeSeat(view, space) !== null || view.sectors[space]?.side === 'starbase';
  return isBase ? [mark, span(context.glyphs.base, mark.style)] : [mark];
}

/** What sort of tile lies there. */
function kindSpan(view: EmperorView, context: PaneContext, space: SpaceId): Span {
  const face = faceAt(view, space);
  if (face === null) return span('');
  return isBlackHole(view, space) ? holeSpan(context) : faceSpan(context, face);
}

/** What sort of tile it is: its planets, or the sign of a Sun or of an empty tile. */
export function faceSpan({ glyphs }: PaneContext, face: TileFace): Span {
  const signs = tileSigns(glyphs);
  if (face.kind === 'sun') return span(signs.sun, { tone: 'warning', bold: true });
  return face.kind === 'void' ? span(signs.void, MUTED) : span(signs.planet.repeat(face.planets));
}

/** The sign of a Black Hole. */
export function holeSpan({ glyphs }: PaneContext): Span {
  return span(tileSigns(glyphs).hole, { bold: true });
}

/** What it yields. */
export function printedYields({ format }: PaneContext, face: TileFace): Span[] {
  return [
    ...(face.food > 0 ? [span(format(say('yield.food', { count: face.food })), { tone: 'good' })] : []),
    ...(face.metal > 0 ? [span(format(say('yield.metal', { count: face.metal })), { tone: 'mineral' })] : []),
    ...(face.energy > 0 ? [span(format(say('yield.energy', { count: face.energy })), { tone: 'gas' })] : []),
  ];
}

/** The food cubes on it. */
function cubeSpans(view: EmperorView, space: SpaceId): Span[] {
  const cubes = view.food[space] ?? 0;
  return cubes === 0 ? [] : [span('+'.repeat(cubes), { tone: 'good', bold: true })];
}

/** The tokens of influence that lie there, with the marks of their owners (GE-10.4). */
function influenceSpans({ regent }: EmperorView, context: PaneContext, space: SpaceId): Span[] {
  return (regent?.placed[space] ?? []).flatMap((count, seat) => {
    const mark = markOf(context, seat);
    return count > 0 ? [mark, span(String(count), mark.style)] : [];
  });
}

/** The ships, with the mark of their owner. */
function shipSpans(view: EmperorView, context: PaneContext, space: SpaceId): Span[] {
  return seatsWithShips(view, space).flatMap(seat => {
    const fleet = shipsAt(view, seat, space);
    const mark = markOf(context, seat);
    return [mark, span(shipLetters(fleet), mark.style)];
  });
}
