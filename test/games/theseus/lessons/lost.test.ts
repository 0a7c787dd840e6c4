import { describe, expect, test } from 'vitest';
import { theseusBot } from '../../../../src/games/theseus/bot.ts';
import { theseus } from '../../../../src/games/theseus/game.ts';
import type { Lesson } from '../../../../src/games/lesson.ts';
import { theseusLessons } from '../../../../src/games/theseus/lessons/index.ts';
import { seededRandom } from '../../../../src/kernel/random.ts';
import { beginLesson } from '../../../../src/table/lessons/begin-lesson.ts';

/** A lesson as far as its `stage`, by its own ways, and then by these answers of the learner. */
function astray(id: string, stage: number, ...answers: readonly string[]) {
  const lesson = lessonOf(id);
  const { taught, opponent } = beginLesson(theseus, lesson, theseusBot);
  const random = seededRandom(id);
  const left = [
    ...lesson.stages.slice(0, stage).flatMap(({ goals, way = [] }) => (goals ? way : ['go-on'])),
    ...answers,
  ];
  for (;;) {
    const { decision } = taught;
    const own = decision?.seat === lesson.learner;
    if (taught.standing.lost || decision === null || (own && left.length === 0)) return taught;
    const view = taught.fork().view(decision.seat);
    const answer = own ? left.shift() : opponent({ game: 'theseus', view, decision, random });
    if (answer === undefined) throw new Error('no answer is left');
    const isBait = own && lesson.stages[taught.standing.stage]?.wrong?.some(({ option }) => option === answer) === true;
    if (isBait) expect(() => taught.answer(decision.n, answer)).toThrow();
    else taught.answer(decision.n, answer);
  }
}

function lessonOf(id: string): Lesson {
  const lesson = theseusLessons.find(candidate => candidate.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  return lesson;
}

describe('a goal out of reach leads back to the last mark', () => {
  test.each([
    ['cards', 4, ['end', 'unit:marine-2', 'room:corridors-a', 'assault', 'end'], 'lesson.cards.replace.end'],
    ['endgame', 3, ['unit:marine-2', 'room:corridors-b', 'assault', 'end'], 'lesson.endgame.attack.lost'],
    ['endgame', 4, ['end', 'unit:marine-2', 'take-upgrade', 'end'], 'lesson.endgame.finish.lost'],
  ] as const)('in %s, stage %i', (id, stage, answers, words) => {
    const taught = astray(id, stage, ...answers);
    expect(taught.standing).toMatchObject({ stage, lost: true });
    expect(taught.coach?.key).toBe(words);
    const { decision } = taught;
    expect(decision?.options.map(option => option.id)).toEqual(['again']);
    taught.answer(decision?.n ?? 0, 'again');
    expect(taught.standing).toMatchObject({ stage, lost: false });
  });
});

describe('where the lessons lead', () => {
  test('TH-18, TH-20 what a first match does not need comes last', () => {
    const optional = theseusLessons.map(lesson => lesson.optional === true);
    expect(optional).toEqual(optional.toSorted((one, other) => Number(one) - Number(other)));
    expect(optional.filter(Boolean)).toHaveLength(2);
  });

  test('TH-17.2 the last one of the course ends with a match that the learner has won', () => {
    const lesson = lessonOf('endgame');
    const taught = astray('endgame', lesson.stages.length);
    expect(taught.outcome?.winners).toEqual([lesson.learner]);
  });
});
