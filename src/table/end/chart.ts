import type { RoundChart } from '../../boards/board.ts';
import { powerMark, powerTone, seatMark, seatTone } from '../../boards/drawing/sides.ts';
import { put } from '../../boards/drawing/grid.ts';
import type { Grid, Rect } from '../../boards/drawing/grid.ts';
import { padStart, truncate, widthOf } from '../../boards/drawing/wrapping.ts';
import type { Look } from '../theme/look.ts';

/** The title, the line below and the numbers of the rounds. */
const AROUND = 3;
const LEAST = 3;
/** A round is no wider than this, however much room there is. */
const WIDEST = 9;

/** How high a chart must be to be read, its title and rounds with it. */
export const LEAST_CHART = AROUND + LEAST;

/**
 * Paints a figure of every seat round by round: the seat's mark at its height. The marks of one round stand beside each
 * other in the order of the seats, so that none hides another; where that is too narrow the last rounds are shown.
 */
export function paintChart(
  grid: Grid,
  rect: Rect,
  { title, from, series, goals = [] }: RoundChart,
  { glyphs }: Look,
): void {
  const rows = rect.height - AROUND;
  const most = Math.max(1, ...goals, ...series.flatMap(({ values }) => values));
  const labels = String(most).length;
  const left = rect.x + labels + 1;
  const room = rect.x + rect.width - left - 1;
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  const least = series.length + 1;
  const powers = series.flatMap(({ side }) => (typeof side === 'string' ? [side] : []));
  const shown = Math.min(count, Math.max(1, Math.floor(room / least)));
  if (rows < LEAST || room < least || count === 0) return;
  const wide = Math.min(WIDEST, Math.floor(room / shown));
  put(grid, rect.x, rect.y, truncate(title, rect.width, glyphs.ellipsis), { tone: 'title', bold: true });
  const bottom = rect.y + rows;
  for (let row = 0; row < rows; row++) put(grid, left, bottom - row, glyphs.vertical, { tone: 'frame' });
  put(grid, rect.x, rect.y + 1, padStart(String(most), labels), { tone: 'muted' });
  put(grid, rect.x, bottom, padStart('0', labels), { tone: 'muted' });
  for (const goal of goals) {
    const y = bottom - Math.round((goal / most) * (rows - 1));
    put(grid, rect.x, y, padStart(String(goal), labels), { tone: 'muted' });
    put(grid, left + 1, y, glyphs.zHorizontal.repeat(wide * shown), { tone: 'frame' });
  }
  put(grid, left, bottom + 1, glyphs.bottomLeft + glyphs.horizontal.repeat(wide * shown), { tone: 'frame' });
  const first = count - shown;
  for (let column = 0; column < shown; column++) {
    const round = String(from + first + column);
    const x = left + 1 + column * wide;
    const middle = Math.max(0, Math.floor((series.length - widthOf(round)) / 2));
    put(grid, x + middle, bottom + 2, truncate(round, wide, ''), { tone: 'muted' });
    series.forEach(({ side, values }, place) => {
      const value = Math.max(0, values[first + column] ?? 0);
      const height = Math.round((value / most) * (rows - 1));
      const isSeat = typeof side === 'number';
      const mark = isSeat ? seatMark(glyphs, side) : powerMark(glyphs, powers.indexOf(side));
      put(grid, x + place, bottom - height, mark, {
        tone: isSeat ? seatTone(side) : powerTone(powers.indexOf(side)),
        bold: true,
      });
    });
  }
}
