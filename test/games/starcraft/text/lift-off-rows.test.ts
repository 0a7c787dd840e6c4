import { expect, test } from 'vitest';
import { LEARNER } from '../../../../src/games/starcraft/lessons/position.ts';
import { stillAt } from '../../../table/still-position.ts';
import { threePlanets } from '../three-planets.ts';

test('SC-22.1.2 all places to which a base can lift off stand beside the units that move, whole at 80x24', async () => {
  const builder = threePlanets().base('antiga-prime-2', LEARNER);
  builder.with(({ options }) => Object.assign(options, { liftOff: 'yes' }));
  const position = builder
    .area('antiga-prime-1', LEARNER, { marine: 3, firebat: 1 })
    .area('pridewater-1', LEARNER, { marine: 1, goliath: 1 })
    .eventDeck()
    .order(LEARNER, 'antiga-prime', 'mobilize')
    .order(LEARNER, 'pridewater', 'research')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
  const { still } = await stillAt('starcraft', position);
  still.press('A');
  const text = still.rows().join('\n');
  expect(text).toMatch(/Marine ×3 from Antiga Prime 1 +Z1 Lift off to Antiga Prime 1$/m);
  expect(text).toMatch(/Firebat from Antiga Prime 1 +Z3 Lift off to Antiga Prime 3$/m);
  expect(text).toMatch(/ d Done$/m);
});
