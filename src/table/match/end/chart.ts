import type { RoundChart } from '../../../boards/retrospect.ts';
import { message, sideName } from '../../../kernel/words/message.ts';
import type { Glyphs } from '../../../boards/drawing/glyphs.ts';
import { flowed, span } from '../../../boards/drawing/lines.ts';
import type { Line, Span } from '../../../boards/drawing/lines.ts';
import { markAndTone } from '../../../boards/drawing/sides.ts';
import { put } from '../../../boards/drawing/grid.ts';
import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import { padStart, truncate, widthOf } from '../../../boards/drawing/wrapping.ts';
import type { Appearance } from '../../frame/theme/look.ts';

/** The rows for the title, the axis and the round numbers. */
const ROWS_AROUND_PLOT = 3;
const MIN_PLOT_ROWS = 3;
/** The greatest width of a round in columns. */
const MAX_ROUND_WIDTH = 9;

/** The least height of a readable chart, including its title and round numbers. */
export const MIN_CHART_HEIGHT = ROWS_AROUND_PLOT + MIN_PLOT_ROWS;

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
  { glyphs }: Appearance,
): void {
  const rows = rect.height - ROWS_AROUND_PLOT;
  const maxValue = maxValueOf(series, goals);
  const scaleWidth = String(maxValue).length;
  const axisColumn = rect.x + scaleWidth + 1;
  const plotWidth = rect.width - widthOfScale(series, goals);
  const roundCount = roundsIn(series);
  const minRoundWidth = series.length + 1;
  if (rows < MIN_PLOT_ROWS || plotWidth < minRoundWidth || roundCount === 0) return;
  const roundStep = Math.ceil(roundCount / Math.floor(plotWidth / minRoundWidth));
  const shownRounds = Math.ceil(roundCount / roundStep);
  const roundWidth = Math.min(MAX_ROUND_WIDTH, Math.floor(plotWidth / shownRounds));
  const seriesMarks = marksOf(series, glyphs);
  put(grid, rect.x, rect.y, truncate(title, rect.width, glyphs.ellipsis), { tone: 'title', bold: true });
  const bottomRow = rect.y + rows;
  for (let row = 0; row < rows; row++) put(grid, axisColumn, bottomRow - row, glyphs.vertical, { tone: 'frame' });
  put(grid, rect.x, rect.y + 1, padStart(String(maxValue), scaleWidth), { tone: 'muted' });
  put(grid, rect.x, bottomRow, padStart('0', scaleWidth), { tone: 'muted' });
  for (const goal of goals) {
    const y = bottomRow - Math.round((goal / maxValue) * (rows - 1));
    put(grid, rect.x, y, padStart(String(goal), scaleWidth), { tone: 'muted' });
    put(grid, axisColumn + 1, y, glyphs.zHorizontal.repeat(roundWidth * shownRounds), { tone: 'frame' });
  }
  put(grid, axisColumn, bottomRow + 1, glyphs.bottomLeft + glyphs.horizontal.repeat(roundWidth * shownRounds), {
    tone: 'frame',
  });
  // Round numbers that would touch each other are left out, counted back from the last round.
  const labelStep = Math.ceil((String(from + roundCount - 1).length + 1) / roundWidth);
  for (let column = 0; column < shownRounds; column++) {
    const roundIndex = roundCount - 1 - (shownRounds - 1 - column) * roundStep;
    const roundText = String(from + roundIndex);
    const x = axisColumn + 1 + column * roundWidth;
    const labelOffset = Math.max(0, Math.floor((series.length - widthOf(roundText)) / 2));
    if ((shownRounds - 1 - column) % labelStep === 0)
      put(grid, x + labelOffset, bottomRow + 2, roundText, { tone: 'muted' });
    series.forEach(({ values }, place) => {
      const height = Math.round((Math.max(0, values[roundIndex] ?? 0) / maxValue) * (rows - 1));
      const seriesMark = seriesMarks[place];
      if (seriesMark !== undefined) put(grid, x + place, bottomRow - height, seriesMark.text, seriesMark.style);
    });
  }
}

/** The legend of a chart: each mark with the name of its side, in as many lines as needed. */
export function legendOf({ series }: RoundChart, width: number, { glyphs, format }: Appearance): readonly Line[] {
  const seriesMarks = marksOf(series, glyphs);
  const entries = series.map(({ side }, place): Line => {
    const name = format(message('kernel.side', { side: sideName(side) }));
    return [...seriesMarks.slice(place, place + 1), span(` ${name}`)];
  });
  return flowed(entries, width, '  ', series.length);
}

type ChartSeries = RoundChart['series'];

/** The mark of each series in a chart. */
function marksOf(series: ChartSeries, glyphs: Glyphs): readonly Span[] {
  const powers = series.map(({ side }) => side).filter(side => typeof side === 'string');
  return series.map(({ side }) => {
    const { mark, tone } = markAndTone(glyphs, side, powers);
    return span(mark, { tone, bold: true });
  });
}

function roundsIn(series: ChartSeries): number {
  return Math.max(0, ...series.map(({ values }) => values.length));
}

function maxValueOf(series: ChartSeries, goals: readonly number[]): number {
  return Math.max(1, ...goals, ...series.flatMap(({ values }) => values));
}

/** The width of the numbers beside the chart, a blank and the vertical axis. */
function widthOfScale(series: ChartSeries, goals: readonly number[]): number {
  return String(maxValueOf(series, goals)).length + 2;
}
