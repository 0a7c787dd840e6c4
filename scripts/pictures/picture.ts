import type { Terminal } from '@xterm/headless';
import { paletteHex } from '../../src/table/frame/theme/contrast.ts';
import { isBoxLine, strokesOf } from './box-lines.ts';

// A terminal's screen as an SVG: what the program drew, cell for cell.

/** The width is that of DejaVu Sans Mono and Menlo at 14 pixels. */
const CELL = { width: 8.43, height: 18 } as const;

/** The colours of a terminal: its own ink and paper, and its sixteen colours by number. */
export interface TerminalColours {
  readonly ink: string;
  readonly paper: string;
  readonly basic: readonly string[];
}

const DARK_COLOURS: TerminalColours = {
  ink: '#D8DEE9',
  paper: '#14171C',
  basic: `#000000 #CD0000 #00CD00 #CDCD00 #0000EE #CD00CD #00CDCD #E5E5E5
    #7F7F7F #FF0000 #00FF00 #FFFF00 #5C5CFF #FF00FF #00FFFF #FFFFFF`.split(/\s+/),
};

/** A terminal with dark ink on light paper. */
export const LIGHT_COLOURS: TerminalColours = { ...DARK_COLOURS, ink: '#1B1F24', paper: '#FBFBF8' };

interface Run {
  /** What stands in each cell. */
  cells: string[];
  column: number;
  colour: string;
  /** `null`: the paper. */
  ground: string | null;
  bold: boolean;
  dim: boolean;
  inverse: boolean;
  underline: boolean;
}

/** The screen of `terminal` as an SVG picture with selectable text. */
export function svgOf(terminal: Terminal, title: string, colours = DARK_COLOURS): string {
  return page(terminal, title, [screenOf(terminal, colours)], colours);
}

/** A screen in a moving picture, and how long it stays, in seconds. */
export interface Frame {
  readonly screen: string;
  readonly seconds: number;
}

/**
 * Frames that follow each other as one SVG picture, over and over. Rows that several frames have alike are written
 * once. A reader that does not move pictures shows the first frame. `terminal` has their size.
 */
export function loopOf(terminal: Terminal, title: string, frames: readonly Frame[]): string {
  const rows = new Map<string, string>();
  const idOf = (row: string): string => {
    const id = rows.get(row) ?? `r${rows.size}`;
    rows.set(row, id);
    return id;
  };
  const total = frames.reduce((sum, { seconds }) => sum + seconds, 0);
  let begun = 0;
  const shown = frames.map(({ screen, seconds }, at) => {
    const uses = screen
      .split('\n')
      .filter(row => row !== '')
      .map(row => `<use href="#${idOf(row)}"/>`);
    const [from, to] = [begun / total, (begun + seconds) / total];
    begun += seconds;
    const values = [...(at === 0 ? [] : ['hidden']), 'visible', ...(at === frames.length - 1 ? [] : ['hidden'])];
    const times = [...(at === 0 ? [] : [0]), from, ...(at === frames.length - 1 ? [] : [to])];
    const animate = `<animate attributeName="visibility" calcMode="discrete" dur="${total}s" repeatCount="indefinite" values="${values.join(';')}" keyTimes="${times.map(time => time.toFixed(4)).join(';')}"/>`;
    return `<g visibility="${at === 0 ? 'visible' : 'hidden'}">${animate}${uses.join('')}</g>`;
  });
  const written = [...rows].map(([row, id]) => `<g id="${id}">${row}</g>`);
  return page(terminal, title, ['<defs>', ...written, '</defs>', ...shown]);
}

/** What is drawn of a screen, a line a row. */
export function screenOf(terminal: Terminal, colours = DARK_COLOURS): string {
  return Array.from({ length: terminal.rows }, (_, row) => lineOf(terminal, row, colours)).join('\n');
}

/** A picture of the size of a terminal around what is drawn on it. */
function page({ cols, rows }: Terminal, title: string, drawn: readonly string[], { paper } = DARK_COLOURS): string {
  const width = Math.ceil(cols * CELL.width) + 24;
  const height = rows * CELL.height + 24;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" rx="8" fill="${paper}"/>`,
    `<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" xml:space="preserve">`,
    ...drawn,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function lineOf(terminal: Terminal, row: number, colours: TerminalColours): string {
  const y = 12 + row * CELL.height;
  return runsOf(terminal, row, colours)
    .map(({ cells, column, colour, ground, bold, dim, inverse, underline }) => {
      const x = 12 + column * CELL.width;
      const length = cells.length * CELL.width;
      const fill = inverse ? colour : ground;
      const back =
        fill === null
          ? ''
          : `<rect x="${x.toFixed(1)}" y="${y}" width="${length.toFixed(1)}" height="${CELL.height}" fill="${fill}"/>`;
      const ink = inverse ? (ground ?? colours.paper) : colour;
      const lines = strokesOf(cells, { x, y, ...CELL }, ink);
      const words = cells.map(character => (isBoxLine(character) ? ' ' : character)).join('');
      if (words.trim() === '') return back + lines;
      const look = `${bold ? ' font-weight="bold"' : ''}${dim ? ' opacity="0.6"' : ''}${underline ? ' text-decoration="underline"' : ''}`;
      return `${back}${lines}<text x="${x.toFixed(1)}" y="${y + 13}" fill="${ink}"${look} textLength="${length.toFixed(1)}">${escaped(words)}</text>`;
    })
    .join('');
}

type Cell = NonNullable<ReturnType<NonNullable<ReturnType<Terminal['buffer']['active']['getLine']>>['getCell']>>;

const hexOf = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

function paletteOf(index: number, { basic }: TerminalColours): string {
  return basic[index] ?? paletteHex(index);
}

function inkOf(cell: Cell, colours: TerminalColours): string {
  if (cell.isFgRGB()) return hexOf(cell.getFgColor());
  return cell.isFgPalette() ? paletteOf(cell.getFgColor(), colours) : colours.ink;
}

function groundOf(cell: Cell, colours: TerminalColours): string | null {
  if (cell.isBgRGB()) return hexOf(cell.getBgColor());
  return cell.isBgPalette() ? paletteOf(cell.getBgColor(), colours) : null;
}

/** Arrows, marks and pictures, which fonts without them take from another one, of another width. */
const isMark = (text: string): boolean => /[\u2190-\u24ff\u2580-\u2bff]/.test(text);

/** Neighbouring cells of one look, put together. A mark stands by itself, so that the next cell is in its place. */
function runsOf(terminal: Terminal, row: number, colours: TerminalColours): Run[] {
  const line = terminal.buffer.active.getLine(terminal.buffer.active.viewportY + row);
  const runs: Run[] = [];
  if (line === undefined) return runs;
  for (let column = 0; column < terminal.cols; column++) {
    const cell = line.getCell(column);
    if (cell === undefined) continue;
    const text = cell.getChars() === '' ? ' ' : cell.getChars();
    const look = {
      colour: inkOf(cell, colours),
      ground: groundOf(cell, colours),
      bold: cell.isBold() !== 0,
      dim: cell.isDim() !== 0,
      inverse: cell.isInverse() !== 0,
      underline: cell.isUnderline() !== 0,
    };
    const last = runs.at(-1);
    if (last !== undefined && isAlike(last, look) && !isMark(text) && !last.cells.some(isMark)) last.cells.push(text);
    else runs.push({ cells: [text], column, ...look });
  }
  return runs;
}

type Look = Omit<Run, 'cells' | 'column'>;

function isAlike(one: Look, other: Look): boolean {
  return (
    one.colour === other.colour &&
    one.ground === other.ground &&
    one.bold === other.bold &&
    one.dim === other.dim &&
    one.inverse === other.inverse &&
    one.underline === other.underline
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
