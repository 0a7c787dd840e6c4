import { expect, test } from 'vitest';
import { CHANGES, changedOutside, DAMAGES, resumedDamaged } from './file-cases.ts';

// The short form of the second half of `npm run storage`: see docs/reliability.md. It looks at what people are told;
// what a file is then stands in test/saves/file/match-file-changed.test.ts and test/saves/damaged.test.ts, for every
// place at which it is cut or damaged.

test.each(CHANGES.filter(({ isShort }) => isShort))(
  '$what: what is theirs stays, and the match goes on whole',
  async change => {
    expect((await changedOutside(change)).faults).toEqual([]);
  },
  60_000,
);

test.each(DAMAGES.filter(({ isShort }) => isShort))(
  'a match with its $what is resumed with all that can be read, and says so',
  async damage => {
    expect((await resumedDamaged(damage)).faults).toEqual([]);
  },
  60_000,
);
