import type { Fact, RoundChart } from '../../boards/board.ts';
import { put } from '../../boards/drawing/grid.ts';
import type { Grid, Rect } from '../../boards/drawing/grid.ts';
import { padEnd, padStart, truncate, widthOf, wrap } from '../../boards/drawing/wrapping.ts';
import type { Look } from '../theme/look.ts';
import { LEAST_CHART, paintChart } from './chart.ts';

/** From this width on the facts stand beside the chart. */
const BESIDE = 76;
const MOST_CHART = 14;

/** The chart, and the facts beside it, or below it where the screen is narrow. */
export function putLookBack(
  grid: Grid,
  rect: Rect,
  chart: RoundChart | null,
  facts: readonly Fact[],
  look: Look,
): void {
  if (chart === null || rect.height < LEAST_CHART) {
    putFacts(grid, rect, facts, look);
    return;
  }
  if (rect.width < BESIDE) {
    const height = Math.max(LEAST_CHART, Math.min(MOST_CHART, rect.height - facts.length - 1));
    paintChart(grid, { ...rect, height }, chart, look);
    putFacts(grid, { ...rect, y: rect.y + height + 1, height: rect.height - height - 1 }, facts, look);
    return;
  }
  const width = Math.floor(rect.width / 2);
  paintChart(grid, { ...rect, width: width - 2, height: Math.min(MOST_CHART, rect.height) }, chart, look);
  putFacts(grid, { ...rect, x: rect.x + width, width: rect.width - width }, facts, look);
}

function putFacts(grid: Grid, rect: Rect, facts: readonly Fact[], { glyphs }: Look): void {
  const label = Math.min(18, Math.max(0, ...facts.map(fact => widthOf(fact.label)))) + 2;
  let { y } = rect;
  for (const fact of facts) {
    const lines = wrap(fact.text, Math.max(1, rect.width - label));
    if (y + lines.length > rect.y + rect.height) break;
    put(grid, rect.x, y, truncate(fact.label, label - 1, glyphs.ellipsis), { tone: 'muted' });
    lines.forEach((line, at) => put(grid, rect.x + label, y + at, line));
    y += lines.length;
  }
}

const GAP = 2;

/** The final table: the heading, and a row a seat. */
export function putTable(grid: Grid, rect: Rect, table: readonly (readonly string[])[], { glyphs }: Look): void {
  const columns = Math.max(0, ...table.map(row => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(0, ...table.map(row => widthOf(row[column] ?? ''))),
  );
  // Too wide a table takes it from its widest columns, so that every column keeps its place.
  const room = rect.width - GAP * Math.max(0, columns - 1);
  for (let over = sum(widths) - room; over > 0 && Math.max(...widths) > 1; over--) {
    const widest = widths.indexOf(Math.max(...widths));
    widths[widest] = (widths[widest] ?? 1) - 1;
  }
  table.slice(0, Math.max(0, rect.height)).forEach((row, line) => {
    let { x } = rect;
    widths.forEach((width, column) => {
      if (x + width > rect.x + rect.width) return;
      const text = truncate(row[column] ?? '', width, glyphs.ellipsis);
      const isFigure = /^-?\d/.test(table[1]?.[column] ?? '');
      put(grid, x, rect.y + line, isFigure ? padStart(text, width) : padEnd(text, width), {
        ...(line === 0 ? { tone: 'muted' as const } : {}),
        bold: line === 1,
      });
      x += width + GAP;
    });
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
