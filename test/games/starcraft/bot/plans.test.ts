import { expect, test } from 'vitest';
import { plansFor } from '../../../../src/games/starcraft/bot/plans.ts';
import { featuresOf } from '../../../../src/games/starcraft/bot/value.ts';
import weights from '../../../../src/games/starcraft/bot/weights.json' with { type: 'json' };
import { starcraftBot } from '../../../../src/games/starcraft/bot.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import { isStarCraftView } from '../../../../src/games/starcraft/view.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';

const setting = { seats: [{ name: 'Ann' }, { name: 'Bob' }], options: {}, seed: 'plans' };

test('SC-5.2: plans of a round begin with that of the rules of thumb, are on offer, and go on with their own orders', () => {
  const match = starcraft.start(setting, { checkpointEvery: 0 });
  const random = seededRandom('plans');
  let [questions, followed, other] = [0, 0, 0];
  while (questions < 12 && match.decision !== null) {
    const { decision } = match;
    const turn = { game: 'starcraft', decision, random, view: match.view(decision.seat) };
    const answer = starcraftBot({ ...turn, random: seededRandom('same') });
    const plans = plansFor(starcraftBot, { ...turn, random: seededRandom('same') }, 6);
    const isPlanning = decision.kind === 'planning.planet' || decision.kind === 'planning.token';
    expect(plans !== null).toBe(isPlanning);
    if (plans !== null) {
      questions += 1;
      expect(plans[0]).toEqual({ answer, follow: null });
      expect(plans.length).toBeLessThanOrEqual(6);
      const ids = decision.options.map(({ id }) => id);
      for (const plan of plans) {
        expect(ids).toContain(plan.answer);
        if (plan.follow === null) continue;
        // A player who follows a plan gives its answer to the question at which it begins.
        expect(plan.follow({ ...turn, random: seededRandom('same') })).toBe(plan.answer);
        followed += 1;
        if (plan.answer !== answer) other += 1;
      }
    }
    match.answer(decision.n, answer);
  }
  expect(followed).toBeGreaterThan(12);
  expect(other).toBeGreaterThan(3);
});

test('the fitted chance weighs exactly what is read off a position', () => {
  const match = starcraft.start(setting, { checkpointEvery: 0 });
  const view = match.view(0);
  if (!isStarCraftView(view)) throw new Error('not a view of StarCraft');
  expect(Object.keys(weights.features).sort()).toEqual(Object.keys(featuresOf(view, 0)).sort());
});
