import { expect, test } from 'vitest';
import { CHANGES, changedOutside, copyTaken, DAMAGES, resumedDamaged } from './file-cases.ts';

// The short form of the second half of `npm run storage`: see docs/reliability.md.

test.each(CHANGES)(
  '$what: what is theirs stays, and the match goes on whole',
  async change => {
    expect((await changedOutside(change)).faults).toEqual([]);
  },
  60_000,
);

test.each(DAMAGES)(
  'a match with its $what is resumed with all that can be read, and says so',
  async damage => {
    expect((await resumedDamaged(damage)).faults).toEqual([]);
  },
  60_000,
);

test('a copy of the file, taken while the match is open, is a match of its own', async () => {
  expect((await copyTaken()).faults).toEqual([]);
}, 60_000);
