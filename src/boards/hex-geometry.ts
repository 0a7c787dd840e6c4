import type { PaneSize } from './pane.ts';
import { around } from './drawing/window.ts';
import type { Rect } from './drawing/grid.ts';
import type { Hex, HexGrid } from './hex.ts';

// Functions for the positions of hexes and their edges, in cells. Every second row or column is shifted by half a
// block, like bricks in a wall.

/**
 * How neighbouring hexes are separated: by slants and lower edges, by bars, by bars and lower lines (boxes), or by
 * blanks.
 */
type HexEdges = 'slants' | 'bars' | 'boxes' | 'none';

/**
 * A zoom level of a map: its title, and the least distance in cells from one hex to the next, including edges or
 * blanks.
 */
export interface HexZoom {
  readonly title: string;
  readonly width: number;
  /** The height of a hex; an even number if the edges are slants. */
  readonly height: number;
  /** The size up to which a hex grows if the pane has room for all hexes; absent: hexes do not grow. */
  readonly most?: PaneSize;
  /** The edges of hexes. Slants are only for hexes with a side on top. Absent: no edges. */
  readonly edges?: HexEdges;
  /**
   * The last row of hexes may lose its last line, if only one line is missing to show all hexes. Absent: it may not.
   */
  readonly isCut?: true;
}

/** The rectangle of a hex in the whole picture. */
export function hexRect({ top, pushed }: HexGrid, { width, height }: HexZoom, { column, row }: Hex): Rect {
  const shiftedLine = top === 'flat' ? column : row;
  const isShifted = (Math.abs(shiftedLine) % 2 === 1) === (pushed === 'odd');
  const halfBlock = Math.floor((top === 'flat' ? height : width) / 2);
  const shift = isShifted ? halfBlock : 0;
  return {
    x: column * width + (top === 'flat' ? 0 : shift),
    y: row * height + (top === 'flat' ? shift : 0),
    width,
    height,
  };
}

/** The size of a map's picture, without the edges around the map. */
export function hexMapSize(grid: HexGrid, hexes: readonly Hex[], zoom: HexZoom): PaneSize {
  const wholeArea = around(hexes.map(hex => hexRect(grid, zoom, hex)));
  if (wholeArea === null) return { width: 0, height: 0 };
  return { width: wholeArea.x + wholeArea.width + bulgeWidth(zoom), height: wholeArea.y + wholeArea.height };
}

/** The number of cells by which the middle rows of the last hex extend beyond its rectangle. */
function bulgeWidth({ edges, height }: HexZoom): number {
  return edges === 'slants' ? (height >> 1) - 1 : 0;
}

/** A horizontal row of cells. */
export interface Stretch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The cells of a hex inside its edges, row by row. */
export function insideOf({ edges }: HexZoom, { x, y, width, height }: Rect): readonly Stretch[] {
  const rows = edges === 'boxes' ? Math.max(1, height - 1) : height;
  return Array.from({ length: rows }, (_, row) => {
    if (edges !== 'slants') return { x, y: y + row, width: width - 1 };
    const slantOffset = slantOffsetOf(height, row);
    return { x: x + slantOffset + 1, y: y + row, width: width + (height >> 1) - 2 - 2 * slantOffset };
  });
}

/** The offset of a row's left slant from the left side of the hex's rectangle. */
function slantOffsetOf(height: number, row: number): number {
  const half = height >> 1;
  return row < half ? half - 1 - row : row - half;
}

/** A character of a hex's edge, and its position. */
interface EdgeSign {
  readonly x: number;
  readonly y: number;
  readonly sign: '/' | '\\';
}

/** The slants on both sides of a hex; neighbouring hexes share them. */
export function slantsOf({ x, y, width, height }: Rect): readonly EdgeSign[] {
  const half = height >> 1;
  return Array.from({ length: height }, (_, row): readonly EdgeSign[] => {
    const slantOffset = slantOffsetOf(height, row);
    const isUpper = row < half;
    return [
      { x: x + slantOffset, y: y + row, sign: isUpper ? '/' : '\\' },
      { x: x + width + half - 1 - slantOffset, y: y + row, sign: isUpper ? '\\' : '/' },
    ];
  }).flat();
}
