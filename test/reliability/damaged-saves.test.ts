import { expect, test, vi } from 'vitest';
import { freshFolder } from '../saves/support.ts';
import { ALL_DAMAGES, tryDamagedSaves } from './damaged-saves.ts';
import { soundSaves } from './sound-saves.ts';

vi.setConfig({ testTimeout: 120_000 });

test('a damaged save is refused with a sentence, or loads and plays; each way of damaging is tried', async () => {
  const saves = await soundSaves(3);
  const report = await tryDamagedSaves({ count: 2 * ALL_DAMAGES.length, seed: 'short', saves, folder: freshFolder() });
  expect(report.failures).toEqual([]);
  expect([...report.fates.keys()]).toEqual(ALL_DAMAGES);
  const fates = [...report.fates.values()].flatMap(counts => [...counts.keys()]);
  for (const fate of ['loaded', 'refused: checksum', 'refused: not-json', 'refused: not-a-save', 'refused: newer']) {
    expect(fates).toContain(fate);
  }
});
