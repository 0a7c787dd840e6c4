import type { Lesson } from '../../src/lessons/lesson.ts';
import { Refusal } from '../../src/kernel/match/refusal.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { beginLesson } from '../../src/session/teaching/begin-lesson.ts';
import { GO_ON_ID, isLessonsOwn } from '../../src/session/teaching/own-options.ts';
import type { Course } from '../games/astray.ts';
import { playTaught } from './lessons.ts';

/** What the learner of a lesson answers on its own way. */
export interface LearnersAnswers {
  /** Answers that decide something, predictions among them. */
  readonly answers: number;
  /** Those of them with one option only, or one that is accepted: all others are prepared wrong turns. */
  readonly closed: number;
  /** Pages that are only read: they are no answers. */
  readonly pages: number;
}

/** Counts the learner's answers while a lesson is played by its own way. */
export function answersOf({ game, bot }: Course, lesson: Lesson): LearnersAnswers {
  const { taught, opponent } = beginLesson(game, lesson, bot);
  let [answers, closed, pages] = [0, 0, 0];
  playTaught(lesson, taught, opponent, false, () => {
    const { decision, stage } = taught;
    if (decision?.seat !== lesson.learner) return;
    const { kind, options } = decision;
    if (options.some(({ id }) => id === GO_ON_ID)) pages += 1;
    else {
      const baits = stage?.wrong?.filter(turn => turn.kind === kind).map(({ option }) => option) ?? [];
      answers += 1;
      if (decision.amount === null && options.filter(({ id }) => !baits.includes(id)).length === 1) closed += 1;
    }
  });
  return { answers, closed, pages };
}

/** How a learner fares who always presses Enter: pages are read on, and the first option is taken. */
export type ByEnter = 'missed a prediction' | 'refused' | 'lost a stage' | 'gets nowhere' | 'passed';

/** After this many answers a learner who presses Enter gets nowhere: no lesson takes so many. */
export const PATIENCE = 120;

/** Plays a lesson by Enter alone, until it goes wrong for the first time. */
export function playByEnter({ game, bot }: Course, lesson: Lesson): ByEnter {
  const { taught, opponent } = beginLesson(game, lesson, bot);
  const random = seededRandom(lesson.id);
  for (let given = 0; given < PATIENCE; given += 1) {
    const { decision } = taught;
    if (taught.standing.lost !== null) return 'lost a stage';
    if (taught.judged.some(({ right }) => !right)) return 'missed a prediction';
    if (taught.stage === null) return 'passed';
    if (decision === null) throw new Error(`${lesson.id}: nothing is asked`);
    if (decision.seat !== lesson.learner) {
      const view = taught.fork().view(decision.seat);
      taught.answer(decision.n, opponent({ game: taught.game, view, decision, random }));
      continue;
    }
    const first = decision.options[0]?.id ?? decision.amount?.min ?? 0;
    try {
      taught.answer(decision.n, first);
    } catch (error) {
      if (!(error instanceof Refusal) || (typeof first === 'string' && isLessonsOwn(first))) throw error;
      return 'refused';
    }
  }
  return 'gets nowhere';
}
