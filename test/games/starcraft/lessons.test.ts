import { expect, test } from 'vitest';
import { starcraftBot } from '../../../src/games/starcraft/bot.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { starcraftLessons } from '../../../src/games/starcraft/lessons/index.ts';
import { beginLesson } from '../../../src/session/teaching/begin-lesson.ts';
import { describeLessons, playTaught } from '../../oracles/lessons.ts';
import { picture } from './board/painting.ts';

describeLessons(starcraft, starcraftLessons, starcraftBot);

/** What was explained once stays so: the panes behind the first of them need not be painted. */
const ENOUGH = 10;

test('the coach says what a total is no later than the Battle pane shows the first one', () => {
  let totals = 0;
  const unexplained: string[] = [];
  let isExplained = false;
  for (const lesson of starcraftLessons) {
    const { taught, opponent, format } = beginLesson(starcraft, lesson, starcraftBot);
    playTaught(lesson, taught, opponent, false, ({ stage }) => {
      const said = lesson.stages[stage]?.say;
      isExplained ||= said !== undefined && /total.*attack\/health/.test(format(said));
      if (totals > ENOUGH) return;
      const pane = picture('battle', taught.view(lesson.learner), 100, 40, { seat: lesson.learner }).join('\n');
      if (!/Your totals|On average|falls \d+ %/.test(pane)) return;
      totals += 1;
      if (!isExplained) unexplained.push(`${lesson.id}, stage ${stage}`);
    });
  }
  expect(totals).toBeGreaterThan(ENOUGH);
  expect(unexplained).toEqual([]);
});

test('SC-13.7.B.1 what the first battle says of the cards of Kerrigan is what the Battle pane counts with', () => {
  const lesson = starcraftLessons.find(({ id }) => id === 'first-battle');
  if (lesson === undefined) throw new Error('there is no such lesson');
  const { taught, opponent, format } = beginLesson(starcraft, lesson, starcraftBot);
  const cards = lesson.stages.findIndex(({ predict }) => predict?.ask.key === 'lesson.first-battle.cards.ask');
  let pane = '';
  playTaught(lesson, taught, opponent, false, ({ stage, said }) => {
    if (stage !== cards || said === null || pane !== '') return;
    pane = picture('battle', taught.view(lesson.learner), 100, 40, { seat: lesson.learner }).join('\n');
  });
  const said = format(lesson.stages[cards]?.say ?? { key: '' });
  expect(said).toContain('attack is 4 to 6 and health 3 to 6');
  expect(said).toContain('any other card gives it less, down to 2');
  // Her health is 2 to 6, and her attack at most 6.
  expect(pane).toContain('attack 6 kills Zergling for sure, 2 may');
  expect(pane).toContain('health 7 survives for sure');
});
