import stringWidth from 'string-width';
import { clustersOf, isSimple } from './clusters.ts';
import type { Size } from './too-small.ts';

const BEGIN_SYNCHRONISED = '\u001b[?2026h';
const END_SYNCHRONISED = '\u001b[?2026l';
const ERASE_TO_END = '\u001b[K';
const PLAIN = '\u001b[0m';

export interface PainterOptions {
  /** The terminal's size right now; asked before every frame. */
  readonly size: () => Size;
  readonly write: (text: string) => void;
}

export interface Painter {
  /** Shows a whole frame, its rows parted by line breaks: only rows that differ from the screen are written. */
  readonly show: (frame: string) => void;
  /** Writes the last frame again, every row of it, over whatever has disturbed the screen. */
  readonly repaint: () => void;
  /** Forgets the last frame for good, so that a repaint cannot bring back what has been wiped. */
  readonly forget: () => void;
}

const STYLE_CODE = /(\u001b\[[0-9;]*m)/;
const STYLE_CODES = new RegExp(STYLE_CODE, 'g');

/** How many cells a row takes, its style codes left out. */
function rowWidth(row: string): number {
  const bare = row.replace(STYLE_CODES, '');
  return isSimple(bare) ? bare.length : stringWidth(bare);
}

/** Cuts a row with style codes to a width; the codes after the cut stay, because they close what was opened. */
export function clipRow(row: string, columns: number): string {
  if (rowWidth(row) <= columns) return row;
  let clipped = '';
  let used = 0;
  for (const part of row.split(STYLE_CODE)) {
    if (STYLE_CODE.test(part)) {
      clipped += part;
      continue;
    }
    for (const { text, width } of clustersOf(part)) {
      if (used + width > columns) {
        used = columns;
        break;
      }
      clipped += text;
      used += width;
    }
  }
  return clipped;
}

function rowAt(row: number, text: string, columns: number): string {
  // A full row is not followed by an erasure: with the cursor waiting in the last column it would take the last cell.
  const erase = rowWidth(text) < columns ? ERASE_TO_END : '';
  return `\u001b[${row + 1};1H${PLAIN}${text}${PLAIN}${erase}`;
}

/**
 * Puts frames on a terminal by writing only the rows that changed, each at its own address, in one synchronised write.
 * It never scrolls, so it touches nobody's scrollback, and it never writes a row or a column the terminal has not:
 * a frame that is too large is cut.
 */
export function createPainter({ size, write }: PainterOptions): Painter {
  let frame: string | undefined;
  let shown: readonly string[] | undefined;
  let shownSize: Size = { columns: 0, rows: 0 };

  function paint(): void {
    if (frame === undefined) return;
    const { columns, rows } = size();
    const isSameSize = shownSize.columns === columns && shownSize.rows === rows;
    const known = isSameSize ? shown : undefined;
    const lines = frame.split('\n');
    let changes = '';
    // Only what has changed is measured: measuring every row costs more than everything else here.
    for (let index = 0; index < rows; index += 1) {
      const line = lines[index] ?? '';
      if (known === undefined || (known[index] ?? '') !== line)
        changes += rowAt(index, clipRow(line, columns), columns);
    }
    shown = lines;
    shownSize = { columns, rows };
    if (changes !== '') write(BEGIN_SYNCHRONISED + changes + END_SYNCHRONISED);
  }

  return {
    show: text => {
      frame = text;
      paint();
    },
    repaint: () => {
      shown = undefined;
      paint();
    },
    forget: () => {
      frame = undefined;
      shown = undefined;
    },
  };
}
