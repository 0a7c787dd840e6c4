import { expect, test } from 'vitest';
import { starcraftFigures } from '../../../scripts/keys/scenes.ts';

test('the scenes of StarCraft are played to their ends, and none takes more keys than it should', async () => {
  const figures = await starcraftFigures();
  expect(figures).toHaveLength(5);
  expect(figures.filter(({ keys, target }) => keys === 0 || keys > target)).toEqual([]);
});
