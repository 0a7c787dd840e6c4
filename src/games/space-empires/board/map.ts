import type { Span } from '../../../boards/drawing/lines.ts';
import { homeGround, territoryOf } from '../../../boards/drawing/sides.ts';
import type { GroundName } from '../../../boards/drawing/style.ts';
import type { HexFace } from '../../../boards/hex-drawing.ts';
import { paintHexMap, surveyHexMap } from '../../../boards/hex-map.ts';
import type { HexMap, HexRoom, MappedHex } from '../../../boards/hex-map.ts';
import { hexMapSize } from '../../../boards/hex-geometry.ts';
import type { HexGrid } from '../../../boards/hex.ts';
import { isOpen } from '../../../boards/naming.ts';
import type { PaneContext, PaneOf, PaneSize } from '../../../boards/pane.ts';
import type { Side } from '../../../kernel/words/message.ts';
import { HEXES } from '../data/hexes.ts';
import type { BoardNumber, HexId } from '../data/hexes.ts';
import { hexIn, hexRef, say } from '../text/say.ts';
import { expectedLosses } from './doomed.ts';
import { hasRoomForWords, linesFor, WORDY_HEX_SIZE } from './hex-lines.ts';
import { signsOf } from './legend.ts';
import { sideMark } from './side-marks.ts';
import { viewedAt } from '../view.ts';
import type { EmpiresView } from '../view.ts';

const SLANTED_EDGES = { edges: 'slants' } as const;

const HEX_GRID: HexGrid = { top: 'flat', pushed: 'even' };

/**
 * The places on the drawn map of a board's hexes that are in play or may come into play, counted from the upper left
 * corner.
 */
function mappedHexes(boardNumber: BoardNumber, isShown: (hex: HexId) => boolean): readonly MappedHex[] {
  const shownPlaces = HEXES.filter(place => place.board === boardNumber && isShown(place.id));
  const firstColumn = Math.min(...shownPlaces.map(({ column }) => column));
  // Only an even number of columns is left out, so that each column keeps its shift by half a hex.
  const skippedColumns = firstColumn - (firstColumn % 2);
  const firstRow = Math.min(...shownPlaces.map(({ row }) => row));
  return shownPlaces.map(({ id, column, row }) => ({
    ref: hexRef(id),
    hex: { column: column - skippedColumns, row: row - firstRow },
  }));
}

/** The least size of a map pane whose hexes have four rows and room for words. */
export function roomyMapSize(boardNumber: BoardNumber, view: EmpiresView): PaneSize {
  const hexes = mappedHexes(boardNumber, hex => view.hexes[hex] !== undefined).map(({ hex }) => hex);
  return hexMapSize(HEX_GRID, hexes, {
    title: '',
    ...SLANTED_EDGES,
    width: WORDY_HEX_SIZE.width,
    height: WORDY_HEX_SIZE.rows,
  });
}

/** The flat-top hex map of a board with three zoom levels: the hexes in play, and those that a question is about. */
function boardMap(boardNumber: BoardNumber, view: EmpiresView, context: PaneContext): HexMap {
  const { format } = context;
  const ownWorld = view.seats[context.seat ?? -1]?.world ?? null;
  return {
    grid: HEX_GRID,
    rest: ownWorld === null ? [] : [hexRef(ownWorld)],
    hexes: mappedHexes(boardNumber, hex => view.hexes[hex] !== undefined || isOpen(context, hexRef(hex))),
    zooms: [
      { title: format(say('board.zoom.far')), ...SLANTED_EDGES, width: 6, height: 2, most: { width: 11, height: 2 } },
      {
        title: format(say('board.zoom.middle')),
        ...SLANTED_EDGES,
        width: 7,
        height: 4,
        most: { width: 14, height: 4 },
      },
      { title: format(say('board.zoom.near')), ...SLANTED_EDGES, width: 16, height: 6, most: { width: 20, height: 6 } },
    ],
    legend: room => signsOf(view, context, hasRoomForWords(room)),
  };
}

/** The map pane of a board: how it is painted, and where its hexes are on the screen. */
export function mapPane(boardNumber: BoardNumber): Pick<PaneOf<EmpiresView>, 'paint' | 'survey'> {
  return {
    paint: (view, size, context) => {
      const doomedHexes = new Set(expectedLosses(view, context.seat).map(({ hex }) => hex));
      return paintHexMap(
        boardMap(boardNumber, view, context),
        size,
        context,
        ({ ref }, room) => {
          const hex = hexIn(ref);
          return hex !== null ? hexFace(view, context, hex, doomedHexes.has(hex), room) : { lines: [] };
        },
        ({ ref }) => {
          const hex = hexIn(ref);
          return hex === null ? null : smallSign(view, context, hex);
        },
      );
    },
    survey: (view, size, context) => surveyHexMap(boardMap(boardNumber, view, context), size, context),
  };
}

/**
 * The sign of a hex on the minimap: the mark of the colony's owner, otherwise of the side with the most counters there.
 */
function smallSign(view: EmpiresView, context: PaneContext, hex: HexId): Span | null {
  const colony = view.hexes[hex]?.colony ?? null;
  if (colony !== null) return sideMark(context, colony.owner);
  const pieces = viewedAt(view, hex);
  const countOf = (side: Side): number => pieces.filter(({ owner }) => owner === side).length;
  const [most] = [...new Set(pieces.map(({ owner }) => owner))].sort((one, other) => countOf(other) - countOf(one));
  return most === undefined ? null : sideMark(context, most);
}

/** The text lines and background colour of a hex. */
function hexFace(view: EmpiresView, context: PaneContext, hex: HexId, isDoomed: boolean, room: HexRoom): HexFace {
  return { ground: groundName(view, hex), lines: linesFor(view, context, hex, isDoomed, room) };
}

/**
 * The background colour of a hex: that of the colony's owner, or for an unexplored hex that of its home or of deep
 * space.
 */
function groundName(view: EmpiresView, hex: HexId): GroundName | undefined {
  const found = view.hexes[hex];
  if (found === undefined) return undefined;
  if (found.hidden) return found.home === null ? 'deep' : homeGround(found.home);
  return found.colony === null ? undefined : territoryOf(found.colony.owner);
}
