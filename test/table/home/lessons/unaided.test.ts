import { describe, expect, test } from 'vitest';
import { loadLessons } from '../../../../src/games/index.ts';
import { SMALL } from './learning.ts';
import { walkOnScreen } from './walk.ts';

/**
 * What a board says of what will come, game by game: the odds of a skirmish, what cards come to, the sectors of a walk
 * by number.
 */
const HELP: Readonly<Record<string, RegExp>> = {
  starcraft: /falls \d+ %|fells|holds (?:\d+ %|for sure)|Your totals/,
  theseus: /^.*→.*[a-z.] \+\d/m,
};

describe.each([
  ['starcraft', 'first-battle'],
  ['theseus', 'fourth-unit'],
])('in the lesson %s %s', (game, id) => {
  test('the board does not say what the learner is to say or to find out, and does so otherwise', async () => {
    const lesson = (await loadLessons(game)).find(one => one.id === id);
    if (lesson === undefined) throw new Error(`no lesson ${id}`);
    const help = HELP[game] ?? /./;
    const seen = { before: 0, helped: 0 };
    await walkOnScreen(game, lesson, SMALL, ({ stage, match, text }) => {
      const { predict, blind } = lesson.stages[stage] ?? {};
      const isOpen = blind === true || (predict !== undefined && match.lesson?.standing.said === null);
      if (isOpen) {
        seen.before += 1;
        expect(text, `stage ${stage}`).not.toMatch(help);
      } else if (help.test(text)) seen.helped += 1;
    });
    expect(seen.before).toBeGreaterThan(1);
    expect(seen.helped).toBeGreaterThan(0);
  });
});
