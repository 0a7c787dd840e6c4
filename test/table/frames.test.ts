import fc from 'fast-check';
import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../src/widgets/glyphs.ts';
import { toPlain, toRows } from '../../src/widgets/grid.ts';
import { createPaint, NO_PAINT, THEMES } from '../../src/widgets/theme.ts';
import type { HandOverPolicy } from '../../src/table/preferences/settings.ts';
import { ANN_AND_BOB, deskOf } from './desk-of.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
  { columns: 200, rows: 50 },
  { columns: 40, rows: 10 },
  { columns: 1, rows: 1 },
];
const LOOKS = [
  { glyphs: UNICODE_GLYPHS, paint: createPaint(THEMES['okabe-ito'], 'truecolor') },
  { glyphs: UNICODE_GLYPHS, paint: createPaint(THEMES.plain, 'none') },
  { glyphs: ASCII_GLYPHS, paint: NO_PAINT },
];
const CODES = /\u001b\[[0-9;]*m/g;

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

test.each(LOOKS)('no frame is larger than the terminal, in look %#', async ({ glyphs, paint }) => {
  for (const size of SIZES) {
    const { desk, press } = await deskOf({ start: ANN_AND_BOB, glyphs });
    for (const key of WALK) {
      const rows = toRows(desk.paint(size), paint);
      expect(rows).toHaveLength(size.rows);
      for (const row of rows) expect(stringWidth(row.replaceAll(CODES, ''))).toBe(size.columns);
      await press(key);
    }
  }
});

test('plain ASCII stays ASCII', async () => {
  const { press, frame } = await deskOf({ start: ANN_AND_BOB, glyphs: ASCII_GLYPHS });
  for (const key of WALK) {
    expect(frame()).toMatch(/^[\u0000-\u007f…·’“”]*$/);
    await press(key);
  }
});

const KEYS = [
  ...['enter', 'enter', 'enter', 'space', '1', '2', '3', 'u', 'U', 't', 'p', 'c', 'tab', '?', 'r', '/', 'escape', 'up'],
  ...['down', 'pageup', 'backspace', 'ctrl-z', 'm', '5', '6', '7', 'K', 'left', 'right'],
];

/** Whose secrets a frame may show: the seat it was handed over to last, until the open table is seen again. */
function secretsIn(frame: string): Set<string> {
  return new Set(
    Array.from(
      frame.matchAll(/SECRET-(\d)|The secret card of (Ann|Bob)/g),
      match => match[1] ?? (match[2] === 'Ann' ? '0' : '1'),
    ),
  );
}

test.each<[HandOverPolicy, 'in private' | 'blind']>([
  ['private', 'in private'],
  ['always', 'in private'],
  ['private', 'blind'],
])(
  'whatever is pressed, with "%s" and planning %s, secrets are seen only by the seat that was asked to be alone',
  async (handOver, planning) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...KEYS), { maxLength: 120 }), async keys => {
        const { desk, press, preferences } = await deskOf({
          start: ANN_AND_BOB,
          settings: { handOver, blind: planning === 'blind' },
        });
        let allowed: string | null = null;
        for (const key of ['ctrl-l', ...keys]) {
          await press(key);
          // The table has agreed to hide nothing.
          if (preferences.table.handOver === 'never') return;
          for (const size of SIZES.slice(0, 3)) {
            const frame = toPlain(desk.paint(size)).join('\n');
            if (frame.includes('press Enter when only you')) allowed = frame.includes('ANN') ? '0' : '1';
            else if (frame.includes('of spectator')) allowed = null;
            for (const seat of secretsIn(frame)) expect(seat, frame).toBe(allowed);
            if (/press Enter when only you|covered|of spectator/.test(frame)) expect(secretsIn(frame).size).toBe(0);
          }
        }
      }),
      { numRuns: 60 },
    );
  },
);
