import type { PaneSize } from './pane.ts';
import { around } from './drawing/window.ts';
import type { Rect } from './drawing/grid.ts';
import type { Hex, HexGrid } from './hex.ts';

// Where hexes and their edges lie, in cells. Every second row or column is pushed on by half a block, as in a wall of
// bricks.

/**
 * How the hexes of a map are told from each other: by slants and lower edges, bars between them, bars and lower lines,
 * or blanks.
 */
type HexEdges = 'slants' | 'bars' | 'boxes' | 'none';

/**
 * One way to draw a map: how many cells it is from one hex to the next at least, edges or blanks between them included,
 * and what that is called.
 */
export interface HexZoom {
  readonly title: string;
  readonly width: number;
  /** With slants an even number. */
  readonly height: number;
  /** How large a hex becomes where the pane has room for all of them; absent: it never grows. */
  readonly most?: PaneSize;
  /** Slants are for hexes with a side on top. Absent: none. */
  readonly edges?: HexEdges;
  /**
   * Where only one line is missing for all hexes, those of the last row go without their last one. Absent: they do not.
   */
  readonly isCut?: true;
}

/** Where the block of a hex lies in the whole picture. */
export function hexRect({ top, pushed }: HexGrid, { width, height }: HexZoom, { column, row }: Hex): Rect {
  const line = top === 'flat' ? column : row;
  const isPushed = (Math.abs(line) % 2 === 1) === (pushed === 'odd');
  const half = Math.floor((top === 'flat' ? height : width) / 2);
  const push = isPushed ? half : 0;
  return {
    x: column * width + (top === 'flat' ? 0 : push),
    y: row * height + (top === 'flat' ? push : 0),
    width,
    height,
  };
}

/** The size of the whole picture, without the edges around the map. */
export function hexMapSize(grid: HexGrid, hexes: readonly Hex[], zoom: HexZoom): PaneSize {
  const whole = around(hexes.map(hex => hexRect(grid, zoom, hex)));
  if (whole === null) return { width: 0, height: 0 };
  return { width: whole.x + whole.width + bulge(zoom), height: whole.y + whole.height };
}

/** How far the middle rows of the last hex reach beyond its block. */
function bulge({ edges, height }: HexZoom): number {
  return edges === 'slants' ? (height >> 1) - 1 : 0;
}

/** A row of cells. */
export interface Stretch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The cells of a hex within its edges, row by row. */
export function insideOf({ edges }: HexZoom, { x, y, width, height }: Rect): readonly Stretch[] {
  const rows = edges === 'boxes' ? Math.max(1, height - 1) : height;
  return Array.from({ length: rows }, (_, row) => {
    if (edges !== 'slants') return { x, y: y + row, width: width - 1 };
    const off = slantOff(height, row);
    return { x: x + off + 1, y: y + row, width: width + (height >> 1) - 2 - 2 * off };
  });
}

/** How far the left slant of a row is from the left of the block. */
function slantOff(height: number, row: number): number {
  const half = height >> 1;
  return row < half ? half - 1 - row : row - half;
}

/** A sign of an edge, and where. */
interface EdgeSign {
  readonly x: number;
  readonly y: number;
  readonly sign: '/' | '\\';
}

/** The slants on both sides of a hex; neighbours have them in common. */
export function slantsOf({ x, y, width, height }: Rect): readonly EdgeSign[] {
  const half = height >> 1;
  return Array.from({ length: height }, (_, row): readonly EdgeSign[] => {
    const off = slantOff(height, row);
    const isUpper = row < half;
    return [
      { x: x + off, y: y + row, sign: isUpper ? '/' : '\\' },
      { x: x + width + half - 1 - off, y: y + row, sign: isUpper ? '\\' : '/' },
    ];
  }).flat();
}
