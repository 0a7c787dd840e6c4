import { clustersOf, isSimple } from '../../../boards/drawing/clusters.ts';
import { memoized } from '../../../kernel/plain/once.ts';
import type { Size } from './too-small.ts';

interface PainterOptions {
  /** The terminal's size right now; asked before every frame. */
  readonly size: () => Size;
  readonly write: (text: string) => void;
}

interface Painter {
  /** Shows a whole frame, its rows parted by line breaks: only rows that differ from the screen are written. */
  readonly show: (frame: string) => void;
  /** Writes the last frame again, every row of it, over whatever has disturbed the screen. */
  readonly repaint: () => void;
  /** Forgets the last frame for good, so that a repaint cannot bring back what has been wiped. */
  readonly forget: () => void;
}

const BEGIN_SYNCHRONISED = '\u001b[?2026h';
const END_SYNCHRONISED = '\u001b[?2026l';
const ERASE_TO_END = '\u001b[K';
/** More plain blanks than this are erased by their number instead of written. */
const MOST_BLANKS = 12;
const PLAIN = '\u001b[0m';
const COLOUR = /\u001b\[([0-9;]*)m/g;

/**
 * A cell of the screen: what stands in it, and the colours it is written with. The right half of a wide character holds
 * nothing.
 */
interface Cell {
  readonly text: string;
  readonly style: string;
}

/** The cells of a style. Cells that are alike are the same object, which is made once. */
const cellsOfStyle = memoized((style: string) => memoized((text: string): Cell => ({ text, style })));
const BLANK = cellsOfStyle('')(' ');

/**
 * Takes a row of a frame apart into at most `columns` cells. Only colour codes are read: whatever else could steer a
 * terminal is left out, for it comes from nobody who should.
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

/** What ends which attributes: of the codes that were written before, only those still hold that nothing has ended. */
const ENDS: Readonly<Record<string, RegExp>> = {
  '22': /^[12]$/,
  '23': /^3$/,
  '24': /^4$/,
  '27': /^7$/,
  '29': /^9$/,
  '39': /^(3[0-8]|9\d)(;|$)/,
  '49': /^(4[0-8]|10\d)(;|$)/,
};

/** The codes that hold after another one, parted by blanks, in one order whatever they were written in. */
const after = memoized((style: string) => memoized((code: string) => codesAfter(style, code)));

function codesAfter(style: string, code: string): string {
  if (code === '' || code === '0') return '';
  const ends = ENDS[code];
  const held = style.split(' ').filter(one => one !== '' && ends?.test(one) !== true);
  if (ends !== undefined) return held.join(' ');
  const others = held.filter(one => one !== code && kindOf(one) !== kindOf(code));
  return [...others, code].toSorted().join(' ');
}

/** Whether a code is a hue, a ground or, by itself, an attribute: of the first two only one holds at a time. */
function kindOf(code: string): string {
  return ['39', '49'].find(end => ENDS[end]?.test(code) === true) ?? code;
}

/** The code that sets a style from scratch, independent of what was written before. */
function codesFor(style: string): string {
  return style === '' ? PLAIN : `\u001b[0;${style.replaceAll(' ', ';')}m`;
}

/** What ends an attribute, a hue or a ground; bold and dim have one end together. */
function endOf(code: string): string {
  return Object.entries(ENDS).find(([, ended]) => ended.test(code))?.[0] ?? '0';
}

const changed = new Map<string, string>();
/** More pairs of styles than a match has; a theme of one's own begins new ones. */
const MOST_CHANGES = 4_000;

/**
 * The shortest codes that lead from one style to another one: its ground is not named again where only the ink changes.
 */
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

/** So few cells between two changes that it is shorter to write them again than to go over them. */
const GAP = 6;

/** What the terminal writes in just now. */
interface Pen {
  style: string;
}

/** Attributes by which a blank can be seen. */
const SEEN_ON_BLANKS = /(^| )[47]( |$)/;

/**
 * Whether a blank of one style looks the same in another one: its ground is the same, and nothing else of it can be
 * seen.
 */
function suitsBlank(style: string, blank: string): boolean {
  if (SEEN_ON_BLANKS.test(style) || SEEN_ON_BLANKS.test(blank)) return style === blank;
  return groundIn(style) === groundIn(blank);
}

/** A style for a blank of a cell's style that differs as little as can be from the one that is written in. */
function styleForBlank(style: string, blank: string): string {
  if (SEEN_ON_BLANKS.test(blank)) return blank;
  const ink = style.split(' ').filter(code => code !== '' && kindOf(code) !== '49' && !SEEN_ON_BLANKS.test(code));
  const ground = groundIn(blank);
  return (ground === '' ? ink : [...ink, ground]).toSorted().join(' ');
}

const groundIn = memoized((style: string) => style.split(' ').find(code => kindOf(code) === '49') ?? '');

/** What makes `row` of the screen look like `wanted`, when it looks like `shown`; nothing when it does. */
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
    // The right half of a wide character, which was written with its left one.
    if (at < written) continue;
    if (at >= wanted.length) return out + (written === at ? '' : move(row, at)) + plain() + ERASE_TO_END;
    const blanks = plainBlanks(wanted, at);
    if (blanks > MOST_BLANKS) {
      // Erased where they stand: the terminal's cursor stays before them.
      if (at !== written) out += written >= 0 ? `\u001b[${at - written}C` : move(row, at);
      out += suitsBlank(pen.style, '') ? '' : plain();
      out += `\u001b[${blanks}X`;
      written = at;
      at += blanks - 1;
      continue;
    }
    let from = at;
    // The right half of a wide character is written with its left one.
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
  // A row never written before may hold anything behind its end.
  if (shown === null && wanted.length < columns) out += `${move(row, wanted.length)}${plain()}${ERASE_TO_END}`;
  return out;
}

/** How many cells from there on are blanks on the terminal's own ground. */
function plainBlanks(cells: readonly Cell[], from: number): number {
  let end = from;
  while (cells[end]?.text === ' ' && suitsBlank(cells[end]?.style ?? '', '')) end += 1;
  return end - from;
}

/** Whether cells can be written once more without other codes. */
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
 * Puts frames on a terminal by writing only the cells that changed, absolutely addressed, in one synchronised write. It
 * never scrolls, and writes nothing but text, colour codes and what erases; a frame that is too large is cut.
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
    // What was written by others may have left any style behind.
    const pen: Pen = { style: '' };
    for (let row = 0; row < height; row += 1) {
      const line = lines[row] ?? '';
      const before = isSame ? (cells?.[row] ?? null) : null;
      // A row that is the same text is not taken apart again.
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

/** Without the plain blanks at its end, which are erased instead of written. */
function trimmed(cells: readonly Cell[]): readonly Cell[] {
  let end = cells.length;
  while (end > 0 && looksAlike(cells[end - 1] ?? BLANK, BLANK)) end -= 1;
  return cells.slice(0, end);
}
