import { toPlain } from '../../widgets/grid.ts';
import type { Grid } from '../../widgets/grid.ts';
import type { Telling } from '../../widgets/telling.ts';
import { sentence } from './board.ts';

/** A screen for those who listen: what it says by itself, else its rows one after the other, without what is only drawn. */
export function tellingOf(grid: Grid): Telling {
  if (grid.told !== undefined) return grid.told();
  return {
    lines: toPlain(grid)
      .map(sentence)
      .filter(line => line !== ''),
    choices: [],
  };
}
