import { styleKey } from './style.ts';
import type { GroundName, Style } from './style.ts';

/** The cell's character: of width 1, wide, or '' for the right half of the wide character before it. */
export interface Cell {
  readonly character: string;
  readonly style: Style;
}

/** Returns the cell of one style for a character. */
export type CellOf = (character: string) => Cell;

const cellMakers = new Map<number, CellOf>();

/**
 * Returns the function that makes the cells of a style. Cells that look alike are the same object, so a picture creates
 * few new ones.
 */
export function cellsIn(style: Style): CellOf {
  const key = styleKey(style);
  const cellOf = cellMakers.get(key) ?? makeCellsOf(style);
  cellMakers.set(key, cellOf);
  return cellOf;
}

const groundedMakers = new WeakMap<Style, Map<GroundName, CellOf>>();

/** Returns the function that makes the cells of a style with another background. */
export function cellsOn(ground: GroundName, style: Style): CellOf {
  const makersByGround = groundedMakers.get(style) ?? new Map<GroundName, CellOf>();
  groundedMakers.set(style, makersByGround);
  const cellOf = makersByGround.get(ground) ?? cellsIn({ ...style, ground });
  makersByGround.set(ground, cellOf);
  return cellOf;
}

function makeCellsOf(style: Style): CellOf {
  const cachedCells = new Map<string, Cell>();
  return character => {
    const cell = cachedCells.get(character) ?? { character, style };
    cachedCells.set(character, cell);
    return cell;
  };
}
