import { expect, test } from 'vitest';
import { starcraftBot } from '../../../src/games/starcraft/bot.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { starcraftLessons } from '../../../src/games/starcraft/lessons/index.ts';
import { beginLesson } from '../../../src/session/teaching/begin-lesson.ts';
import { describeLessons, playTaught } from '../../oracles/lessons.ts';
import { picture } from './board/painting.ts';

describeLessons(starcraft, starcraftLessons, starcraftBot);

test('the coach says what a total is no later than the Battle pane shows the first one', () => {
  let totals = 0;
  const unexplained: string[] = [];
  let isExplained = false;
  for (const lesson of starcraftLessons) {
    const { taught, opponent, format } = beginLesson(starcraft, lesson, starcraftBot);
    playTaught(lesson, taught, opponent, false, ({ stage }) => {
      const said = lesson.stages[stage]?.say;
      isExplained ||= said !== undefined && /total.*attack\/health/.test(format(said));
      const pane = picture('battle', taught.view(lesson.learner), 100, 40, { seat: lesson.learner }).join('\n');
      if (!/Your totals|On average|falls \d+ %/.test(pane)) return;
      totals += 1;
      if (!isExplained) unexplained.push(`${lesson.id}, stage ${stage}`);
    });
  }
  expect(totals).toBeGreaterThan(10);
  expect(unexplained).toEqual([]);
});
