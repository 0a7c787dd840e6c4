import { copyFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FakeLibrary } from '../../desk-of.ts';
import { deskAt } from '../../desk-at.tsx';

test('a file that has no name of a save is listed with the reason, and neither opened nor deleted by a name that it has not', async () => {
  const library = new FakeLibrary();
  writeFileSync(library.at('evening.json'), '{}');
  copyFileSync(library.at('evening.json'), library.at('Big\u202e Name.json'));
  const before = library.names;
  const { press, frame } = await deskAt({ library, start: { screen: 'resume' } });
  expect(frame()).toMatch(/Big\? Name\.json +can’t be read/);
  expect(frame()).not.toContain('\u202e');
  for (const key of ['enter', 'x']) {
    await press('end', key);
    expect(frame().replaceAll(/\s+/g, ' ')).toContain('has no name of a save: a-z, 0-9 and hyphens, 80 at most.');
  }
  expect(library.names).toEqual(before);
});
