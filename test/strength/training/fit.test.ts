import { describe, expect, test } from 'vitest';
import { chanceBy } from '../../../src/bots/logistic.ts';
import { loadBot, loadForesight, loadGame } from '../../../src/games/index.ts';
import { randomBelow, seededRandom } from '../../../src/kernel/plain/random.ts';
import { brier, fit, solved } from './fit.ts';
import type { Sample } from './fit.ts';
import { samplesOf } from './samples.ts';

const TRUE = { constant: 0.5, features: { points: 0.8, bases: -0.4 } };

/** Positions whose winners are drawn by a model that is known. */
function drawn(count: number): readonly Sample[] {
  const random = seededRandom('drawn');
  return Array.from({ length: count }, (_, match) => {
    const features = {
      points: randomBelow(random, 9) - 4,
      bases: randomBelow(random, 5) - 2,
      noise: randomBelow(random, 7),
    };
    const share = randomBelow(random, 1_000_000) < 1_000_000 * chanceBy(TRUE, features) ? 1 : 0;
    return { match, progress: 0, features, value: null, share };
  });
}

describe('a fit', () => {
  test('finds the model by which the winners were drawn, and that a feature tells nothing', () => {
    const { constant, features } = fit(drawn(6_000), ['points', 'bases', 'noise']);
    expect(constant).toBeCloseTo(TRUE.constant, 0);
    expect(features.points).toBeCloseTo(TRUE.features.points, 1);
    expect(features.bases).toBeCloseTo(TRUE.features.bases, 1);
    expect(features.noise).toBeCloseTo(0, 1);
  });

  test('gives a feature that is always the same no weight', () => {
    const samples = drawn(300).map(sample => ({ ...sample, features: { ...sample.features, always: 3 } }));
    expect(fit(samples, ['points', 'always']).features.always).toBeCloseTo(0, 2);
  });

  test('is judged by how much its chances miss', () => {
    const samples = drawn(2_000);
    const known = brier(samples, ({ features }) => chanceBy(TRUE, features));
    expect(known).toBeLessThan(0.2);
    expect(brier(samples, () => 0.5)).toBe(0.25);
    expect(brier(samples, ({ share }) => share)).toBe(0);
  });

  test('solves equations whose first pivot is nothing', () => {
    const [x = 0, y = 0, z = 0] = solved(
      [
        [0, 2, 1],
        [1, 1, 1],
        [2, 0, 3],
      ],
      [7, 6, 11],
    );
    expect([x, y, z].map(value => Math.round(value * 1e6) / 1e6)).toEqual([1, 2, 3]);
  });
});

test('samples are the rounds of a match as each seat sees them, with who has won', async () => {
  const [game, foresight] = await Promise.all([loadGame('starcraft'), loadForesight('starcraft')]);
  if (game === null || foresight === null) throw new Error('no StarCraft');
  const features = foresight.features ?? foresight.counts;
  const sampling = { game, bot: await loadBot('starcraft'), seats: 2, seed: 'samples', features };
  const samples = samplesOf(sampling, 3);
  expect(samples).toEqual(samplesOf(sampling, 3));
  expect(samples.length).toBeGreaterThan(4);
  expect(samples.length % 2).toBe(0);
  for (const [at, sample] of samples.entries()) {
    const other = samples[at % 2 === 0 ? at + 1 : at - 1];
    expect(sample.share + (other?.share ?? 0)).toBe(1);
    // What one is ahead by, the other is behind by.
    expect(sample.features.points).toBe(-(other?.features.points ?? 0) + 0);
  }
});
