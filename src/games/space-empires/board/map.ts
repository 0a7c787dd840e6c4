import { put, restyle } from '../../../boards/drawing/grid.ts';
import { nameIn } from '../../../kernel/words/message.ts';
import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import { flowed, MUTED, putLine, span, lit } from '../../../boards/drawing/lines.ts';
import type { Line, Span } from '../../../boards/drawing/lines.ts';
import { paintHexMap, surveyHexMap, underlined } from '../../../boards/hex-map.ts';
import type { HexMap } from '../../../boards/hex-map.ts';
import { isLit, isOpen, markOf } from '../../../boards/naming.ts';
import type { PaneContext, PaneOf, PaneSize } from '../../../boards/board.ts';
import { HEXES, isHexId } from '../data/hexes.ts';
import type { BoardNumber, HexId } from '../data/hexes.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import type { PieceKind } from '../data/units.ts';
import { terrainOf } from '../state/board.ts';
import { hexName, hexRef, say } from '../text/say.ts';
import { signsOf } from './legend.ts';
import { LETTERS } from './letters.ts';
import { sideMark } from './side-marks.ts';
import { plainSigns, terrainSpan } from './signs.ts';
import { viewedAt } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';

/** The place of the nearest zoom: its hexes have a line below them. */
const NEAR = 2;

/** The hexes of a board that are in play, and those that are asked about, flat-top, and three zooms. */
function mapOf(board: BoardNumber, view: EmpiresView, context: PaneContext): HexMap {
  const { format } = context;
  const inPlay = HEXES.filter(
    place => place.board === board && (view.hexes[place.id] !== undefined || isOpen(context, hexRef(place.id))),
  );
  const columns = inPlay.map(({ column }) => column);
  const first = Math.min(...columns);
  // An even number of columns is left out, so that columns keep their half hex.
  const off = first - (first % 2);
  const top = Math.min(...inPlay.map(({ row }) => row));
  const world = view.seats[context.seat ?? -1]?.world ?? null;
  return {
    grid: { top: 'flat', pushed: 'even' },
    rest: world === null ? [] : [hexRef(world)],
    hexes: inPlay.map(({ id, column, row }) => ({ ref: hexRef(id), hex: { column: column - off, row: row - top } })),
    zooms: [
      { title: format(say('board.zoom.far')), width: 6, height: 2, most: { width: 11, height: 2 } },
      { title: format(say('board.zoom.middle')), width: 8, height: 3, most: { width: 14, height: 4 } },
      { title: format(say('board.zoom.near')), width: 16, height: 6, most: { width: 20, height: 6 } },
    ],
    legend: signsOf(view, context),
  };
}

/** The map of a board: how it is painted, and where its hexes are. */
export function mapPane(board: BoardNumber): Pick<PaneOf<EmpiresView>, 'paint' | 'survey'> {
  return {
    paint: (view, size, context) =>
      paintHexMap(mapOf(board, view, context), size, context, (grid, rect, { ref }, zoom) => {
        const hex = nameIn(ref, 'hex');
        if (hex !== null && isHexId(hex)) paintHex(grid, rect, view, context, hex, zoom);
      }),
    survey: (view, size, context) => surveyHexMap(mapOf(board, view, context), size, context),
  };
}

function paintHex(grid: Grid, rect: Rect, view: EmpiresView, context: PaneContext, hex: HexId, zoom: number): void {
  const width = rect.width - 1;
  for (const [row, line] of linesFor(view, context, hex, zoom, { ...rect, width }).entries()) {
    putLine(grid, rect.x, rect.y + row, width, line, context.glyphs.ellipsis);
  }
  if (zoom === NEAR)
    put(grid, rect.x, rect.y + rect.height - 1, context.glyphs.horizontal.repeat(width), { tone: 'frame' });
  const shown = { ...rect, width, height: rect.height - (zoom === NEAR ? 1 : 0) };
  if (isLit(context, hexRef(hex))) restyle(grid, shown, lit({}));
  else if (isOpen(context, hexRef(hex))) underlined(grid, shown);
}

/** What a hex says: in two lines, in three, or in five. */
function linesFor(
  view: EmpiresView,
  context: PaneContext,
  hex: HexId,
  zoom: number,
  { width, height }: PaneSize,
): readonly Line[] {
  // The pane says which board it is.
  const [onBoard = ''] = hexName(hex).split('-');
  const label = span(onBoard, MUTED);
  const place = placeSpans(view, context, hex);
  if (zoom < NEAR)
    return [
      labelled(label, place, width),
      ...stackLines(view, context, hex, { width, height: Math.min(2, height - 1) }),
    ];
  const groups = groupLines(view, context, hex);
  const terrain = terrainOf(view, hex);
  const name = terrain === null ? [] : [span(` ${context.format(say(`marker.${terrain}`))}`)];
  return [[label, ...name], place, ...groups].slice(0, 5);
}

/** The name of a hex before what lies there, as far as there is room for both. */
function labelled(label: Span, place: readonly Span[], width: number): Line {
  const length = place.reduce((sum, { text }) => sum + text.length, 0);
  if (length === 0) return [label];
  if (label.text.length + length > width) {
    // A colony is known by its mark and its value.
    const [mark, sign, ...value] = place;
    const short = value.length > 0 && sign !== undefined ? [mark, ...value].filter(part => part !== undefined) : [];
    const shorter = short.reduce((sum, { text }) => sum + text.length, label.text.length);
    return short.length > 0 && shorter <= width ? [label, ...short] : place;
  }
  return label.text.length + length < width ? [label, span(' '), ...place] : [label, ...place];
}

/** The marker, and whose colony it is. */
function placeSpans(view: EmpiresView, context: PaneContext, hex: HexId): Span[] {
  const found = view.hexes[hex];
  if (found === undefined) return [];
  if (found.hidden) return [span('?', MUTED)];
  // Before anything lies on the map it shows whose home is where.
  if (view.phase === 'set-up' && found.home !== null && found.colony === null) return [markOf(context, found.home)];
  const terrain = terrainOf(view, hex);
  const sign = terrain === null ? [] : [terrainSpan(context, terrain)];
  const { colony } = found;
  if (colony === null) return sign;
  const mark = sideMark(context, colony.owner);
  const goods =
    colony.goods.length > 0 ? [span('$'.repeat(Math.min(2, colony.goods.length)), { tone: 'mineral' })] : [];
  return [mark, ...sign, span(String(colony.value), mark.style), ...goods];
}

/**
 * What stands in a hex: a mark for each side, letters for what is known, and a sign for each counter face down; a line a side where
 * there are as many lines. What the last line has no room for stands on it nevertheless, and is cut there for all to see.
 */
function stackLines(view: EmpiresView, context: PaneContext, hex: HexId, { width, height }: PaneSize): readonly Line[] {
  const sides = [...new Set(viewedAt(view, hex).map(({ owner }) => owner))];
  const stacks = sides.map(side => {
    const mark = sideMark(context, side);
    const [first = '', ...rest] = [...alike(context, viewedAt(view, hex, side))].sort();
    return [[mark, span(first, mark.style)], ...rest.map(text => [span(text, mark.style)])];
  });
  if (stacks.length > 1 && stacks.length <= height) return stacks.map(stack => stack.flat());
  const counters = stacks.flat();
  const lines = flowed(counters, width, '', height);
  const shown = lines.reduce((sum, line) => sum + line.filter(({ text }) => text !== '').length, 0);
  const left = counters.flat().slice(shown);
  return lines.map((line, row) => (row === lines.length - 1 ? [...line, ...left] : line));
}

/** Counters in short, single ones of a type together: `3S`, `2s`. */
function alike(context: PaneContext, pieces: readonly PieceView[]): readonly string[] {
  const singles = new Map<PieceKind, number>();
  for (const { kind } of pieces) {
    if (kind !== null && isUnitKind(kind) && UNITS[kind].single) singles.set(kind, (singles.get(kind) ?? 0) + 1);
  }
  const groups = pieces.filter(({ kind }) => kind === null || !singles.has(kind));
  return [
    ...groups.map(piece => shortOf(context, piece)),
    ...[...singles].map(([kind, count]) => `${count > 1 ? count : ''}${LETTERS[kind]}`),
  ];
}

function shortOf({ glyphs }: PaneContext, { kind, count }: PieceView): string {
  if (kind === null) return plainSigns(glyphs).down;
  return `${count !== null && count > 1 ? count : ''}${LETTERS[kind]}`;
}

/** A line for each side, with its groups apart. */
function groupLines(view: EmpiresView, context: PaneContext, hex: HexId): Line[] {
  const sides = [...new Set(viewedAt(view, hex).map(({ owner }) => owner))];
  return sides.map(side => {
    const mark = sideMark(context, side);
    const groups = viewedAt(view, hex, side).map(
      piece => `${shortOf(context, piece)}${piece.up || piece.kind === null ? '' : '.'}`,
    );
    return [mark, span(` ${groups.join(' ')}`, mark.style)];
  });
}
