import { expect, test, vi } from 'vitest';
import { playForged } from './forged-at-table.ts';
import { soundSaves } from './sound-saves.ts';

// The short form of `npm run forged-saves`: see docs/reliability.md.

/** Each way of forging is tried this often; `npm run forged-saves` says so, and with which seed. */
const { ORRERY_FORGED: rounds = '1', ORRERY_FORGED_SEED: seed = 'short' } = process.env;

vi.setConfig({ testTimeout: 120_000 * Number(rounds) });

test('a forged save that is opened is played on at the table: it neither ends the program nor paints the terminal', async () => {
  const { files } = await soundSaves(2);
  const { opened, refused, faults } = await playForged(files, {
    rounds: Number(rounds),
    keys: rounds === '1' ? 8 : 30,
    seed,
  });
  if (rounds !== '1') console.log(`${opened} were played, ${refused} refused`);
  expect(faults).toEqual([]);
  expect(opened).toBeGreaterThan(10);
  expect(refused).toBeGreaterThan(3);
});
