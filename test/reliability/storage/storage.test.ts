import { expect, test } from 'vitest';
import { fullDisk, readOnlyFolder, twoPrograms } from './cases.ts';
import { fileLimit, hasLimits } from './file-limit.ts';
import { hasOwnDisks } from './own-disk.ts';

// The short form of `npm run storage`: see docs/reliability.md. What a disk may refuse call by call is in
// test/saves/file/match-file-failing.test.ts, folders that are removed in match-file-changed.test.ts beside it, and a
// clock that is set back in match-file.test.ts and open-match.test.ts there.

const onOwnDisk = test.skipIf(!hasOwnDisks());

onOwnDisk(
  'a match goes on while the disk is full, is told not to be saved, and is saved when there is room',
  async () => {
    expect((await fullDisk()).faults).toEqual([]);
  },
  120_000,
);

onOwnDisk(
  'a match begins in a read-only folder, is told not to be saved, and is saved when that can be written to',
  async () => {
    expect((await readOnlyFolder()).faults).toEqual([]);
  },
  120_000,
);

test.skipIf(!hasLimits())(
  'a match goes on while its file may not grow, is told not to be saved, and is saved when it may',
  async () => {
    expect((await fileLimit()).faults).toEqual([]);
  },
  120_000,
);

test('a second program on a save is told, and neither loses anything', async () => {
  expect((await twoPrograms('all the same')).faults).toEqual([]);
}, 120_000);
