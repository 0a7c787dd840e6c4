import { clustersOf, isSimple } from '../../../boards/drawing/clusters.ts';
import { memoized } from '../../../kernel/plain/once.ts';
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
const MOST_BLANKS = 12;
const PLAIN = '\u001b[0m';
const COLOUR = /\u001b\[([0-9;]*)m/g;

/**
 * A cell of the screen: its character and the codes of its style. The right half of a wide character is an empty text.
 */
interface Cell {
  readonly text: string;
  readonly style: string;
}

/** Makes the cells of a style. Equal cells are the same cached object. */
const cellsOfStyle = memoized((style: string) => memoized((text: string): Cell => ({ text, style })));
const BLANK = cellsOfStyle('')(' ');

/**
 * Parses a row of a frame into at most `columns` cells. Only colour codes are interpreted; all other control sequences
 * are dropped.
 */
export function cellsOf(row: string, columns: number): readonly Cell[] {
  const cells: Cell[] = [];
  let style = '';
  let from = 0;
  const put = (text: string): boolean => {
    const cellOf = cellsOfStyle(style);
    if (isSimple(text)) {
      for (let at = 0; at < text.length && cells.length < columns; at += 1) cells.push(cellOf(text.charAt(at)));
      return cells.length < columns;
    }
    for (const { text: character, width } of clustersOf(text)) {
      if (cells.length + width > columns) return false;
      cells.push(cellOf(character));
      if (width === 2) cells.push(cellOf(''));
    }
    return true;
  };
  for (const code of row.matchAll(COLOUR)) {
    if (!put(row.slice(from, code.index))) return cells;
    style = after(style)(code[1] ?? '');
    from = code.index + code[0].length;
  }
  put(row.slice(from));
  return cells;
}

/** For each code that switches something off, a pattern of the codes that it cancels. */
const ENDS: Readonly<Record<string, RegExp>> = {
  '22': /^[12]$/,
  '23': /^3$/,
  '24': /^4$/,
  '27': /^7$/,
  '29': /^9$/,
  '39': /^(3[0-8]|9\d)(;|$)/,
  '49': /^(4[0-8]|10\d)(;|$)/,
};

/** The style after one more code: the codes that are still active, sorted and separated by blanks. */
const after = memoized((style: string) => memoized((code: string) => codesAfter(style, code)));

function codesAfter(style: string, code: string): string {
  if (code === '' || code === '0') return '';
  const ends = ENDS[code];
  const held = style.split(' ').filter(one => one !== '' && ends?.test(one) !== true);
  if (ends !== undefined) return held.join(' ');
  const others = held.filter(one => one !== code && kindOf(one) !== kindOf(code));
  return [...others, code].toSorted().join(' ');
}

/**
 * The kind of a code: text colour (`39`), background (`49`), or the code itself for an attribute. Only one code of a
 * kind is active at a time.
 */
function kindOf(code: string): string {
  return ['39', '49'].find(end => ENDS[end]?.test(code) === true) ?? code;
}

/** The code that sets a style from scratch, whatever was active before. */
function codesFor(style: string): string {
  return style === '' ? PLAIN : `\u001b[0;${style.replaceAll(' ', ';')}m`;
}

/** The code that switches an attribute, a text colour or a background off; bold and dim share one. */
function endOf(code: string): string {
  return Object.entries(ENDS).find(([, ended]) => ended.test(code))?.[0] ?? '0';
}

const changed = new Map<string, string>();
/** The most cached transitions between styles. One match needs fewer; a custom theme adds new ones. */
const MOST_CHANGES = 4_000;

/** The shortest codes that change one style into another. An unchanged background is not set again. */
function changeOf(from: string, to: string): string {
  const key = `${from}|${to}`;
  const known = changed.get(key);
  if (known !== undefined) return known;
  const [before, after] = [from, to].map(style => style.split(' ').filter(code => code !== ''));
  const wanted = after ?? [];
  const ends = new Set((before ?? []).filter(code => !wanted.some(one => kindOf(one) === kindOf(code))).map(endOf));
  const begun = wanted.filter(code => ends.has(endOf(code)) || before?.includes(code) !== true);
  const step = `\u001b[${[...ends, ...begun].join(';')}m`;
  const anew = codesFor(to);
  const codes = ends.has('0') || anew.length < step.length ? anew : step;
  if (changed.size >= MOST_CHANGES) changed.clear();
  changed.set(key, codes);
  return codes;
}

/**
 * Up to this many unchanged cells between two changes are written again, because moving the cursor over them would take
 * longer codes.
 */
const GAP = 6;

/** The style that the terminal currently writes in. */
interface Pen {
  style: string;
}

/** The attributes that are visible on a blank: underline and reverse. */
const SEEN_ON_BLANKS = /(^| )[47]( |$)/;

/** Whether a blank cell looks the same in both styles: same background, and no attribute that is visible on a blank. */
function suitsBlank(style: string, blank: string): boolean {
  if (SEEN_ON_BLANKS.test(style) || SEEN_ON_BLANKS.test(blank)) return style === blank;
  return groundIn(style) === groundIn(blank);
}

/** A style in which a blank looks right and which differs as little as possible from the current style of the pen. */
function styleForBlank(style: string, blank: string): string {
  if (SEEN_ON_BLANKS.test(blank)) return blank;
  const ink = style.split(' ').filter(code => code !== '' && kindOf(code) !== '49' && !SEEN_ON_BLANKS.test(code));
  const ground = groundIn(blank);
  return (ground === '' ? ink : [...ink, ground]).toSorted().join(' ');
}

const groundIn = memoized((style: string) => style.split(' ').find(code => kindOf(code) === '49') ?? '');

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
  let out = '';
  let written = -1;
  const plain = (): string => {
    const codes = pen.style === '' ? '' : PLAIN;
    pen.style = '';
    return codes;
  };
  const last = Math.max(wanted.length, shown?.length ?? 0);
  for (let at = 0; at < last; at += 1) {
    if (shown !== null && looksAlike(wanted[at] ?? BLANK, shown[at] ?? BLANK)) continue;
    // This cell is the right half of a wide character, which was written with the left half.
    if (at < written) continue;
    if (at >= wanted.length) return out + (written === at ? '' : move(row, at)) + plain() + ERASE_TO_END;
    const blanks = plainBlanks(wanted, at);
    if (blanks > MOST_BLANKS) {
      // Erasing leaves the cursor where it is, before the erased blanks.
      if (at !== written) out += written >= 0 ? `\u001b[${at - written}C` : move(row, at);
      out += suitsBlank(pen.style, '') ? '' : plain();
      out += `\u001b[${blanks}X`;
      written = at;
      at += blanks - 1;
      continue;
    }
    let from = at;
    // The right half of a wide character is written with its left half.
    while (from > 0 && wanted[from]?.text === '') from -= 1;
    if (written >= 0 && from - written <= GAP && isOneStyle(wanted, written, from, pen)) from = written;
    else if (from !== written) out += written >= 0 ? `\u001b[${from - written}C` : move(row, from);
    for (; from <= at; from += 1) {
      const cell = wanted[from] ?? BLANK;
      const stays = cell.style === pen.style || (cell.text === ' ' && suitsBlank(pen.style, cell.style));
      if (!stays) {
        const style = cell.text === ' ' ? styleForBlank(pen.style, cell.style) : cell.style;
        out += changeOf(pen.style, style);
        pen.style = style;
      }
      out += cell.text;
    }
    written = at + 1;
    while (wanted[written]?.text === '') written += 1;
  }
  // A row that was never written may have other content behind its end.
  if (shown === null && wanted.length < columns) out += `${move(row, wanted.length)}${plain()}${ERASE_TO_END}`;
  return out;
}

/** How many cells, from the index `from` on, are blanks without a background. */
function plainBlanks(cells: readonly Cell[], from: number): number {
  let end = from;
  while (cells[end]?.text === ' ' && suitsBlank(cells[end]?.style ?? '', '')) end += 1;
  return end - from;
}

/** Whether these cells all have the pen's style, so that they can be written again without style codes. */
function isOneStyle(cells: readonly Cell[], from: number, to: number, { style }: Pen): boolean {
  return cells.slice(from, to).every(cell => cell.style === style);
}

function looksAlike(one: Cell, other: Cell): boolean {
  if (one === other) return true;
  if (one.text !== other.text) return false;
  return one.text === ' ' && suitsBlank(one.style, other.style);
}

function move(row: number, column: number): string {
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

  function paint(): void {
    if (frame === undefined) return;
    const { columns, rows: height } = size();
    const isSame = cells !== undefined && shownSize.columns === columns && shownSize.rows === height;
    const lines = frame.split('\n');
    const next: (readonly Cell[])[] = [];
    let changes = '';
    // Other output may have left the terminal in any style.
    const pen: Pen = { style: '' };
    for (let row = 0; row < height; row += 1) {
      const line = lines[row] ?? '';
      const before = isSame ? (cells?.[row] ?? null) : null;
      // A row whose text has not changed is not parsed again.
      if (before !== null && (rows[row] ?? '') === line) {
        next.push(before);
        continue;
      }
      const wanted = trimmed(cellsOf(line, columns));
      changes += changesIn(row, wanted, before, columns, pen);
      next.push(wanted);
    }
    rows = lines;
    cells = next;
    shownSize = { columns, rows: height };
    if (changes === '') return;
    write(BEGIN_SYNCHRONISED + PLAIN + changes + (pen.style === '' ? '' : PLAIN) + END_SYNCHRONISED);
  }

  return {
    show: text => {
      frame = text;
      paint();
    },
    repaint: () => {
      cells = undefined;
      paint();
    },
    forget: () => {
      frame = undefined;
      cells = undefined;
    },
  };
}

/** The cells without the plain blanks at the end of the row, which are erased instead of written. */
function trimmed(cells: readonly Cell[]): readonly Cell[] {
  let end = cells.length;
  while (end > 0 && looksAlike(cells[end - 1] ?? BLANK, BLANK)) end -= 1;
  return cells.slice(0, end);
}
