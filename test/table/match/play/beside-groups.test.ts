import { expect, test } from 'vitest';
import { LEARNER } from '../../../../src/games/starcraft/lessons/position.ts';
import { stillAt } from '../../still-position.ts';
import { threePlanets } from '../../../games/starcraft/three-planets.ts';

test('SC-8.1, SC-8.2 left and right go to the rows under the heading beside, and buy nothing', async () => {
  const position = threePlanets()
    .cards(LEARNER, 'pridewater-1', 'pridewater-2', 'pridewater-3')
    .workers(LEARNER, 12)
    .eventDeck()
    .order(LEARNER, 'pridewater', 'build')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
  const { match, still } = await stillAt('starcraft', position, { size: { columns: 120, rows: 40 } });
  still.press('1');
  expect(match.decision?.kind).toBe('build.units');
  const cursor = () => /[▸▹] (\S+)/.exec(still.rows().slice(-12).join('\n'))?.[1];
  const { n } = match.decision ?? {};
  expect(cursor()).toBe('W');
  still.press('right');
  expect(cursor()).toBe('1');
  still.press('left');
  expect(cursor()).toBe('W');
  expect(match.decision?.n).toBe(n);
  still.press('+');
  expect(match.decision?.n).not.toBe(n);
});
