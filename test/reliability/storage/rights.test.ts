import { expect, test } from 'vitest';
import { clockSetBackMeanwhile } from './clock.ts';
import { hasRights, RIGHTS, withoutRights } from './rights.ts';

// Part of the short form of `npm run storage`: see docs/reliability.md.

test.skipIf(!hasRights()).each(RIGHTS)(
  '$what: that is said, and nothing is changed',
  async rights => {
    expect((await withoutRights(rights)).faults).toEqual([]);
  },
  60_000,
);

test('a match goes on, is saved and is the last one when the clock is set back while it is played', async () => {
  expect((await clockSetBackMeanwhile()).faults).toEqual([]);
}, 60_000);
