import { expect, test } from 'vitest';
import { killAgainAndAgain } from './kills.ts';
import { runs } from '../runs.ts';

// The short form of `npm run kill`: see docs/reliability.md.

test.skipIf(process.platform === 'win32')(
  'a program that is killed at any moment loses nothing but the answer it was about to save',
  async () => {
    const { failures, moments } = await killAgainAndAgain({ kills: runs(6, 20), seed: 'short' });
    expect(failures).toEqual([]);
    expect(moments.size).toBeGreaterThan(2);
  },
  180_000,
);
