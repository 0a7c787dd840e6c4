import { expect } from 'vitest';
import type { BotPlayer } from '../../src/bots/player.ts';
import type { Lesson } from '../../src/games/lesson.ts';
import type { Game } from '../../src/kernel/playable.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { beginLesson } from '../../src/table/lessons/begin-lesson.ts';
import type { TaughtMatch } from '../../src/table/lessons/taught-match.ts';

/** A game with its lessons, and who plays against the learner. */
export interface Course {
  readonly game: Game;
  readonly lessons: readonly Lesson[];
  readonly bot: BotPlayer;
}

/** A lesson by its id. Throws when there is none. */
export function lessonOf({ lessons }: Course, id: string): Lesson {
  const lesson = lessons.find(candidate => candidate.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  return lesson;
}

/** A lesson as far as its `stage`, by its own ways, and then by these answers of the learner. */
export function astray(course: Course, id: string, stage: number, ...answers: readonly string[]): TaughtMatch {
  const { game, bot } = course;
  const lesson = lessonOf(course, id);
  const { taught, opponent } = beginLesson(game, lesson, bot);
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
    const answer = own ? left.shift() : opponent({ game: game.id, view, decision, random });
    if (answer === undefined) throw new Error('no answer is left');
    const isBait = own && lesson.stages[taught.standing.stage]?.wrong?.some(({ option }) => option === answer) === true;
    if (isBait) expect(() => taught.answer(decision.n, answer)).toThrow();
    else taught.answer(decision.n, answer);
  }
}

/** After these answers the goals of the stage are out of reach: the coach says so in these words, and goes back to the last mark. */
export function expectLost(course: Course, id: string, stage: number, answers: readonly string[], words: string): void {
  const taught = astray(course, id, stage, ...answers);
  expect(taught.standing).toMatchObject({ stage, lost: true });
  expect(taught.coach?.key).toBe(words);
  const { decision } = taught;
  expect(decision?.options.map(option => option.id)).toEqual(['again']);
  taught.answer(decision?.n ?? 0, 'again');
  expect(taught.standing).toMatchObject({ stage, lost: false });
}
