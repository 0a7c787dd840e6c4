import { styleKey } from './style.ts';
import type { GroundName, Style } from './style.ts';

/** A character of width 1, a wide character, or '' for the right half of the wide character before it. */
export interface Cell {
  readonly character: string;
  readonly style: Style;
}

/** The cells of one style, by their characters. */
export type CellOf = (character: string) => Cell;

const known = new Map<number, CellOf>();

/** The cells of a style, by their characters. Cells that look alike are one object: a picture is made of known ones. */
export function cellsIn(style: Style): CellOf {
  const key = styleKey(style);
  const cellOf = known.get(key) ?? cellsOnce(style);
  known.set(key, cellOf);
  return cellOf;
}

const grounded = new WeakMap<Style, Map<GroundName, CellOf>>();

/** The cells of a style on a ground. */
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
