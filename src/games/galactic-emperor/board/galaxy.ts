import type { Grid } from '../../../boards/drawing/grid.ts';
import { lineWidth, MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line, Span } from '../../../boards/drawing/lines.ts';
import { territoryOf } from '../../../boards/drawing/sides.ts';
import type { HexFace } from '../../../boards/hex-drawing.ts';
import { paintHexMap, surveyHexMap } from '../../../boards/hex-map.ts';
import type { HexMap, HexRoom } from '../../../boards/hex-map.ts';
import { widthOf, wrap } from '../../../boards/drawing/wrapping.ts';
import { markOf } from '../../../boards/naming.ts';
import type { PaneContext, PaneSize, Survey } from '../../../boards/pane.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { axialOf, SPACE_IDS } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import type { TileFace } from '../data/tiles.ts';
import { controllerOf, faceAt, homeSeat, isBlackHole } from '../state/board.ts';
import { seatsWithShips, shipsAt } from '../state/pieces.ts';
import { say, spaceFromRef, spaceLabel, tileName } from '../text/say.ts';
import type { EmperorView } from '../view.ts';
import { signLines } from './legend.ts';
import { shipLetters } from './ship-letters.ts';
import { tileSigns } from './signs.ts';

/** The zoom levels by index. */
const [FAR, LOW, MIDDLE] = [0, 1, 2];

/** With fewer lines than this, the yield of a tile is in the same line as its planets. */
const NEAR_HEIGHT = 4;

/** The hex map: 37 pointy-top hexes, and four zoom levels. */
function hexMap({ homes }: Pick<EmperorView, 'homes'>, context: PaneContext): HexMap {
  const { format, seat } = context;
  const home = homes[seat ?? -1] ?? null;
  return {
    rest: home === null ? [] : [`space:${home}`],
    // The middle row is the widest; rows at an odd distance from it are shifted by half a hex.
    grid: { top: 'pointy', pushed: 'even' },
    hexes: SPACE_IDS.map(space => {
      const { q, r } = axialOf(space);
      return { ref: `space:${space}` as const, hex: { column: q + Math.floor(r / 2) + 3, row: r + 3 } };
    }),
    zooms: [
      { title: format(say('board.zoom.far')), width: 8, height: 1, most: { width: 11, height: 1 } },
      { title: format(say('board.zoom.low')), width: 8, height: 2, most: { width: 11, height: 2 }, isCut: true },
      { title: format(say('board.zoom.middle')), width: 9, height: 3, most: { width: 12, height: 3 }, edges: 'bars' },
      { title: format(say('board.zoom.near')), width: 12, height: 4, most: { width: 18, height: 5 }, edges: 'boxes' },
    ],
    legend: () => signLines(context),
  };
}

/** Paints the pane with the galaxy. */
export function paintGalaxy(view: EmperorView, size: PaneSize, context: PaneContext): Grid {
  return paintHexMap(
    hexMap(view, context),
    size,
    context,
    ({ ref }, room) => {
      const space = spaceFromRef(ref);
      return space === null ? { lines: [] } : hexFace(view, context, space, room);
    },
    ({ ref }) => {
      const space = spaceFromRef(ref);
      return space === null ? null : (ownerSpans(view, context, space)[0] ?? null);
    },
  );
}

/** The positions of the spaces on the screen. */
export function surveyGalaxy(view: EmperorView, size: PaneSize, context: PaneContext): Survey {
  return surveyHexMap(hexMap(view, context), size, context);
}

/**
 * How a hex looks: its background has the colour of the seat that holds the sector, and is dark if there is no tile.
 */
function hexFace(view: EmperorView, context: PaneContext, space: SpaceId, { zoom, widths }: HexRoom): HexFace {
  const owner = controllerOf(view, space);
  const isUnexplored = owner === null && faceAt(view, space) === null;
  return {
    ground: owner !== null ? territoryOf(owner) : isUnexplored ? 'deep' : undefined,
    lines: faceLines(view, context, space, zoom, { width: Math.min(...widths), height: widths.length }),
  };
}

/** The text of a hex: one to three lines, or three to four with the name of its tile. */
function faceLines(
  view: EmperorView,
  context: PaneContext,
  space: SpaceId,
  zoom: number,
  { width, height }: PaneSize,
): readonly Line[] {
  const owner = ownerSpans(view, context, space);
  const ships = [...shipSpans(view, context, space), ...influenceSpans(view, context, space)];
  const kind = kindSpan(view, context, space);
  const spaceSpan = span(spaceLabel(space), MUTED);
  const face = faceAt(view, space);
  const yieldsOnTile = face === null ? [] : printedYields(context, face);
  const cubes = cubeSpans(view, space);
  if (zoom === FAR || height < 2) {
    const controller = controllerOf(view, space);
    // If there is no room for all marks, the holder's ships have none.
    const fleets = [ships, ...(controller === null ? [] : [shipsOver(view, context, space, controller)])];
    const lines = fleets.map(fleet => [spaceSpan, ...owner, kind, ...fleet]);
    // If there is room, the yield is shown beside the ships, or at least the food cubes, which change during the match.
    // The inspector shows the yield too.
    const extraSpans = [[...yieldsOnTile, ...cubes], cubes].filter(extra => extra.length > 0);
    const longLines = extraSpans.flatMap(extra =>
      [' ', ''].flatMap(gap => lines.map(line => [...line, span(gap), ...extra])),
    );
    const lineChoices = [...longLines, ...lines];
    return [lineChoices.find(line => lineWidth(line) <= width) ?? lines.at(-1) ?? []];
  }
  if (zoom === LOW) {
    const kindLine = [spaceSpan, ...owner, kind];
    const firstCandidates =
      yieldsOnTile.length === 0 ? [] : [' ', ''].map(gap => [...kindLine, span(gap), ...yieldsOnTile]);
    const firstLine = firstCandidates.find(line => lineWidth(line) <= width);
    // Ships take precedence over the printed yield, which the inspector shows too.
    const yieldChoices = [...(firstLine === undefined ? [[...yieldsOnTile, ...cubes]] : []), cubes];
    const secondCandidates = yieldChoices.flatMap(yielded =>
      [' ', ''].map(gap => [...yielded, ...(yielded.length > 0 ? [span(gap)] : []), ...ships]),
    );
    return [firstLine ?? kindLine, secondCandidates.find(line => lineWidth(line) <= width) ?? ships];
  }
  const yieldSpans = [...yieldsOnTile, ...cubes];
  if (zoom === MIDDLE) return [[spaceSpan, span(' '), ...owner, kind], yieldSpans, ships];
  const tile = view.tiles[space];
  const name = tile === undefined ? '' : context.format(tileName(tile));
  const boldIfTile = { bold: face !== null };
  const title = [spaceSpan, span(` ${name}`, boldIfTile)];
  const detailLine = [...owner, kind, span(' '), ...yieldSpans];
  const lowerLines =
    height < NEAR_HEIGHT ? [detailLine, ...(ships.length > 0 ? [ships] : [])] : [[...owner, kind], yieldSpans, ships];
  if (lineWidth(title) <= width) return [title, ...lowerLines];
  // A long name takes two lines if everything else still fits; otherwise it is cut after whole words.
  const [first = '', ...rest] = wrap(name, Math.max(1, width - widthOf(spaceSpan.text) - 1));
  const secondLine = span(` ${rest.join(' ')}`, boldIfTile);
  const shortTitle = [spaceSpan, span(` ${first}`, boldIfTile)];
  const leastLines = [detailLine, ...(ships.length > 0 ? [ships] : [])];
  const isTwoLineName =
    leastLines.length + 2 <= height && lineWidth([secondLine]) <= width && lineWidth(detailLine) <= width;
  return isTwoLineName ? [shortTitle, [secondLine], ...leastLines] : [shortTitle, ...lowerLines];
}

/** The mark of the seat that holds a space, with a second sign for a Starbase. */
function ownerSpans(view: EmperorView, context: PaneContext, space: SpaceId): Span[] {
  const owner = controllerOf(view, space);
  if (owner === null) return [];
  const mark = markOf(context, owner);
  const isBase = homeSeat(view, space) !== null || view.sectors[space]?.side === 'starbase';
  return isBase ? [mark, span(context.glyphs.base, mark.style)] : [mark];
}

/** The sign for the tile on a space. */
function kindSpan(view: EmperorView, context: PaneContext, space: SpaceId): Span {
  const face = faceAt(view, space);
  if (face === null) return span('');
  return isBlackHole(view, space) ? blackHoleSpan(context) : faceSpan(context, face);
}

/** The sign for a tile face: its planets, a Sun or an empty tile. */
export function faceSpan({ glyphs }: PaneContext, face: TileFace): Span {
  const signs = tileSigns(glyphs);
  if (face.kind === 'sun') return span(signs.sun, { tone: 'warning', bold: true });
  return face.kind === 'void' ? span(signs.void, MUTED) : span(signs.planet.repeat(face.planets));
}

/** The sign of a Black Hole. */
export function blackHoleSpan({ glyphs }: PaneContext): Span {
  return span(tileSigns(glyphs).hole, { bold: true });
}

/** The printed yield of a tile. */
export function printedYields({ format }: PaneContext, face: TileFace): Span[] {
  return [
    ...(face.food > 0 ? [span(format(say('yield.food', { count: face.food })), { tone: 'good' })] : []),
    ...(face.metal > 0 ? [span(format(say('yield.metal', { count: face.metal })), { tone: 'mineral' })] : []),
    ...(face.energy > 0 ? [span(format(say('yield.energy', { count: face.energy })), { tone: 'gas' })] : []),
  ];
}

/** The food cubes on a space. */
function cubeSpans(view: EmperorView, space: SpaceId): Span[] {
  const cubes = view.food[space] ?? 0;
  return cubes === 0 ? [] : [span('+'.repeat(cubes), { tone: 'good', bold: true })];
}

/** The influence tokens on a space, with the marks of their owners (GE-10.4). */
function influenceSpans({ regent }: EmperorView, context: PaneContext, space: SpaceId): Span[] {
  return (regent?.placed[space] ?? []).flatMap((count, seat) => {
    const mark = markOf(context, seat);
    return count > 0 ? [mark, span(String(count), mark.style)] : [];
  });
}

/** Ships and influence tokens in the short form: the holder's ships come first and without a mark. */
function shipsOver(view: EmperorView, context: PaneContext, space: SpaceId, controller: Seat): Span[] {
  const ownShips = span(shipLetters(shipsAt(view, controller, space)), markOf(context, controller).style);
  return [ownShips, ...shipSpans(view, context, space, controller), ...influenceSpans(view, context, space)];
}

/** The ships on a space with their owners' marks; `but`: a seat to leave out. */
function shipSpans(view: EmperorView, context: PaneContext, space: SpaceId, but: Seat | null = null): Span[] {
  return seatsWithShips(view, space).flatMap(seat => {
    if (seat === but) return [];
    const fleet = shipsAt(view, seat, space);
    const mark = markOf(context, seat);
    return [mark, span(shipLetters(fleet), mark.style)];
  });
}
