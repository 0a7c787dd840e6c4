import stringWidth from 'string-width';
import { say, format } from './say.ts';

/** The milliseconds between two updates of the progress. */
const PROGRESS_INTERVAL = 200;

/** Processes every item, and shows the progress on one line if this takes long. */
export function withProgress<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
  write: (text: string) => void,
): Result[] {
  let lastWrittenAt = performance.now();
  let longestText = 0;
  const results = items.map((item, done) => {
    const now = performance.now();
    if (now - lastWrittenAt >= PROGRESS_INTERVAL) {
      const text = format(say('cli.save.reading', { count: done, all: items.length }));
      write(`\r${text}`);
      longestText = Math.max(longestText, text.length);
      lastWrittenAt = now;
    }
    return work(item);
  });
  if (longestText > 0) write(`\r${' '.repeat(longestText)}\r`);
  return results;
}

/** Formats rows as lines with aligned columns. The last cell of a row may have any length. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.slice(0, -1).forEach((text, column) => (widths[column] = Math.max(widths[column] ?? 0, stringWidth(text))));
  }
  return rows.map(row =>
    row.map((text, column) => (column === row.length - 1 ? text : padded(text, widths[column] ?? 0))).join('  '),
  );
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}
