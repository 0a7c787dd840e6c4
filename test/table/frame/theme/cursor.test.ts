import { expect, test } from 'vitest';
import { UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { cellsOf } from '../../../../src/table/frame/edge/painter.ts';
import { ANN_AND_BOB } from '../../desk-of.ts';
import { tableAt } from '../../table-at.tsx';

/** Keys through the screens that have a cursor. */
const WALK = [
  ...['enter', 'space', 'down', '1', 'm', 'down', 'escape', 'K', 'down', 'escape', 'r', 'tab', 'escape', '1', 'enter'],
  ...['space', '1', '1', 'i', 'i', 'down', 'escape', 'escape', 'L', 'up', 'escape', 'b', 'left', 'escape', 'q', 'down'],
  ...['enter', 'down', 'down', 'down'],
];

/** A colour of the text or of its ground. */
const HUE = /(^| )(3[0-8]|4[0-8]|9\d|10\d)(;| |$)/;

test('wherever the cursor stands, it is in the two colours that the terminal itself writes with, reversed', async () => {
  const size = { columns: 80, rows: 23 };
  const settings = { theme: 'okabe-ito', colour: '24-bit' } as const;
  const { press, frame, unmount } = await tableAt(size, { start: ANN_AND_BOB, settings });
  let seen = 0;
  for (const key of WALK) {
    await press(key);
    for (const row of frame().split('\n')) {
      const cells = cellsOf(row, size.columns);
      for (const [at, { text, style }] of cells.entries()) {
        if (text !== UNICODE_GLYPHS.cursor) continue;
        seen += 1;
        // The mark, and what is behind the blank after it.
        for (const one of [style, cells[at + 2]?.style ?? '']) {
          expect(one.split(' '), row).toContain('7');
          expect(one, row).not.toMatch(HUE);
        }
      }
    }
  }
  expect(seen).toBeGreaterThan(10);
  unmount();
});
