import { expect, test } from 'vitest';
import { clockSetBack, fullDisk, readOnlyFolder, removedFolder, twoPrograms } from './cases.ts';
import { fileLimit, hasLimits } from './file-limit.ts';
import { hasOwnDisks } from './own-disk.ts';

// The short form of `npm run storage`: see docs/reliability.md. What a disk may refuse call by call is in test/saves/file/match-file-failing.test.ts.

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

onOwnDisk(
  'a folder that is removed is made again',
  async () => {
    expect((await removedFolder()).faults).toEqual([]);
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

test('the match played last is gone on with, also when the clock was set back', async () => {
  expect((await clockSetBack()).faults).toEqual([]);
}, 120_000);
