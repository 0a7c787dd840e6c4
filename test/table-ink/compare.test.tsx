import { expect, test } from 'vitest';
import { toPlain } from '../../src/widgets/grid.ts';
import { deskOf } from '../table/desk-of.ts';
import { tableAt } from './table-at.tsx';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
];

const WALKS: Record<string, readonly string[]> = {
  'home and settings': [
    'down',
    'down',
    'down',
    'down',
    'enter',
    'right',
    'down',
    'left',
    'end',
    'enter',
    'down',
    'enter',
    'Z',
    'x',
    'escape',
    'escape',
  ],
  'the rules from home': [
    'r',
    'enter',
    'down',
    'enter',
    'tab',
    'enter',
    'right',
    'r',
    '/',
    't',
    'e',
    'down',
    'enter',
    'escape',
    'backspace',
    'escape',
    'escape',
    'escape',
    'escape',
    'escape',
  ],
};

test.each(SIZES)('frames are those of the old table at $columns x $rows', async size => {
  for (const [, walk] of Object.entries(WALKS)) {
    const old = await deskOf({ size });
    const now = await tableAt(size);
    const pressed: string[] = [];
    for (const key of ['', ...walk]) {
      if (key !== '') {
        await old.press(key);
        await now.press(key);
        pressed.push(key);
      }
      const wanted = toPlain(old.desk.paint(size)).map(row => row.trimEnd());
      expect(now.rows(), pressed.join(' ')).toEqual(wanted);
    }
    now.unmount();
  }
});
