import { expect, test } from 'vitest';
import { toPlain } from '../../src/widgets/grid.ts';
import { ANN_AND_BOB, deskOf } from '../table/desk-of.ts';
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

const MATCH: Record<string, readonly string[]> = {
  'hand-over, planning, moments': [
    ...['enter', 'space', 'tab', 'down', '1', '1', 'enter', 'space', '/', 'c', 'escape', '1', '1', '1', 'space', 'space', 'space'],
    ...['tab', 'tab', 'pageup', '2', '5', 'enter', '1', 't', 'down', 'escape', 'p', '1', 'enter', 'escape', 'c', 'enter'],
  ],
  'the menu and its pages': [
    ...['enter', 'enter', '1', '1', 'enter', 'enter', '1', '1', 'm', '1', '1', 'down', 'down', 'enter', '2', 'enter', 'escape'],
    ...['7', '1', 'escape', '6', 'escape', '5', 'escape', '4', 'enter', '2', 'u', 'U', 'q', 'escape', 't', 'enter', '1', 'q', '2'],
  ],
  'the board, the log and the end': [
    ...['enter', 'enter', '1', '1', 'enter', 'enter', '1', '1', 'g', 'down', 'left', 'escape', 'i', 'escape', ']', '+', '/', 'r', 'escape', 'L', 'up', 'f', '/', 'a'],
    ...['enter', 'escape', 'escape', '3', '3', 'tab', 'i', 'pageup', 'escape', 's', 'L', 'escape', 'enter'],
  ],
};

test.each(SIZES)('frames of a match are those of the old table at $columns x $rows', async size => {
  for (const [, walk] of Object.entries(MATCH)) {
    const old = await deskOf({ start: ANN_AND_BOB, size });
    const now = await tableAt(size, { start: ANN_AND_BOB });
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
    expect(now.happened).toEqual(old.happened);
    now.unmount();
  }
});

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
