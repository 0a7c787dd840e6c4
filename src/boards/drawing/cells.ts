import { styleKey } from './style.ts';
import type { GroundName, Style } from './style.ts';

/** The cell's character: of width 1, wide, or '' for the right half of the wide character before it. */
export interface Cell {
  readonly character: string;
  readonly style: Style;
}

/** Returns the cell of one style for a character. */
export type CellOf = (character: string) => Cell;

const known = new Map<number, CellOf>();

/**
 * Returns the function that makes the cells of a style. Cells that look alike are the same object, so a picture creates
 * few new ones.
 */
export function cellsIn(style: Style): CellOf {
  const key = styleKey(style);
  const cellOf = known.get(key) ?? cellsOnce(style);
  known.set(key, cellOf);
  return cellOf;
}

const grounded = new WeakMap<Style, Map<GroundName, CellOf>>();

/** Returns the function that makes the cells of a style with another background. */
export function cellsOn(ground: GroundName, style: Style): CellOf {
  const grounds = grounded.get(style) ?? new Map<GroundName, CellOf>();
  grounded.set(style, grounds);
  const cellOf = grounds.get(ground) ?? cellsIn({ ...style, ground });
  grounds.set(ground, cellOf);
  return cellOf;
}

function cellsOnce(style: Style): CellOf {
  const made = new Map<string, Cell>();
  return character => {
    const cell = made.get(character) ?? { character, style };
    made.set(character, cell);
    return cell;
  };
}
