import { expect, test } from 'vitest';
import { hasRights, RIGHTS, withoutRights } from './rights.ts';

// Part of the short form of `npm run storage`: see docs/reliability.md. Folders that can't be made are in
// test/e2e/folders.test.ts.

test.skipIf(!hasRights()).each(RIGHTS.filter(({ isShort }) => isShort))(
  '$what: that is said, and nothing is changed',
  async rights => {
    expect((await withoutRights(rights)).faults).toEqual([]);
  },
  60_000,
);
