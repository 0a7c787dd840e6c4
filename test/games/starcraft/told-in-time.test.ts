import { expect, test } from 'vitest';
import { starcraftBot } from '../../../src/games/starcraft/bot.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { starcraftLessons } from '../../../src/games/starcraft/lessons/index.ts';
import { isStarCraftView } from '../../../src/games/starcraft/view.ts';
import { astray, lessonOf } from '../astray.ts';
import type { Course } from '../astray.ts';

const STARCRAFT: Course = { game: starcraft, lessons: starcraftLessons, bot: starcraftBot };

/** The stage of a lesson in which the coach says that. */
function stageOf(id: string, key: string): number {
  return lessonOf(STARCRAFT, id).stages.findIndex(({ say }) => say.key === key);
}

test('SC-6.2 the coach calls Kerrigan’s last order gone when none of hers is left on the board', () => {
  const taught = astray(STARCRAFT, 'orders', stageOf('orders', 'lesson.orders.obstructed'));
  expect(taught.coach?.key).toBe('lesson.orders.obstructed');
  const view = taught.view(0);
  if (!isStarCraftView(view)) throw new Error('no view of this game');
  expect(view.seats[1]?.ordersOnBoard).toBe(0);
});

test('SC-9.1 the coach speaks of the starting forces when they are the learner’s to place', () => {
  const taught = astray(STARCRAFT, 'galaxy', stageOf('galaxy', 'lesson.galaxy.forces'));
  expect(taught.coach?.key).toBe('lesson.galaxy.forces');
  expect(taught.decision).toMatchObject({ seat: 0, kind: 'setUp.forces' });
});
