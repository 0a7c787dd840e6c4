import { expect, test } from 'vitest';
import type { Decision } from '../../../../src/kernel/match/decision.ts';
import { keyOf, nameKeyOf } from '../../../../src/games/starcraft/board/keys.ts';
import { LEARNER } from '../../../../src/games/starcraft/lessons/position.ts';
import { say } from '../../../../src/games/starcraft/text/say.ts';
import { isStarCraftView } from '../../../../src/games/starcraft/view.ts';
import { stillAt } from '../../../table/still-position.ts';
import { threePlanets } from '../three-planets.ts';

const AREAS = ['pridewater-1', 'pridewater-2', 'antiga-prime-1'] as const;

/** The keys of areas of Pridewater and Antiga Prime to retreat to; `null`: a view without them. */
function keysIn(view: unknown, key: typeof keyOf = keyOf): readonly (string | null | undefined)[] | null {
  const options = AREAS.map(area => ({
    id: `area:${area}`,
    words: say('done'),
    refs: [`area:${area}`] as const,
    subject: `area:${area}` as const,
  }));
  const asked: Decision = {
    ...{ n: 1, seat: LEARNER, kind: 'battle.retreat', prompt: say('done'), rule: 'SC-13.9.5' },
    ...{ options, amount: null, secrecy: 'open' },
  };
  return isStarCraftView(view) ? options.map(option => key(view, asked, option)) : null;
}

test('SC-13.9.5 areas of the planet of the order have their number alone, those of others the capital before it', async () => {
  const position = threePlanets()
    .area('pridewater-1', LEARNER, { marine: 3 })
    .eventDeck()
    .order(LEARNER, 'pridewater', 'mobilize')
    .order(LEARNER, 'antiga-prime', 'research')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
  const { match, still } = await stillAt('starcraft', position);
  expect(keysIn(match.view('spectator'))).toEqual(['R1', 'R2', 'A1']);
  still.press('R');
  expect(match.decision?.kind).toBe('mobilize.move');
  expect(keysIn(match.view('spectator'))).toEqual(['1', '2', 'A1']);
  // With its capital an area answers in any question.
  expect(keysIn(match.view('spectator'), nameKeyOf)).toEqual(['R1', 'R2', null]);
});
