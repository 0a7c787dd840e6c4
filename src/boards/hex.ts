import type { Ref } from '../kernel/words/message.ts';
import type { Neighbours, PointingKey } from './pane.ts';

// Functions for hex maps, and for pointing at hexes with arrow keys. Hexes are numbered by columns and rows; every
// second column (flat-top) or row (pointy-top) is shifted by half a hex. So a step to the next column of a row, or to
// the next row of a column, always leads to a neighbour. The four plain arrows do this, and two of them move in a
// zigzag. The other two neighbours need Shift.

/** The arrangement of the hexes of a map. */
export interface HexGrid {
  /** The top of a hex: a side, as on the map of Space Empires, or a corner. */
  readonly top: 'flat' | 'pointy';
  /**
   * Which columns (flat-top) are shifted half a hex down, or which rows (pointy-top) half a hex to the right, counted
   * from 0.
   */
  readonly pushed: 'odd' | 'even';
}

/** The column and row of a hex, counted from the upper left corner. */
export interface Hex {
  readonly column: number;
  readonly row: number;
}

const POINTING_KEYS: Readonly<Record<HexGrid['top'], readonly PointingKey[]>> = {
  flat: ['up', 'down', 'left', 'right', 'shift-left', 'shift-right'],
  pointy: ['left', 'right', 'up', 'down', 'shift-up', 'shift-down'],
};

/** The keys that lead to a neighbour on a grid, the plain arrows first. */
export function hexWays({ top }: HexGrid): readonly PointingKey[] {
  return POINTING_KEYS[top];
}

/** The neighbour of a hex in the direction of a key; `null`: hexes of that grid have no neighbour in that direction. */
export function hexBeside({ top, pushed }: HexGrid, { column, row }: Hex, way: PointingKey): Hex | null {
  if (!POINTING_KEYS[top].includes(way)) return null;
  const shiftedLine = top === 'flat' ? column : row;
  const isPushed = (Math.abs(shiftedLine) % 2 === 1) === (pushed === 'odd');
  // The offset of the other diagonal neighbour from the one to which the plain arrow leads.
  const diagonalOffset = isPushed ? 1 : -1;
  switch (way) {
    case 'up':
      return { column, row: row - 1 };
    case 'down':
      return { column, row: row + 1 };
    case 'left':
      return { column: column - 1, row };
    case 'right':
      return { column: column + 1, row };
    case 'shift-left':
      return { column: column - 1, row: row + diagonalOffset };
    case 'shift-right':
      return { column: column + 1, row: row + diagonalOffset };
    case 'shift-up':
      return { column: column + diagonalOffset, row: row - 1 };
    case 'shift-down':
      return { column: column + diagonalOffset, row: row + 1 };
  }
}

/** The six neighbours of a hex, including those outside the map. */
export function hexesAround(grid: HexGrid, hex: Hex): readonly Hex[] {
  return hexWays(grid).flatMap(way => hexBeside(grid, hex, way) ?? []);
}

/**
 * The neighbours of a hex, by key, for a survey. `refOf` returns the address of a hex, or `null` if it is not on the
 * map. If the plain arrow would leave the map, it leads to the other diagonal neighbour on that side. Those two always
 * touch, so the plain arrows alone reach every hex of a connected map, whatever its edges and holes.
 */
export function besideHex(grid: HexGrid, hex: Hex, refOf: (hex: Hex) => Ref | null): Neighbours {
  const neighbours: Partial<Record<PointingKey, Ref>> = {};
  const noteNeighbour = (way: PointingKey, by: PointingKey): void => {
    const neighbourHex = hexBeside(grid, hex, by);
    const ref = neighbourHex === null ? null : refOf(neighbourHex);
    if (ref !== null) neighbours[way] ??= ref;
  };
  for (const way of hexWays(grid)) noteNeighbour(way, way);
  const diagonalKeys = grid.top === 'flat' ? (['left', 'right'] as const) : (['up', 'down'] as const);
  for (const way of diagonalKeys) noteNeighbour(way, `shift-${way}`);
  return neighbours;
}
