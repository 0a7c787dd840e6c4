import { widthOf } from './clusters.ts';
import { padEnd } from './wrapping.ts';

/** The space between two columns. */
const GAP = '  ';

/** Formats rows of cells as lines with aligned columns. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const [first = []] = rows;
  const widths = first.map((_, column) => Math.max(...rows.map(row => widthOf(row[column] ?? ''))));
  return rows.map(row =>
    widths
      .map((width, column) => padEnd(row[column] ?? '', width))
      .join(GAP)
      .trimEnd(),
  );
}
