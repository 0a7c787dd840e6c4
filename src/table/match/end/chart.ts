import type { RoundChart } from '../../../boards/retrospect.ts';
import { message, sideName } from '../../../kernel/words/message.ts';
import type { Glyphs } from '../../../boards/drawing/glyphs.ts';
import { flowed, span } from '../../../boards/drawing/lines.ts';
import type { Line, Span } from '../../../boards/drawing/lines.ts';
import { markAndTone } from '../../../boards/drawing/sides.ts';
import { put } from '../../../boards/drawing/grid.ts';
import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import { padStart, truncate, widthOf } from '../../../boards/drawing/wrapping.ts';
import type { Look } from '../../frame/theme/look.ts';

/** The rows for the title, the axis and the round numbers. */
const AROUND = 3;
const LEAST = 3;
/** The greatest width of a round in columns. */
const WIDEST = 9;

/** The least height of a readable chart, including its title and round numbers. */
export const LEAST_CHART = AROUND + LEAST;

/** The width of a chart that shows every round with one blank column between rounds. */
export function widthOfChart({ series, goals = [] }: RoundChart): number {
  return widthOfScale(series, goals) + roundsIn(series) * (series.length + 1);
}

/**
 * Draws a figure of every seat by round, each as the seat's mark at its height. The marks of one round are side by side
 * in seat order, so that none hides another. If there is no room for all rounds, only every second, third and so on is
 * shown, always including the last.
 */
export function paintChart(
  grid: Grid,
  rect: Rect,
  { title, from, series, goals = [] }: RoundChart,
  { glyphs }: Look,
): void {
  const rows = rect.height - AROUND;
  const most = mostOf(series, goals);
  const labels = String(most).length;
  const left = rect.x + labels + 1;
  const room = rect.width - widthOfScale(series, goals);
  const count = roundsIn(series);
  const least = series.length + 1;
  if (rows < LEAST || room < least || count === 0) return;
  const step = Math.ceil(count / Math.floor(room / least));
  const shown = Math.ceil(count / step);
  const wide = Math.min(WIDEST, Math.floor(room / shown));
  const marks = marksOf(series, glyphs);
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
  // Round numbers that would touch each other are left out, counted back from the last round.
  const apart = Math.ceil((String(from + count - 1).length + 1) / wide);
  for (let column = 0; column < shown; column++) {
    const at = count - 1 - (shown - 1 - column) * step;
    const round = String(from + at);
    const x = left + 1 + column * wide;
    const middle = Math.max(0, Math.floor((series.length - widthOf(round)) / 2));
    if ((shown - 1 - column) % apart === 0) put(grid, x + middle, bottom + 2, round, { tone: 'muted' });
    series.forEach(({ values }, place) => {
      const height = Math.round((Math.max(0, values[at] ?? 0) / most) * (rows - 1));
      const mark = marks[place];
      if (mark !== undefined) put(grid, x + place, bottom - height, mark.text, mark.style);
    });
  }
}

/** The legend of a chart: each mark with the name of its side, in as many lines as needed. */
export function legendOf({ series }: RoundChart, width: number, { glyphs, format }: Look): readonly Line[] {
  const marks = marksOf(series, glyphs);
  const entries = series.map(({ side }, place): Line => {
    const name = format(message('kernel.side', { side: sideName(side) }));
    return [...marks.slice(place, place + 1), span(` ${name}`)];
  });
  return flowed(entries, width, '  ', series.length);
}

type Series = RoundChart['series'];

/** The mark of each series in a chart. */
function marksOf(series: Series, glyphs: Glyphs): readonly Span[] {
  const powers = series.map(({ side }) => side).filter(side => typeof side === 'string');
  return series.map(({ side }) => {
    const { mark, tone } = markAndTone(glyphs, side, powers);
    return span(mark, { tone, bold: true });
  });
}

function roundsIn(series: Series): number {
  return Math.max(0, ...series.map(({ values }) => values.length));
}

function mostOf(series: Series, goals: readonly number[]): number {
  return Math.max(1, ...goals, ...series.flatMap(({ values }) => values));
}

/** The width of the numbers beside the chart, a blank and the vertical axis. */
function widthOfScale(series: Series, goals: readonly number[]): number {
  return String(mostOf(series, goals)).length + 2;
}
