import type { Fact, RoundChart } from '../../../boards/retrospect.ts';
import { put } from '../../../boards/drawing/grid.ts';
import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import { putLine } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { padEnd, padStart, truncate, widthOf, wrap } from '../../../boards/drawing/wrapping.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { MIN_CHART_HEIGHT, legendOf, paintChart, widthOfChart } from './chart.ts';

/** The least width at which the facts are beside the chart. */
const MIN_SIDE_BY_SIDE_WIDTH = 76;
const MAX_CHART_HEIGHT = 14;
/** The blanks between two columns. */
const COLUMN_GAP = 2;

/** Draws the chart with its legend and the facts beside it or, on narrow screens, below it. */
export function putLookBack(
  grid: Grid,
  rect: Rect,
  chart: RoundChart | null,
  facts: readonly Fact[],
  appearance: Appearance,
): void {
  if (chart === null || rect.height < MIN_CHART_HEIGHT) {
    putFacts(grid, rect, facts, appearance);
    return;
  }
  if (rect.width < MIN_SIDE_BY_SIDE_WIDTH) {
    const legend = legendOf(chart, rect.width, appearance);
    const height = Math.max(
      MIN_CHART_HEIGHT,
      Math.min(MAX_CHART_HEIGHT, rect.height - legend.length - facts.length - 2),
    );
    paintChart(grid, { ...rect, height }, chart, appearance);
    putLegendAndFacts(grid, areaBelow(rect, height), legend, facts, appearance);
    return;
  }
  // Facts are short and a match has many rounds, so the chart may take the room that the facts leave.
  const halfWidth = Math.floor(rect.width / 2);
  const freeChartWidth =
    rect.width - COLUMN_GAP - Math.max(0, ...facts.map(({ text }) => labelWidth(facts) + widthOf(text)));
  const width = Math.max(halfWidth - COLUMN_GAP, Math.min(freeChartWidth, widthOfChart(chart)));
  paintChart(grid, { ...rect, width, height: Math.min(MAX_CHART_HEIGHT, rect.height) }, chart, appearance);
  const rightRect = { ...rect, x: rect.x + width + COLUMN_GAP, width: rect.width - width - COLUMN_GAP };
  putLegendAndFacts(grid, rightRect, legendOf(chart, rightRect.width, appearance), facts, appearance);
}

function putLegendAndFacts(
  grid: Grid,
  rect: Rect,
  legend: readonly Line[],
  facts: readonly Fact[],
  appearance: Appearance,
): void {
  legend
    .slice(0, Math.max(0, rect.height))
    .forEach((line, at) => putLine(grid, rect.x, rect.y + at, rect.width, line, appearance.glyphs.ellipsis));
  putFacts(grid, areaBelow(rect, legend.length), facts, appearance);
}

/** The rest of a rectangle below its first rows and one blank row. */
function areaBelow(rect: Rect, rows: number): Rect {
  return { ...rect, y: rect.y + rows + 1, height: rect.height - rows - 1 };
}

/** The width of the facts' labels, including the gap after them. */
function labelWidth(facts: readonly Fact[]): number {
  return Math.min(18, Math.max(0, ...facts.map(fact => widthOf(fact.label)))) + COLUMN_GAP;
}

function putFacts(grid: Grid, rect: Rect, facts: readonly Fact[], { glyphs }: Appearance): void {
  const labelColumn = labelWidth(facts);
  let { y } = rect;
  for (const fact of facts) {
    const lines = wrap(fact.text, Math.max(1, rect.width - labelColumn));
    if (y + lines.length > rect.y + rect.height) break;
    put(grid, rect.x, y, truncate(fact.label, labelColumn - 1, glyphs.ellipsis), { tone: 'muted' });
    lines.forEach((line, at) => put(grid, rect.x + labelColumn, y + at, line));
    y += lines.length;
  }
}

/** Draws the final table: the heading, then a row for each seat. */
export function putTable(grid: Grid, rect: Rect, table: readonly (readonly string[])[], { glyphs }: Appearance): void {
  const columns = Math.max(0, ...table.map(row => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(0, ...table.map(row => widthOf(row[column] ?? ''))),
  );
  // If the table is too wide, its widest columns are narrowed, so that every column stays visible.
  const freeWidth = rect.width - COLUMN_GAP * Math.max(0, columns - 1);
  for (let excessWidth = sum(widths) - freeWidth; excessWidth > 0 && Math.max(...widths) > 1; excessWidth--) {
    const widestColumn = widths.indexOf(Math.max(...widths));
    widths[widestColumn] = (widths[widestColumn] ?? 1) - 1;
  }
  table.slice(0, Math.max(0, rect.height)).forEach((row, line) => {
    let { x } = rect;
    widths.forEach((width, column) => {
      if (x + width > rect.x + rect.width) return;
      const text = truncate(row[column] ?? '', width, glyphs.ellipsis);
      const isNumber = /^-?\d/.test(table[1]?.[column] ?? '');
      put(grid, x, rect.y + line, isNumber ? padStart(text, width) : padEnd(text, width), {
        ...(line === 0 ? { tone: 'muted' as const } : {}),
        bold: line === 1,
      });
      x += width + COLUMN_GAP;
    });
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
