import type { MatchNow } from '../../../session/running/match-now.ts';
import { logItems } from '../../../session/looking-back/log-book.ts';
import type { Formatter } from '../../../kernel/words/format.ts';
import { Memo } from '../../../kernel/plain/once.ts';
import { span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { widthOf, wrap } from '../../../boards/drawing/wrapping.ts';
import { say } from '../../frame/text/say.ts';
import { linesOnce } from '../../frame/text/told-once.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import type { ListSize } from '../../frame/ui/list.ts';

/** An event of the log, as the viewer may read it. */
export interface LogLine {
  readonly text: string;
  readonly rule: string | null;
  /** The event's index in the log of the match. */
  readonly index: number;
  /** Whether the event happened since the last answer. */
  readonly fresh: boolean;
  /** Whether the line is a heading, which begins a part of the log. */
  readonly heading: boolean;
}

/** One row of a log line that is wrapped to the width of the pane. */
interface LogPaneRow extends Omit<LogLine, 'rule'> {
  readonly first: boolean;
  readonly last: boolean;
  /** The rule number at the end of the text; empty: none. */
  readonly rule: string;
}

// Caches of the log's lines and wrapped rows, because the log stays the same for every key between two answers.
const linesCache = new Memo<readonly LogLine[]>();
const rowsCache = new Memo<readonly LogPaneRow[]>();

/** The lines at the end of the log, as far back as the match keeps events in memory. */
export function logLines(
  { log, recent, board, names }: Pick<MatchNow, 'log' | 'recent' | 'board' | 'names'>,
  { format, glyphs }: Appearance,
): readonly LogLine[] {
  return linesCache.of([log, recent, format, glyphs], () =>
    logItems(log, board, { format, glyphs, names, focus: [], seat: null }).map(
      ({ text, rule, heading, index }): LogLine => ({ text, rule, heading, index, fresh: index >= recent }),
    ),
  );
}

/** The rows of the log in a pane of that size. If they do not fit, they leave the last column to the scroll arrows. */
function rowsIn(lines: readonly LogLine[], { width, height }: ListSize, format: Formatter): readonly LogPaneRow[] {
  return rowsCache.of([lines, width, height, format], () => {
    const linesToShow = linesOnce(lines, format);
    const rows = linesToShow.length > height ? null : rowsOf(linesToShow, width - BULLET_WIDTH);
    return rows !== null && rows.length <= height ? rows : rowsOf(linesToShow, width - BULLET_WIDTH - ARROW_WIDTH);
  });
}

/** The cells of the mark before each event, and of a scroll arrow with a blank before it. */
const BULLET_WIDTH = 2;
const ARROW_WIDTH = 2;

function rowsOf(lines: readonly LogLine[], width: number): readonly LogPaneRow[] {
  return lines.flatMap(line => {
    const rule = line.heading || line.rule === null ? '' : ` ${line.rule}`;
    const wrappedRows = wrap(line.text + rule, Math.max(1, width));
    return wrappedRows.map((text, at) => ({
      ...line,
      text,
      first: at === 0,
      last: at === wrappedRows.length - 1,
      rule,
    }));
  });
}

/** How many rows the log can be scrolled back in a pane of that size. */
export function maxScrollBack(
  lines: readonly LogLine[],
  size: ListSize,
  { format }: Pick<Appearance, 'format'>,
): number {
  return Math.max(0, rowsIn(lines, size, format).length - size.height);
}

/** The visible rows of the log, the newest at the bottom, scrolled back by `scrolledBack` rows. */
export function logWindow(
  lines: readonly LogLine[],
  scrolledBack: number,
  { width, height }: ListSize,
  appearance: Appearance,
): Line[] {
  const { glyphs, format } = appearance;
  if (lines.length === 0) {
    return [[span(wrap(format(say('table.log-empty')), width)[0] ?? '', { tone: 'muted' })]];
  }
  const rows = rowsIn(lines, { width, height }, format);
  const maxRowsBack = Math.max(0, rows.length - height);
  const endRow = rows.length - Math.min(scrolledBack, maxRowsBack);
  const shownLines = rows.slice(Math.max(0, endRow - height), endRow).map(row => lineOf(row, width, appearance));
  if (endRow < rows.length) scrollArrowAt(shownLines, height - 1, glyphs.arrowDown, width);
  if (endRow > height) scrollArrowAt(shownLines, 0, glyphs.arrowUp, width);
  return shownLines;
}

function lineOf({ text, first, last, fresh, heading, rule }: LogPaneRow, width: number, { glyphs }: Appearance): Line {
  if (heading) {
    const title = span(`${text} `, { tone: 'title', bold: true });
    const freeWidth = Math.max(0, width - 1 - widthOf(title.text));
    return last ? [title, span(glyphs.horizontal.repeat(freeWidth), { tone: 'frame' })] : [title];
  }
  const textTone = fresh ? 'text' : 'muted';
  const bulletMark = `${first ? glyphs.bullet : ' '} `;
  if (!last || rule === '' || !text.endsWith(rule)) return [span(bulletMark + text, { tone: textTone })];
  return [
    span(bulletMark + text.slice(0, text.length - rule.length), { tone: textTone }),
    span(rule, { tone: 'muted', dim: true }),
  ];
}

/** Puts an arrow into the last column of a row; only the line of a heading reaches that far. */
function scrollArrowAt(lines: Line[], at: number, arrow: string, width: number): void {
  const line = lines[at];
  if (line === undefined) return;
  let freeWidth = width - 1;
  const keptPieces: Line[number][] = [];
  for (const piece of line) {
    const pieceWidth = widthOf(piece.text);
    if (pieceWidth <= freeWidth) keptPieces.push(piece);
    else if (freeWidth > 0) keptPieces.push({ ...piece, text: piece.text.slice(0, freeWidth) });
    freeWidth = Math.max(0, freeWidth - pieceWidth);
  }
  lines[at] = [...keptPieces, span(' '.repeat(freeWidth)), span(arrow, { tone: 'accent' })];
}
