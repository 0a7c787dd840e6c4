import { expect, test } from 'vitest';
import { ANN_AND_BOB } from '../desk-of.ts';
import { deskAt } from '../desk-at.tsx';

const NEEDED = 'It needs 80x23';

test('in a window that is too small no key, no click and no paste answers anything; covering the screen works', async () => {
  const { desk, press, frame, rows, table, library } = await deskAt({ start: ANN_AND_BOB });
  await press('enter', 'space', '1', '1', 'enter', 'space', '1', '1');
  expect(frame()).toContain('What do you do?');
  const before = rows();
  const saved = JSON.stringify([...library.files.values()]);
  table.dispatch({ kind: 'resize', size: { columns: 60, rows: 15 } });
  expect(frame()).toContain(NEEDED);
  await press('enter', '1', 'u', 'q', 'm', 'r', 'escape');
  desk.paste('1');
  table.dispatch({ kind: 'resize', size: { columns: 80, rows: 23 } });
  expect(rows()).toEqual(before);
  expect(JSON.stringify([...library.files.values()])).toBe(saved);

  table.dispatch({ kind: 'resize', size: { columns: 60, rows: 15 } });
  await press('c');
  table.dispatch({ kind: 'resize', size: { columns: 80, rows: 23 } });
  expect(frame()).toContain('The screen is covered.');
});
