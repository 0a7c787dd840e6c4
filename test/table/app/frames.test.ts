import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../../src/boards/drawing/glyphs.ts';
import type { Glyphs } from '../../../src/boards/drawing/glyphs.ts';
import type { Settings } from '../../../src/table/frame/preferences/settings.ts';
import { ANN_AND_BOB } from '../desk-of.ts';
import { tableAt } from '../table-at.tsx';
import { runs } from '../../runs.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 80, rows: 23 },
  { columns: 120, rows: 40 },
  { columns: 40, rows: 10 },
  { columns: 1, rows: 1 },
];
const LOOKS = [
  { glyphs: UNICODE_GLYPHS, settings: { theme: 'okabe-ito' } },
  { glyphs: UNICODE_GLYPHS, settings: { theme: 'plain' } },
  { glyphs: ASCII_GLYPHS, settings: {} },
] as const satisfies readonly { glyphs: Glyphs; settings: Partial<Settings> }[];

/** A walk through most of the screens. */
const WALK = [
  ...['enter', 'space', 'tab', 'down', '1', '?', 'down', 'escape', '1', 'enter', 'space', '/', 'c', 'escape', '1', '1'],
  ...['tab', 'tab', 'pageup', '2', '5', 'enter', '1', 't', 'down', 'escape', 'p', '1', 'enter', 'escape', 'c', 'enter'],
  ...[
    '1',
    'space',
    'space',
    'i',
    'tab',
    'escape',
    'r',
    'tab',
    'enter',
    'r',
    '/',
    't',
    'enter',
    'escape',
    'escape',
    'escape',
  ],
  ...['escape', 'escape', 'q', 'escape', 'enter'],
];

// The sizes take turns in the looks, but for the first look; in the long form each look has each size.
test.each(LOOKS.map((look, at) => [at, look] as const))(
  'no frame is larger than the terminal, in look %i',
  async (look, { glyphs, settings }) => {
    const sizes = SIZES.filter((_, at) => look === 0 || at % 2 === look % 2);
    for (const size of runs(sizes, SIZES)) {
      const { press, rows, unmount } = await tableAt(size, { start: ANN_AND_BOB, glyphs, settings });
      for (const key of WALK) {
        expect(rows().length, key).toBeLessThanOrEqual(size.rows);
        for (const row of rows()) expect(stringWidth(row), row).toBeLessThanOrEqual(size.columns);
        await press(key);
      }
      unmount();
    }
  },
);

test('plain ASCII stays ASCII', async () => {
  const size = { columns: 80, rows: 24 };
  const { press, text, unmount } = await tableAt(size, { start: ANN_AND_BOB, glyphs: ASCII_GLYPHS });
  for (const key of WALK) {
    expect(text()).toMatch(/^[\u0000-\u007f]*$/);
    await press(key);
  }
  unmount();
});
