import type { Terminal } from '@xterm/headless';

// A terminal's screen as an SVG: what the program drew, cell for cell.

const CELL = { width: 8.4, height: 18 } as const;
const INK = '#D8DEE9';
const PAPER = '#14171C';

interface Run {
  text: string;
  column: number;
  colour: string;
  /** `null`: the paper. */
  ground: string | null;
  bold: boolean;
  inverse: boolean;
  underline: boolean;
}

/** The screen of `terminal` as an SVG picture with selectable text. */
export function svgOf(terminal: Terminal, title: string): string {
  const { cols, rows } = terminal;
  const width = Math.ceil(cols * CELL.width) + 24;
  const height = rows * CELL.height + 24;
  const lines = Array.from({ length: rows }, (_, row) => lineOf(terminal, row)).join('\n');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" rx="8" fill="${PAPER}"/>`,
    `<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" xml:space="preserve">`,
    lines,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function lineOf(terminal: Terminal, row: number): string {
  const y = 12 + row * CELL.height;
  return runsOf(terminal, row)
    .map(({ text, column, colour, ground, bold, inverse, underline }) => {
      const x = 12 + column * CELL.width;
      const length = text.length * CELL.width;
      const fill = inverse ? colour : ground;
      const back =
        fill === null
          ? ''
          : `<rect x="${x.toFixed(1)}" y="${y}" width="${length.toFixed(1)}" height="${CELL.height}" fill="${fill}"/>`;
      if (text.trim() === '') return back;
      const ink = inverse ? (ground ?? PAPER) : colour;
      const look = `${bold ? ' font-weight="bold"' : ''}${underline ? ' text-decoration="underline"' : ''}`;
      return `${back}<text x="${x.toFixed(1)}" y="${y + 13}" fill="${ink}"${look} textLength="${length.toFixed(1)}">${escaped(text)}</text>`;
    })
    .join('');
}

type Cell = NonNullable<ReturnType<NonNullable<ReturnType<Terminal['buffer']['active']['getLine']>>['getCell']>>;

/** A colour of the xterm palette from 16 on; those below are the terminal's own. */
function paletteHex(index: number): string | null {
  if (index < 16) return null;
  const level = (part: number): number => (part === 0 ? 0 : 55 + 40 * part);
  const at = index - 16;
  const grey = 8 + 10 * (index - 232);
  const parts =
    index >= 232 ? [grey, grey, grey] : [level(Math.floor(at / 36)), level(Math.floor(at / 6) % 6), level(at % 6)];
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`;
}

function inkOf(cell: Cell): string {
  if (cell.isFgRGB()) return `#${cell.getFgColor().toString(16).padStart(6, '0')}`;
  return (cell.isFgPalette() ? paletteHex(cell.getFgColor()) : null) ?? INK;
}

function groundOf(cell: Cell): string | null {
  if (cell.isBgRGB()) return `#${cell.getBgColor().toString(16).padStart(6, '0')}`;
  return cell.isBgPalette() ? paletteHex(cell.getBgColor()) : null;
}

/** Neighbouring cells of one look, put together. */
function runsOf(terminal: Terminal, row: number): Run[] {
  const line = terminal.buffer.active.getLine(terminal.buffer.active.viewportY + row);
  const runs: Run[] = [];
  if (line === undefined) return runs;
  for (let column = 0; column < terminal.cols; column++) {
    const cell = line.getCell(column);
    if (cell === undefined) continue;
    const text = cell.getChars() === '' ? ' ' : cell.getChars();
    const look = {
      colour: inkOf(cell),
      ground: groundOf(cell),
      bold: cell.isBold() !== 0,
      inverse: cell.isInverse() !== 0,
      underline: cell.isUnderline() !== 0,
    };
    const last = runs.at(-1);
    if (last !== undefined && isAlike(last, look)) last.text += text;
    else runs.push({ text, column, ...look });
  }
  return runs;
}

type Look = Omit<Run, 'text' | 'column'>;

function isAlike(one: Look, other: Look): boolean {
  return (
    one.colour === other.colour &&
    one.ground === other.ground &&
    one.bold === other.bold &&
    one.inverse === other.inverse &&
    one.underline === other.underline
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
