import { describe, expect, test } from 'vitest';
import { WIN_PERCENTAGE } from '../../../../src/games/galactic-emperor/lessons/when-to-fight.ts';
import { en } from '../../../../src/games/galactic-emperor/text/en.ts';
import { choicesOf, idleIn } from '../../../oracles/lesson-choices.ts';
import { courseOf, lessonOf } from '../../astray.ts';
import { FIGHTS, wonOf } from '../trials/fights.ts';
import measured from '../trials/measured.json' with { type: 'json' };
import { TRIALS } from '../trials/trials.ts';

const course = await courseOf('galactic-emperor');

/** The least by which a choice that is called better has won more often, of a hundred matches. */
const MORE = 10;

describe('a lesson calls a choice better only where it was tried', () => {
  test.each(TRIALS.filter(({ than }) => than.length > 0).map(trial => [trial.id, trial] as const))(
    '%s',
    (id, trial) => {
      const figures = measured.trials.find(one => one.id === id);
      const against = new Map(Object.entries(figures?.against ?? {}));
      for (const worse of trial.than) {
        expect(against.get(worse)?.pairs).toBeGreaterThanOrEqual(400);
        expect(against.get(worse)?.more).toBeGreaterThanOrEqual(MORE);
        expect(against.get(worse)?.atLeast).toBeGreaterThan(0);
      }
    },
  );

  test('the fights that a lesson ends with were won as often as it says', () => {
    const said = en['lesson.when-to-fight.remember.1'].match(/\d+/g)?.map(Number).slice(1);
    const won = ['a Dreadnought on a lone Empire', 'a Cruiser on a lone Empire', 'two Fighters on a lone Empire'].map(
      id => {
        const fight = measured.fights.find(one => one.id === id);
        return fight === undefined ? null : Math.round((100 * fight.won) / fight.count);
      },
    );
    expect(said).toEqual(won);
  });

  test('and of a hundred fights about as many are won as the lesson says', () => {
    const [fight] = FIGHTS;
    const won = fight === undefined ? 0 : wonOf(fight, 100);
    expect(Math.abs(won - WIN_PERCENTAGE)).toBeLessThan(8);
  });
});

// All lessons: npm run lessons -- --choices --game galactic-emperor.
describe('whatever a stage accepts reaches its goals, or is played out in three answers', () => {
  test.each(['explorer', 'merchant', 'engineer', 'science', 'endgame', 'battle', 'which-role'])('in %s', id => {
    expect(idleIn(choicesOf(course, lessonOf(course, id)))).toEqual([]);
  });
});
