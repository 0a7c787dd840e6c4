import { expect, test } from 'vitest';
import { starcraftBot } from '../../../src/games/starcraft/bot.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { starcraftLessons } from '../../../src/games/starcraft/lessons/index.ts';
import { isStarCraftView } from '../../../src/games/starcraft/view.ts';
import type { TaughtMatch } from '../../../src/session/teaching/taught-match.ts';
import { astray, lessonOf } from '../astray.ts';
import type { Course } from '../astray.ts';

const STARCRAFT: Course = { game: starcraft, lessons: starcraftLessons, bot: starcraftBot };

/** The stage of a lesson in which the coach says that. */
function stageOf(id: string, key: string): number {
  return lessonOf(STARCRAFT, id).stages.findIndex(({ say }) => say.key === key);
}

test('SC-6.2 the coach says that Kerrigan’s last order is gone when none of hers is left on the board', () => {
  const stage = stageOf('orders', 'lesson.orders.covered');
  const taught = astray(STARCRAFT, 'orders', stage + 1);
  goBackTo(taught, stage);
  expect(taught.coach?.with?.because).toEqual({ key: 'lesson.orders.covered.because' });
  const view = taught.view(0);
  if (!isStarCraftView(view)) throw new Error('no view of this game');
  expect(view.seats[1]?.ordersOnBoard).toBe(0);
});

/** Takes back the going on from what came of a prediction. */
function goBackTo(taught: TaughtMatch, stage: number): void {
  taught.undo();
  expect(taught.standing.stage).toBe(stage);
}

test('SC-9.1 the coach speaks of the starting forces when they are the learner’s to place', () => {
  const taught = astray(STARCRAFT, 'galaxy', stageOf('galaxy', 'lesson.galaxy.forces'));
  expect(taught.coach?.key).toBe('lesson.galaxy.forces');
  expect(taught.decision).toMatchObject({ seat: 0, kind: 'setUp.forces' });
});
