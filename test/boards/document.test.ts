import { expect, test } from 'vitest';
import { labelled, layOut, paintLaid } from '../../src/boards/document.ts';
import { UNICODE_GLYPHS } from '../../src/boards/drawing/glyphs.ts';
import { toPlain } from '../../src/boards/drawing/grid.ts';
import { span } from '../../src/boards/drawing/lines.ts';

test('a label that is as long as its column still stands apart from what it labels', () => {
  const textOf = (label: string): string =>
    labelled(label, [span('Assault')])
      .line.map(({ text }) => text)
      .join('');
  expect(textOf('before you')).toBe('before you Assault');
  expect(textOf('life')).toMatch(/^life {2,}Assault$/);
});

test('a document that is scrolled leaves the last column of cells to the arrows', () => {
  const size = { width: 21, height: 4 };
  const blocksFor = (width: number) => [
    { title: '', rows: Array.from({ length: 9 }, () => ({ line: [span('x'.repeat(width))] })) },
  ];
  const grid = paintLaid(layOut(size, 20, blocksFor), size, { glyphs: UNICODE_GLYPHS });
  const rows = toPlain(grid);
  expect(rows.map(row => row.slice(20).trim())).toEqual(['', '', '', '↓']);
  expect(rows.map(row => row.slice(0, 20).trim())).toEqual(Array.from({ length: 4 }, () => 'x'.repeat(19)));
});
