import { expect, test } from 'vitest';
import { randomAnswer } from '../../../src/bots/random.ts';
import { spaceEmpires } from '../../../src/games/space-empires/game.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { advance, stateAtStage } from '../../../src/session/teaching/standing.ts';
import { courseOf } from '../../games/astray.ts';
import { settingFor } from '../../games/space-empires/oracles/matches.ts';

/** Plays by chance until what is looked for is so. */
function playUntil(match: Match, isSo: () => boolean): void {
  const random = seededRandom('standing');
  for (let { decision } = match; decision !== null && !isSo(); decision = match.decision) {
    match.answer(decision.n, randomAnswer(decision, random));
  }
}

test('a goal sees all that its learner was told since the stage began, also when others were told more before', async () => {
  const match = spaceEmpires.start(settingFor(4, 'standing', { scenario: '4p-normal' }));
  const { lessons } = await courseOf('space-empires');
  const [lesson] = lessons;
  if (lesson === undefined) throw new Error('there is no lesson');
  const { learner } = lesson;
  playUntil(match, () => match.logEnd(learner) < match.logBounds.to);
  const begun = match.logEnd(learner);
  expect(begun).toBeLessThan(match.logBounds.to);

  let seen: readonly number[] = [];
  const watched = {
    ...lesson,
    stages: [
      {
        say: { key: 'lesson.right' },
        goals: [
          {
            words: { key: 'lesson.right' },
            met: ({ events }: { readonly events: readonly { readonly index: number }[] }) => {
              seen = events.map(({ index }) => index);
              return false;
            },
          },
        ],
      },
    ],
  };
  const standing = stateAtStage(watched, match, 0);
  playUntil(match, () => match.logEnd(learner) > begun);
  advance(watched, match, standing);
  expect(seen).toEqual(match.events(learner, begun).map(({ index }) => index));
  expect(seen[0]).toBe(begun);
});
