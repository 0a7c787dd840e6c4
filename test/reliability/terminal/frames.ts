import stringWidth from 'string-width';
import type { Program } from '../../e2e/program.ts';

/** Paints the screen again. */
export const REPAINT = '\f';
const ROW = /\u001b\[(\d+);1H/;
/** A terminal that can holds the screen back from here to the end of a frame. */
const BEGIN = '\u001b[?2026h';
const CODES = /\u001b\[[\d;?]*[A-Za-z]/g;
/** What could move rows: line feeds and their kin, index and reverse index, scrolling, inserting and deleting lines. */
const SCROLLS = /[\n\v\f]|\u001b[DEM]|\u001b\[\d*[STLM]/;

/**
 * What is wrong with the screen once the program has come to rest, as sentences: rows that are wrapped, bytes that
 * would scroll, a row or a column that the terminal has not, and a screen that differs from the same one painted again.
 */
export async function frameFaults(program: Program): Promise<string[]> {
  await rest(program);
  const before = program.text;
  const picture = pictureOf(program);
  const { columns, rows } = size(program);
  const from = program.bytes.length;
  program.type(REPAINT);
  await program.until('the whole screen again', ({ bytes }) => bytes.slice(from).includes(`\u001b[${rows};1H`));
  await program.quiet();
  const frames = program.bytes.slice(from).split(BEGIN);
  const painted = frames.find(frame => frame.includes(`\u001b[${rows};1H`)) ?? '';
  const faults = paintedFaults(painted, columns, rows);
  // What is watched again goes on by itself: more than one frame comes.
  const runs = before.includes('watched again') || frames.length > 2;
  if (pictureOf(program) !== picture && !runs)
    faults.push(`it is not what it should be: ${differing(before, program.text)}`);
  const { active } = program.screen.buffer;
  if (active.type !== 'alternate') faults.push('it is not on the alternate screen');
  for (let row = 0; row < rows; row++)
    if (active.getLine(row)?.isWrapped === true) faults.push(`row ${row + 1} is wrapped`);
  return faults.map(fault => `at ${columns}x${rows} ${fault}`);
}

/**
 * All that can be seen of the screen: each cell with its colours. Of a blank only what lies behind it can be seen,
 * however it came there.
 */
function pictureOf({ screen }: Program): string {
  const { active } = screen.buffer;
  return Array.from({ length: screen.rows }, (_, row) => {
    const line = active.getLine(active.viewportY + row);
    return Array.from({ length: screen.cols }, (_cell, column) => {
      const cell = line?.getCell(column);
      if (cell === undefined) return ' ';
      const text = cell.getChars().trim();
      const behind = `${cell.getBgColorMode()} ${cell.getBgColor()} ${cell.isInverse()} ${cell.isUnderline()}`;
      return text === '' ? `_${behind}` : `${text}${cell.getFgColor()} ${cell.isBold()} ${behind}`;
    }).join('|');
  }).join('\n');
}

/** Waits until many keys that came at once have all been taken. */
async function rest(program: Program): Promise<void> {
  for (let before = ''; before !== program.text;) {
    before = program.text;
    await new Promise(resolve => setTimeout(resolve, 250));
    await program.quiet();
  }
}

/** What is wrong with the bytes of a whole frame. */
function paintedFaults(painted: string, columns: number, rows: number): string[] {
  const faults: string[] = [];
  if (SCROLLS.test(painted)) faults.push('something could scroll');
  const parts = painted.split(ROW);
  for (let at = 1; at + 1 < parts.length; at += 2) {
    const row = Number(parts[at]);
    const width = stringWidth((parts[at + 1] ?? '').replaceAll(CODES, ''));
    if (row > rows) faults.push(`there is a row ${row}`);
    if (width > columns) faults.push(`row ${row} is ${width} wide`);
  }
  return faults;
}

/** The columns and rows of the terminal. */
function size({ screen }: Program): { readonly columns: number; readonly rows: number } {
  return { columns: screen.cols, rows: screen.rows };
}

function differing(shown: string, painted: string): string {
  const other = painted.split('\n');
  const lines = shown
    .split('\n')
    .flatMap((line, row) => (line.trimEnd() === other[row]?.trimEnd() ? [] : [`${row + 1}: ${line} / ${other[row]}`]));
  return lines.slice(0, 3).join(' | ');
}
