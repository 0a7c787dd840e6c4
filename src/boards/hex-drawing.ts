import type { Reached } from './pane.ts';
import type { Ref } from '../kernel/words/message.ts';
import { cellAt, flash, put, restyle } from './drawing/grid.ts';
import type { Grid, Rect } from './drawing/grid.ts';
import type { Glyphs } from './drawing/glyphs.ts';
import { putLine } from './drawing/lines.ts';
import type { Line } from './drawing/lines.ts';
import type { GroundName, Style } from './drawing/style.ts';
import { insideOf, slantsOf } from './hex-geometry.ts';
import type { HexZoom, Stretch } from './hex-geometry.ts';

/**
 * The contents of a hex on the map: its ground, and its lines from the top. Lines that do not fit are cut with an
 * ellipsis.
 */
export interface HexFace {
  /** The background; absent: open space. */
  readonly ground?: GroundName | undefined;
  readonly lines: readonly Line[];
}

/** A hex to draw, with its rectangle of cells. */
export interface FacedHex {
  readonly ref: Ref;
  readonly rect: Rect;
  readonly face: HexFace;
}

/** What is marked on the map, by addresses. */
interface HexMarks {
  readonly glyphs: Glyphs;
  /** The things under the cursor. */
  readonly focus: readonly Ref[];
  /** The things that can be chosen. */
  readonly open?: readonly Ref[];
  /** The things that a hint is about. */
  readonly hinted?: readonly Ref[];
  /** The places to which the unit under the cursor can go. */
  readonly reach?: readonly Reached[];
  /** The places that are being turned over. */
  readonly turning?: readonly Ref[];
  /** The places where a battle breaks out. */
  readonly flashing?: readonly Ref[];
}

const EDGE_STYLE: Style = { tone: 'frame' };
/** The style of a place that turns over, which is drawn edge-on, as a line. */
const EDGE_ON_STYLE: Style = { tone: 'accent', bold: true };
const LOWER_EDGE = '_';

/**
 * Draws hexes with their grounds and edges. Land of one owner is drawn as one area, with edges only between different
 * lands.
 */
export function drawHexes(grid: Grid, zoom: HexZoom, hexes: readonly FacedHex[], hexMarks: HexMarks): void {
  const isSlanted = zoom.edges === 'slants';
  if (isSlanted) for (const { rect } of hexes) upperEdge(grid, zoom, rect);
  /**
   * The ground of each row of a hex, by the position of the row's first cell; needed for the edge to the left of the
   * row.
   */
  const grounds = new Map<string, GroundName | undefined>();
  for (const hex of hexes) {
    for (const { x, y } of insideOf(zoom, hex.rect)) grounds.set(`${x},${y}`, hex.face.ground);
    drawHex(grid, zoom, hex, hexMarks);
  }
  for (const { rect, face } of hexes) {
    // Edges within a land use the land's ground, not the cursor's, so they look the same when the cursor moves.
    const { ground } = face;
    const inside = insideOf(zoom, rect);
    for (const { x, y, width } of inside) {
      const edgeColumn = x + width;
      const sharedGround = ground !== undefined && grounds.get(`${edgeColumn + 1},${y}`) === ground ? { ground } : {};
      const sign = zoom.edges === 'bars' || zoom.edges === 'boxes' ? hexMarks.glyphs.vertical : ' ';
      put(grid, edgeColumn, y, sign, { ...EDGE_STYLE, ...sharedGround });
    }
    if (!isSlanted) continue;
    for (const { x, y, sign } of slantsOf(rect)) {
      // A slant keeps the ground of the hex in whose cell it is drawn.
      const { ground: land } = cellAt(grid, x, y).style;
      put(grid, x, y, sign, { ...EDGE_STYLE, ...(land === undefined ? {} : { ground: land }) });
    }
  }
  const { cursor, cursorBehind, hinted } = hexMarks.glyphs;
  for (const hex of hexes) {
    if (hexMarks.focus.includes(hex.ref)) signBeside(grid, zoom, hex, [cursor, cursorBehind]);
    else if (hexMarks.hinted?.includes(hex.ref) === true) signBeside(grid, zoom, hex, [hinted, hinted]);
  }
}

/**
 * Draws the sign of the cursor or of a hint on the edge left of a hex's name, or on the right edge if the hex is at the
 * left end of the picture.
 */
function signBeside(
  grid: Grid,
  zoom: HexZoom,
  { rect }: FacedHex,
  [before, behind]: readonly [before: string, behind: string],
): void {
  const [first] = insideOf(zoom, rect);
  if (first === undefined) return;
  const isBefore = first.x > 0;
  const x = isBefore ? first.x - 1 : first.x + first.width;
  const { ground } = cellAt(grid, x, first.y).style;
  const style: Style = { tone: 'cursor', bold: true, ...(ground === undefined ? {} : { ground }) };
  put(grid, x, first.y, isBefore ? before : behind, style);
}

/**
 * The ground of a hex: that of the cursor, else that of the owner's land. Only a hex without an owner shows by its
 * ground that it can be chosen.
 */
function groundOf({ ref, face }: Pick<FacedHex, 'ref' | 'face'>, marked: HexMarks): GroundName | undefined {
  if (marked.focus.includes(ref)) return 'cursor';
  return hasOwner(face) ? face.ground : (chosenGround(ref, marked) ?? face.ground);
}

/** The ground of a place that can be chosen, or reached in this turn; `undefined`: neither. */
function chosenGround(ref: Ref, { open = [], reach = [] }: HexMarks): GroundName | undefined {
  if (open.includes(ref)) return 'choice';
  const steps = reach.find(one => one.ref === ref)?.steps ?? null;
  if (steps === null) return undefined;
  return steps <= 1 ? 'reach1' : steps === 2 ? 'reach2' : 'reach3';
}

/**
 * Draws, after the text in a hex's first row, how many steps away the hex is and whether enemies could strike there. An
 * arrow comes first if there is room, so that the number is not read as part of a name.
 */
function reachSigns(grid: Grid, { x, y, width }: Stretch, ref: Ref, { glyphs, reach = [] }: HexMarks): void {
  const reached = reach.find(one => one.ref === ref);
  if (reached === undefined || reached.steps === null) return;
  const signsWithoutArrow: Line = [
    { text: String(reached.steps), style: { tone: 'good' } },
    ...(reached.isThreatened ? [{ text: '!', style: { tone: 'danger', bold: true } } as const] : []),
  ];
  const rowText = Array.from({ length: width }, (_, at) => cellAt(grid, x + at, y).character).join('');
  // A blank comes before the signs, because directly after a number they would be read as part of it.
  const firstFreeColumn = rowText.trimEnd().length + 1;
  const signs = [
    [{ text: glyphs.arrowRight, style: { tone: 'good' } } as const, ...signsWithoutArrow],
    signsWithoutArrow,
  ].find(each => firstFreeColumn + each.length <= width);
  for (const [at, { text, style }] of (signs ?? []).entries()) put(grid, x + firstFreeColumn + at, y, text, style);
}

function hasOwner({ ground }: HexFace): boolean {
  return ground !== undefined && ground !== 'deep';
}

/**
 * The cells by which an owned hex shows that it can be chosen: its first row, or only the name if there is no other
 * row.
 */
function chosenCells(grid: Grid, { x, y, width }: Stretch, rows: number): Rect {
  const rowText = Array.from({ length: width }, (_, at) => cellAt(grid, x + at, y).character).join('');
  const name = /^[A-Za-z0-9]*/.exec(rowText)?.[0].length ?? 0;
  return { x, y, width: rows > 1 ? width : name, height: 1 };
}

function upperEdge(grid: Grid, zoom: HexZoom, rect: Rect): void {
  const [first] = insideOf(zoom, rect);
  if (first !== undefined) put(grid, first.x, first.y - 1, LOWER_EDGE.repeat(first.width), EDGE_STYLE);
}

function drawHex(grid: Grid, zoom: HexZoom, hex: FacedHex, marked: HexMarks): void {
  const { ref, rect, face } = hex;
  const { glyphs, focus } = marked;
  const chosenGroundName = chosenGround(ref, marked);
  const inside = insideOf(zoom, rect);
  const ground = groundOf(hex, marked);
  const groundStyle: Style = ground === undefined ? {} : { ground };
  const isTurning = marked.turning?.includes(ref) === true;
  for (const [row, { x, y, width }] of inside.entries()) {
    put(grid, x, y, ' '.repeat(width), groundStyle);
    if (isTurning) put(grid, x + (width >> 1), y, glyphs.vertical, EDGE_ON_STYLE);
    else putLine(grid, x, y, width, face.lines[row] ?? [], glyphs.ellipsis);
    if (row === 0) reachSigns(grid, { x, y, width }, ref, marked);
    if (ground !== undefined) restyle(grid, { x, y, width, height: 1 }, { ground });
    if (row === 0 && chosenGroundName !== undefined && !focus.includes(ref)) {
      const cells = chosenCells(grid, { x, y, width }, inside.length);
      if (chosenGroundName === 'choice') underlineText(grid, cells);
      restyle(grid, cells, { ground: chosenGroundName });
    }
    if (zoom.edges === 'slants' && row === inside.length - 1) lowerEdge(grid, { x, y, width, height: 1 });
    if (marked.flashing?.includes(ref) === true) flash(grid, { x, y, width, height: 1 });
  }
  if (zoom.edges === 'boxes')
    put(grid, rect.x, rect.y + rect.height - 1, glyphs.horizontal.repeat(rect.width - 1), EDGE_STYLE);
}

/** Draws the lower edge of a hex: a line in blank cells, and an underline in the others. */
function lowerEdge(grid: Grid, { x, y, width }: Rect): void {
  for (let column = x; column < x + width; column++) {
    const { character, style } = cellAt(grid, column, y);
    if (character === ' ') put(grid, column, y, LOWER_EDGE, { ...style, ...EDGE_STYLE });
    else restyle(grid, { x: column, y, width: 1, height: 1 }, { underline: true });
  }
}

/** Underlines the characters in a rectangle that are not blanks. */
function underlineText(grid: Grid, { x, y, width, height }: Rect): void {
  for (let row = y; row < y + height; row++)
    for (let column = x; column < x + width; column++) {
      if (cellAt(grid, column, row).character === ' ') continue;
      restyle(grid, { x: column, y: row, width: 1, height: 1 }, { underline: true });
    }
}
