import { put } from '../../widgets/grid.ts';
import type { Grid, Rect } from '../../widgets/grid.ts';
import type { Glyphs } from '../../widgets/glyphs.ts';
import { widthOf, wrap } from '../../widgets/wrapping.ts';

/** One thing that happened, as the viewer may read it. */
export interface LogLine {
  readonly text: string;
  readonly rule: string | null;
  /** Its place in the match's log. */
  readonly index: number;
  /** Whether it happened since the last answer. */
  readonly fresh: boolean;
  /** Whether a part of the log begins with it. */
  readonly heading: boolean;
}

/** One row of a line that is broken to the width of the log. */
interface LogRow extends Omit<LogLine, 'rule'> {
  readonly first: boolean;
  readonly last: boolean;
  /** The rule as it stands behind the text; empty: none does. */
  readonly rule: string;
}

/** Lines stay the same from key to key: what they were broken into stays with them. */
const broken = new WeakMap<readonly LogLine[], { readonly width: number; readonly rows: readonly LogRow[] }>();

function rowsOf(lines: readonly LogLine[], width: number): readonly LogRow[] {
  const known = broken.get(lines);
  if (known?.width === width) return known.rows;
  const rows = lines.flatMap(line => {
    const rule = line.heading || line.rule === null ? '' : ` ${line.rule}`;
    const wrapped = wrap(line.text + rule, width);
    return wrapped.map((text, at) => ({ ...line, text, first: at === 0, last: at === wrapped.length - 1, rule }));
  });
  broken.set(lines, { width, rows });
  return rows;
}

/** The log, the newest at the bottom, `back` lines scrolled up. Gives back how far back it can go. */
export function paintLog(
  grid: Grid,
  rect: Rect,
  lines: readonly LogLine[],
  back: number,
  empty: string,
  glyphs: Glyphs,
): number {
  if (lines.length === 0) {
    put(grid, rect.x, rect.y, wrap(empty, rect.width)[0] ?? '', { tone: 'muted' });
    return 0;
  }
  const rows = rowsOf(lines, Math.max(1, rect.width - 2));
  const most = Math.max(0, rows.length - rect.height);
  const end = rows.length - Math.min(back, most);
  const shown = rows.slice(Math.max(0, end - rect.height), end);
  shown.forEach(({ text, first, last, fresh, heading, rule }, at) => {
    const y = rect.y + at;
    if (heading) {
      const end = put(grid, rect.x, y, `${text} `, { tone: 'title', bold: true });
      if (last)
        put(grid, end, y, glyphs.horizontal.repeat(Math.max(0, rect.x + rect.width - 1 - end)), { tone: 'frame' });
      return;
    }
    const tone = fresh ? 'text' : 'muted';
    put(grid, rect.x, y, `${first ? glyphs.bullet : ' '} ${text}`, { tone });
    if (last && rule !== '' && text.endsWith(rule)) {
      put(grid, rect.x + 2 + widthOf(text) - widthOf(rule), y, rule, { tone: 'muted', dim: true });
    }
  });
  if (end < rows.length)
    put(grid, rect.x + rect.width - 1, rect.y + rect.height - 1, glyphs.arrowDown, { tone: 'accent' });
  if (end > rect.height) put(grid, rect.x + rect.width - 1, rect.y, glyphs.arrowUp, { tone: 'accent' });
  return most;
}
