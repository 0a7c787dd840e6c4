import { clustersOf, isSimple } from '../../../boards/drawing/clusters.ts';
import { cachedById } from '../../../kernel/plain/once.ts';
import type { Size } from './too-small.ts';

interface PainterOptions {
  /** The terminal's current size, asked before every frame. */
  readonly size: () => Size;
  readonly write: (text: string) => void;
}

interface Painter {
  /**
   * Shows a whole frame, whose rows are separated by line breaks. Only rows that differ from the screen are written.
   */
  readonly show: (frame: string) => void;
  /** Writes every row of the last frame again, for instance after a resize. */
  readonly repaint: () => void;
  /** Forgets the last frame, so that `repaint` cannot bring back wiped content. */
  readonly forget: () => void;
}

const BEGIN_SYNCHRONISED = '\u001b[?2026h';
const END_SYNCHRONISED = '\u001b[?2026l';
const ERASE_TO_END = '\u001b[K';
/** A run of plain blanks longer than this is erased with one code instead of written. */
const MAX_WRITTEN_BLANKS = 12;
const RESET_STYLE = '\u001b[0m';
const COLOUR_SEQUENCE = /\u001b\[([0-9;]*)m/g;

/**
 * A cell of the screen: its character and the codes of its style. The right half of a wide character is an empty text.
 */
interface Cell {
  readonly text: string;
  readonly style: string;
}

/** Makes the cells of a style. Equal cells are the same cached object. */
const cellsOfStyle = cachedById((style: string) => cachedById((text: string): Cell => ({ text, style })));
const BLANK_CELL = cellsOfStyle('')(' ');

/**
 * Parses a row of a frame into at most `columns` cells. Only colour codes are interpreted; all other control sequences
 * are dropped.
 */
export function cellsOf(row: string, columns: number): readonly Cell[] {
  const cells: Cell[] = [];
  let style = '';
  let textStart = 0;
  const addText = (text: string): boolean => {
    const cellOf = cellsOfStyle(style);
    if (isSimple(text)) {
      for (let column = 0; column < text.length && cells.length < columns; column += 1)
        cells.push(cellOf(text.charAt(column)));
      return cells.length < columns;
    }
    for (const { text: character, width } of clustersOf(text)) {
      if (cells.length + width > columns) return false;
      cells.push(cellOf(character));
      if (width === 2) cells.push(cellOf(''));
    }
    return true;
  };
  for (const codeMatch of row.matchAll(COLOUR_SEQUENCE)) {
    if (!addText(row.slice(textStart, codeMatch.index))) return cells;
    style = styleAfter(style)(codeMatch[1] ?? '');
    textStart = codeMatch.index + codeMatch[0].length;
  }
  addText(row.slice(textStart));
  return cells;
}

/** For each code that switches something off, a pattern of the codes that it cancels. */
const CANCELLED_CODES: Readonly<Record<string, RegExp>> = {
  '22': /^[12]$/,
  '23': /^3$/,
  '24': /^4$/,
  '27': /^7$/,
  '29': /^9$/,
  '39': /^(3[0-8]|9\d)(;|$)/,
  '49': /^(4[0-8]|10\d)(;|$)/,
};

/** The style after one more code: the codes that are still active, sorted and separated by blanks. */
const styleAfter = cachedById((style: string) => cachedById((code: string) => codesAfter(style, code)));

function codesAfter(style: string, code: string): string {
  if (code === '' || code === '0') return '';
  const cancelledPattern = CANCELLED_CODES[code];
  const activeCodes = style.split(' ').filter(one => one !== '' && cancelledPattern?.test(one) !== true);
  if (cancelledPattern !== undefined) return activeCodes.join(' ');
  const remainingCodes = activeCodes.filter(one => one !== code && codeKindOf(one) !== codeKindOf(code));
  return [...remainingCodes, code].toSorted().join(' ');
}

/**
 * The kind of a code: text colour (`39`), background (`49`), or the code itself for an attribute. Only one code of a
 * kind is active at a time.
 */
function codeKindOf(code: string): string {
  return ['39', '49'].find(end => CANCELLED_CODES[end]?.test(code) === true) ?? code;
}

/** The code that sets a style from scratch, whatever was active before. */
function codesFor(style: string): string {
  return style === '' ? RESET_STYLE : `\u001b[0;${style.replaceAll(' ', ';')}m`;
}

/** The code that switches an attribute, a text colour or a background off; bold and dim share one. */
function resetCodeOf(code: string): string {
  return Object.entries(CANCELLED_CODES).find(([, ended]) => ended.test(code))?.[0] ?? '0';
}

const changeCache = new Map<string, string>();
/** The most cached transitions between styles. One match needs fewer; a custom theme adds new ones. */
const MAX_CACHED_CHANGES = 4_000;

/** The shortest codes that change one style into another. An unchanged background is not set again. */
function changeOf(from: string, to: string): string {
  const cacheKey = `${from}|${to}`;
  const cachedCodes = changeCache.get(cacheKey);
  if (cachedCodes !== undefined) return cachedCodes;
  const [before, after] = [from, to].map(style => style.split(' ').filter(code => code !== ''));
  const wantedCodes = after ?? [];
  const endCodes = new Set(
    (before ?? []).filter(code => !wantedCodes.some(one => codeKindOf(one) === codeKindOf(code))).map(resetCodeOf),
  );
  const newCodes = wantedCodes.filter(code => endCodes.has(resetCodeOf(code)) || before?.includes(code) !== true);
  const relativeCodes = `\u001b[${[...endCodes, ...newCodes].join(';')}m`;
  const absoluteCodes = codesFor(to);
  const codes = endCodes.has('0') || absoluteCodes.length < relativeCodes.length ? absoluteCodes : relativeCodes;
  if (changeCache.size >= MAX_CACHED_CHANGES) changeCache.clear();
  changeCache.set(cacheKey, codes);
  return codes;
}

/**
 * Up to this many unchanged cells between two changes are written again, because moving the cursor over them would take
 * longer codes.
 */
const MAX_REWRITTEN_CELLS = 6;

/** The style that the terminal currently writes in. */
interface Pen {
  style: string;
}

/** The attributes that are visible on a blank: underline and reverse. */
const VISIBLE_ON_BLANKS = /(^| )[47]( |$)/;

/** Whether a blank cell looks the same in both styles: same background, and no attribute that is visible on a blank. */
function isStyleFitForBlanks(style: string, blank: string): boolean {
  if (VISIBLE_ON_BLANKS.test(style) || VISIBLE_ON_BLANKS.test(blank)) return style === blank;
  return backgroundIn(style) === backgroundIn(blank);
}

/** A style in which a blank looks right and which differs as little as possible from the current style of the pen. */
function styleForBlank(style: string, blank: string): string {
  if (VISIBLE_ON_BLANKS.test(blank)) return blank;
  const inkCodes = style
    .split(' ')
    .filter(code => code !== '' && codeKindOf(code) !== '49' && !VISIBLE_ON_BLANKS.test(code));
  const background = backgroundIn(blank);
  return (background === '' ? inkCodes : [...inkCodes, background]).toSorted().join(' ');
}

const backgroundIn = cachedById((style: string) => style.split(' ').find(code => codeKindOf(code) === '49') ?? '');

/**
 * The codes that turn the cells `shown` in a row into `wanted`; empty if they are equal. `shown` is `null` if the row's
 * content is unknown.
 */
function changesIn(
  row: number,
  wanted: readonly Cell[],
  shown: readonly Cell[] | null,
  columns: number,
  pen: Pen,
): string {
  let output = '';
  let penColumn = -1;
  const resetPen = (): string => {
    const codes = pen.style === '' ? '' : RESET_STYLE;
    pen.style = '';
    return codes;
  };
  const lastColumn = Math.max(wanted.length, shown?.length ?? 0);
  for (let column = 0; column < lastColumn; column += 1) {
    if (shown !== null && looksLikeCell(wanted[column] ?? BLANK_CELL, shown[column] ?? BLANK_CELL)) continue;
    // This cell is the right half of a wide character, which was written with the left half.
    if (column < penColumn) continue;
    if (column >= wanted.length)
      return output + (penColumn === column ? '' : moveTo(row, column)) + resetPen() + ERASE_TO_END;
    const blankCount = countPlainBlanks(wanted, column);
    if (blankCount > MAX_WRITTEN_BLANKS) {
      // Erasing leaves the cursor where it is, before the erased blanks.
      if (column !== penColumn) output += penColumn >= 0 ? `\u001b[${column - penColumn}C` : moveTo(row, column);
      output += isStyleFitForBlanks(pen.style, '') ? '' : resetPen();
      output += `\u001b[${blankCount}X`;
      penColumn = column;
      column += blankCount - 1;
      continue;
    }
    let runStart = column;
    // The right half of a wide character is written with its left half.
    while (runStart > 0 && wanted[runStart]?.text === '') runStart -= 1;
    if (penColumn >= 0 && runStart - penColumn <= MAX_REWRITTEN_CELLS && isOneStyle(wanted, penColumn, runStart, pen))
      runStart = penColumn;
    else if (runStart !== penColumn)
      output += penColumn >= 0 ? `\u001b[${runStart - penColumn}C` : moveTo(row, runStart);
    for (; runStart <= column; runStart += 1) {
      const cell = wanted[runStart] ?? BLANK_CELL;
      const keepsPenStyle =
        cell.style === pen.style || (cell.text === ' ' && isStyleFitForBlanks(pen.style, cell.style));
      if (!keepsPenStyle) {
        const style = cell.text === ' ' ? styleForBlank(pen.style, cell.style) : cell.style;
        output += changeOf(pen.style, style);
        pen.style = style;
      }
      output += cell.text;
    }
    penColumn = column + 1;
    while (wanted[penColumn]?.text === '') penColumn += 1;
  }
  // A row that was never written may have other content behind its end.
  if (shown === null && wanted.length < columns) output += `${moveTo(row, wanted.length)}${resetPen()}${ERASE_TO_END}`;
  return output;
}

/** How many cells, from the index `from` on, are blanks without a background. */
function countPlainBlanks(cells: readonly Cell[], from: number): number {
  let runEnd = from;
  while (cells[runEnd]?.text === ' ' && isStyleFitForBlanks(cells[runEnd]?.style ?? '', '')) runEnd += 1;
  return runEnd - from;
}

/** Whether these cells all have the pen's style, so that they can be written again without style codes. */
function isOneStyle(cells: readonly Cell[], from: number, to: number, { style }: Pen): boolean {
  return cells.slice(from, to).every(cell => cell.style === style);
}

function looksLikeCell(one: Cell, other: Cell): boolean {
  if (one === other) return true;
  if (one.text !== other.text) return false;
  return one.text === ' ' && isStyleFitForBlanks(one.style, other.style);
}

function moveTo(row: number, column: number): string {
  return `\u001b[${row + 1};${column + 1}H`;
}

/**
 * Draws frames on a terminal. It writes only the changed cells, addressed by row and column, in one synchronised write.
 * It never scrolls, writes nothing but text, colours and erasures, and cuts frames that are too large.
 */
export function createCellPainter({ size, write }: PainterOptions): Painter {
  let frame: string | undefined;
  let rows: readonly string[] = [];
  let cells: readonly (readonly Cell[])[] | undefined;
  let shownSize: Size = { columns: 0, rows: 0 };

  function paintFrame(): void {
    if (frame === undefined) return;
    const { columns, rows: height } = size();
    const isSameSize = cells !== undefined && shownSize.columns === columns && shownSize.rows === height;
    const lines = frame.split('\n');
    const nextCells: (readonly Cell[])[] = [];
    let changes = '';
    // Other output may have left the terminal in any style.
    const pen: Pen = { style: '' };
    for (let row = 0; row < height; row += 1) {
      const line = lines[row] ?? '';
      const beforeCells = isSameSize ? (cells?.[row] ?? null) : null;
      // A row whose text has not changed is not parsed again.
      if (beforeCells !== null && (rows[row] ?? '') === line) {
        nextCells.push(beforeCells);
        continue;
      }
      const wantedCells = withoutEndBlanks(cellsOf(line, columns));
      changes += changesIn(row, wantedCells, beforeCells, columns, pen);
      nextCells.push(wantedCells);
    }
    rows = lines;
    cells = nextCells;
    shownSize = { columns, rows: height };
    if (changes === '') return;
    write(BEGIN_SYNCHRONISED + RESET_STYLE + changes + (pen.style === '' ? '' : RESET_STYLE) + END_SYNCHRONISED);
  }

  return {
    show: text => {
      frame = text;
      paintFrame();
    },
    repaint: () => {
      cells = undefined;
      paintFrame();
    },
    forget: () => {
      frame = undefined;
      cells = undefined;
    },
  };
}

/** The cells without the plain blanks at the end of the row, which are erased instead of written. */
function withoutEndBlanks(cells: readonly Cell[]): readonly Cell[] {
  let cellCount = cells.length;
  while (cellCount > 0 && looksLikeCell(cells[cellCount - 1] ?? BLANK_CELL, BLANK_CELL)) cellCount -= 1;
  return cells.slice(0, cellCount);
}
