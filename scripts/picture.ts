import type { Terminal } from '@xterm/headless';

// A terminal's screen as an SVG: what the program drew, cell for cell.

const CELL = { width: 8.4, height: 18 } as const;
const INK = '#D8DEE9';
const PAPER = '#14171C';

interface Run {
  text: string;
  column: number;
  colour: string;
  bold: boolean;
  inverse: boolean;
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
    .map(({ text, column, colour, bold, inverse }) => {
      const x = 12 + column * CELL.width;
      const length = text.length * CELL.width;
      const back = inverse
        ? `<rect x="${x.toFixed(1)}" y="${y}" width="${length.toFixed(1)}" height="${CELL.height}" fill="${colour}"/>`
        : '';
      if (text.trim() === '') return back;
      const ink = inverse ? PAPER : colour;
      const weight = bold ? ' font-weight="bold"' : '';
      return `${back}<text x="${x.toFixed(1)}" y="${y + 13}" fill="${ink}"${weight} textLength="${length.toFixed(1)}">${escaped(text)}</text>`;
    })
    .join('');
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
    const colour = cell.isFgRGB() ? `#${cell.getFgColor().toString(16).padStart(6, '0')}` : INK;
    const look = { colour, bold: cell.isBold() !== 0, inverse: cell.isInverse() !== 0 };
    const last = runs.at(-1);
    if (last?.colour === look.colour && last.bold === look.bold && last.inverse === look.inverse) last.text += text;
    else runs.push({ text, column, ...look });
  }
  return runs;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
