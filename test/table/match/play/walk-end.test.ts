import { expect, test } from 'vitest';
import { positionOf } from '../../../../src/lessons/position.ts';
import { scene } from '../../../games/galactic-emperor/scene.ts';
import { stillAt } from '../../still-position.ts';

/** One of Ann's two Fighters has gone one space of two and may stop there. */
async function oneSpaceGone() {
  const table = scene().noShips().ships(0, 'c4', { fighter: 2 }).role('warlord', 0);
  table.begin('warlord.begin', { seat: 0 });
  const names = table.state.seats.map(() => ({ key: 'seat' }));
  const { match, still } = await stillAt('galactic-emperor', positionOf(table.state, names));
  for (const key of ['I', '7']) still.press(key);
  expect(match.decision?.kind).toBe('warlord.walk');
  expect(match.decision?.options.map(({ id }) => id)).not.toContain('stop');
  still.press('8');
  expect(match.decision?.options[0]?.id).toBe('stop');
  return { match, still };
}

test.each([
  [80, 24],
  [120, 30],
])('after a step the cursor begins in sight on stopping, which is done (%sx%s)', async (columns, rows) => {
  const { still } = await oneSpaceGone();
  const shown = still.rows({ columns, rows });
  expect(shown.join('\n')).toMatch(/▹ d +Stop at C5/);
  expect(shown.at(-1)).toMatch(/ d done /);
});

test.each(['d', 'S'])('%s stops, and Enter only under a cursor that was put there', async key => {
  const { match, still } = await oneSpaceGone();
  const asked = match.decision;
  still.press('enter');
  expect(match.decision).toBe(asked);
  still.press(key);
  expect(match.decision?.kind).toBe('warlord.move');
});
