import { expect } from 'vitest';
import type { BotPlayer } from '../../src/bots/player.ts';
import { loadBot, loadGame, loadLessons } from '../../src/games/index.ts';
import { answerOn } from '../../src/lessons/lesson.ts';
import type { Lesson, Stage, WayAnswer } from '../../src/lessons/lesson.ts';
import type { Game } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { beginLesson } from '../../src/session/teaching/begin-lesson.ts';
import { AGAIN_ID, GO_ON_ID, predictionOptionId } from '../../src/session/teaching/own-options.ts';
import type { TaughtMatch } from '../../src/session/teaching/taught-match.ts';

/** A game with its lessons, and who plays against the learner. */
export interface Course {
  readonly game: Game;
  readonly lessons: readonly Lesson[];
  readonly bot: BotPlayer;
}

/** The lessons of a game, by its id. Throws when there is none. */
export async function courseOf(id: string): Promise<Course> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`there is no game ${id}`);
  return { game, lessons: await loadLessons(id), bot: await loadBot(id) };
}

/** A lesson by its id. Throws when there is none. */
export function lessonOf({ lessons }: Course, id: string): Lesson {
  const lesson = lessons.find(candidate => candidate.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  return lesson;
}

/** A lesson as far as its `stage`, by its own ways, and then by these answers of the learner. */
export function astray(course: Course, id: string, stage: number, ...answers: readonly WayAnswer[]): TaughtMatch {
  const lesson = lessonOf(course, id);
  const { taught } = beginLesson(course.game, lesson, course.bot);
  const ways = lesson.stages.slice(0, stage).flatMap(stage => waysOf(stage));
  goOn(course, id, taught, [...ways, ...answers]);
  return taught;
}

/** The answers of a stage, what the lesson itself asks among them: a prediction says the first that it may. */
function waysOf({ goals, predict, way = [] }: Stage<unknown>): readonly WayAnswer[] {
  const [first] = predict?.choices ?? [];
  const foretells = first === undefined ? [] : [predictionOptionId(first.id)];
  return [
    ...foretells,
    ...(goals === undefined ? [] : way),
    ...(goals === undefined || first !== undefined ? [GO_ON_ID] : []),
  ];
}

/** Gives these answers of the learner from where a lesson stands, until it is lost or asks for more. */
export function goOn(course: Course, id: string, taught: TaughtMatch, answers: readonly WayAnswer[]): void {
  const { game, bot } = course;
  const lesson = lessonOf(course, id);
  const { opponent } = beginLesson(game, lesson, bot);
  const random = seededRandom(id);
  const left = [...answers];
  for (;;) {
    const { decision } = taught;
    const own = decision?.seat === lesson.learner;
    if (taught.standing.lost !== null || decision === null || (own && left.length === 0)) return;
    const view = taught.fork().view(decision.seat);
    const given = own ? left.shift() : opponent({ game: game.id, view, decision, random });
    if (given === undefined) throw new Error('no answer is left');
    const answer = answerOn(given, decision);
    const isBait = own && lesson.stages[taught.standing.stage]?.wrong?.some(({ option }) => option === answer) === true;
    if (isBait) expect(() => taught.answer(decision.n, answer)).toThrow();
    else taught.answer(decision.n, answer);
  }
}

/**
 * After these answers the goals of the stage are out of reach: the coach says so, because a part of play is over or in
 * the words of the stage itself, with this advice, and goes back to the last mark.
 */
export function expectLost(
  course: Course,
  id: string,
  stage: number,
  answers: readonly WayAnswer[],
  over: string,
  advice?: string,
): void {
  const taught = astray(course, id, stage, ...answers);
  // The first time it asks what went wrong, and tells that only as a hint.
  const asked = taught.coach;
  expect(taught.hint()).toBe(true);
  const { coach, standing, decision } = taught;
  if (coach?.key !== asked?.key) expect(asked).toMatchObject({ key: 'lesson.lost-why' });
  expect(standing.stage).toBe(stage);
  expect(standing.lost).toEqual(coach);
  const named = coach?.key === 'lesson.lost' ? coach.with?.over : coach;
  expect(named).toMatchObject({ key: over });
  if (advice !== undefined) expect(coach?.with?.advice).toEqual({ key: advice });
  expect(decision?.options.map(option => option.id)).toEqual([AGAIN_ID]);
  taught.answer(decision?.n ?? 0, AGAIN_ID);
  expect(taught.standing).toMatchObject({ stage, lost: null });
}
