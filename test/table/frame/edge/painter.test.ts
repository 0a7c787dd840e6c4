import xterm from '@xterm/headless';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf, createCellPainter } from '../../../../src/table/frame/edge/painter.ts';
import { isSimple } from '../../../../src/boards/drawing/clusters.ts';

const SIZE = { columns: 24, rows: 4 };

/** A terminal and the painter that writes to it. */
function painting() {
  const terminal = new xterm.Terminal({ cols: SIZE.columns, rows: SIZE.rows, allowProposedApi: true });
  const written: string[] = [];
  const painter = createCellPainter({ size: () => SIZE, write: text => void written.push(text) });
  return {
    painter,
    written,
    /** What stands on the screen: each cell with its text and colour. */
    screen: async () => {
      await new Promise<void>(resolve => terminal.write(written.splice(0).join(''), resolve));
      const rows: string[] = [];
      for (let y = 0; y < SIZE.rows; y += 1) {
        const line = terminal.buffer.active.getLine(y);
        let row = '';
        for (let x = 0; x < SIZE.columns; x += 1) {
          const cell = line?.getCell(x);
          const text = cell?.getChars() ?? '';
          const shown = text === '' && cell?.getWidth() !== 0 ? ' ' : text;
          const under = cell?.isUnderline() ?? '';
          const isPlain = shown === ' ' && cell?.isInverse() === 0 && under === 0;
          const ground = `${cell?.getBgColorMode() ?? ''}/${cell?.getBgColor() ?? ''}`;
          row += isPlain
            ? ` ${ground}`
            : `${shown}${cell?.getFgColor() ?? ''},${ground},${cell?.isBold() ?? ''},${cell?.isInverse() ?? ''},${under};`;
        }
        rows.push(row);
      }
      return rows;
    },
  };
}

const piece = fc.constantFrom(
  'Braken',
  ' ',
  '  ',
  '◆',
  '漢字',
  'x',
  '\u001b[31m',
  '\u001b[38;2;9;8;7m',
  '\u001b[39m',
  '\u001b[48;2;1;2;3m',
  '\u001b[48;5;17m',
  '\u001b[49m',
  '\u001b[1m',
  '\u001b[22m',
  '\u001b[7m',
  '\u001b[27m',
  '\u001b[4m',
  '\u001b[24m',
);
const frame = fc
  .array(
    fc.array(piece, { maxLength: 8 }).map(parts => `${parts.join('')}\u001b[0m`),
    { minLength: 1, maxLength: 4 },
  )
  .map(rows => rows.join('\n'));

test('whatever was shown before, the screen shows the last frame, though only cells that differ are written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { minLength: 2, maxLength: 5 }), async frames => {
      const one = painting();
      for (const shown of frames) one.painter.show(shown);
      const whole = painting();
      whole.painter.show(frames.at(-1) ?? '');
      expect(await one.screen()).toEqual(await whole.screen());
    }),
    { numRuns: 200 },
  );
});

test('a cursor that moves writes two rows of it, and the same frame nothing', () => {
  const { painter, written } = painting();
  painter.show('> one\n  two\n  three');
  painter.show('  one\n> two\n  three');
  expect(written[1]?.length).toBeLessThan(70);
  painter.show('  one\n> two\n  three');
  expect(written).toHaveLength(2);
});

test('nothing but text and colours gets through, whatever a frame holds', () => {
  const hostile = 'a\u001b]0;title\u0007b\u001b[2Jc\u009b31md\re\bf\u0000g\u202eh\u001b[3Ai';
  const { painter, written } = painting();
  painter.show(hostile);
  const codes = (written[0] ?? '').replaceAll(/\u001b\[(\d+;\d+H|[0-9;]*m|K|\?2026[hl])/g, '');
  expect(isSimple(codes), JSON.stringify(codes)).toBe(true);
  expect(cellsOf(hostile, 99).every(({ text }) => isSimple(text))).toBe(true);
});

test('a repaint writes everything again, and what was forgotten never comes back', () => {
  const { painter, written } = painting();
  painter.show('secret');
  painter.repaint();
  expect(written[1]).toContain('secret');
  painter.forget();
  painter.repaint();
  expect(written).toHaveLength(2);
});

test('a row of plain blanks is erased by its number, and the screen is as if it had been written', async () => {
  const [one, other] = [painting(), painting()];
  const plain = `a${' '.repeat(20)}b`;
  one.painter.show(`\u001b[7ma${' '.repeat(20)}b\u001b[27m`);
  await one.screen();
  one.painter.show(plain);
  expect(one.written.join('')).toContain('\u001b[20X');
  other.painter.show(plain);
  expect(await one.screen()).toEqual(await other.screen());
});

test('cells that are alike are made once, whatever row and frame they stand in', () => {
  const [one, two] = [cellsOf('\u001b[1mab\u001b[0m漢', 9), cellsOf('\u001b[0m\u001b[1mba', 9)];
  expect(one.slice(0, 2)).toEqual([
    { text: 'a', style: '1' },
    { text: 'b', style: '1' },
  ]);
  expect(two[1]).toBe(one[0]);
  expect(two[0]).toBe(one[1]);
  expect(cellsOf('漢', 9)[1]).toBe(one[3]);
});
