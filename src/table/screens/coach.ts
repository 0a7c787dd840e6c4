import { blit, createGrid, put } from '../../widgets/grid.ts';
import type { Grid } from '../../widgets/grid.ts';
import type { ToneName } from '../../widgets/style.ts';
import { widthOf, wrap } from '../../widgets/wrapping.ts';
import { tellingOf } from '../aloud/grid.ts';
import type { Telling } from '../../widgets/telling.ts';
import type { Look } from '../look.ts';

/** The bar at the left, and a cell after it. */
const BAR = 2;

/** What a coach says, and short marks at its right, one a line. */
export interface Spoken {
  readonly text: string;
  readonly tone: ToneName;
  readonly marks: readonly string[];
}

/** The lines that a coach's text takes on a screen so wide, with room for marks of `marks` columns. */
export function coachText(text: string, columns: number, marks: number): string[] {
  return wrap(text, Math.max(1, columns - BAR - marks - 2));
}

/** The table with a coach above it, in so many lines. */
export function paintCoached(table: Grid, { text, tone, marks }: Spoken, lines: number, { glyphs }: Look): Grid {
  const grid = createGrid(table.width, table.height + lines);
  const told = coachText(text, grid.width, Math.max(0, ...marks.map(widthOf))).slice(0, lines);
  for (let row = 0; row < lines; row += 1) {
    const mark = marks[row] ?? '';
    put(grid, 0, row, glyphs.barHalf, { tone });
    put(grid, BAR, row, told[row] ?? '', { tone, bold: true });
    put(grid, grid.width - 1 - widthOf(mark), row, mark, { tone: 'muted' });
  }
  blit(grid, table, 0, lines);
  const aloud = (): Telling => {
    const telling = tellingOf(table);
    return { ...telling, lines: [text, ...telling.lines] };
  };
  return { ...grid, told: aloud };
}
