import { expect, test } from 'vitest';
import { brokenDisk, clockSetBack, removedFolder, twoPrograms } from './cases.ts';
import { hasOwnDisks } from './own-disk.ts';

// The short form of `npm run storage`: see docs/reliability.md. What a disk may refuse call by call is in test/saves/full-disk.test.ts.

const onOwnDisk = test.skipIf(!hasOwnDisks());

onOwnDisk(
  'a match goes on while the disk is full, is told not to be saved, and is saved when there is room',
  async () => {
    expect((await brokenDisk('full', 'fill', 'empty')).faults).toEqual([]);
  },
  120_000,
);

onOwnDisk(
  'so it does while the folder is read-only',
  async () => {
    expect((await brokenDisk('read-only', 'make read-only', 'make writable')).faults).toEqual([]);
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

test('a second program on a save is told, and neither loses anything', async () => {
  expect((await twoPrograms('all the same')).faults).toEqual([]);
}, 120_000);

test('the match played last is gone on with, also when the clock was set back', async () => {
  expect((await clockSetBack()).faults).toEqual([]);
}, 120_000);
