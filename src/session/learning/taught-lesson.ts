import type { Lesson, Stage } from '../../lessons/lesson.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { LessonState } from '../teaching/standing.ts';
import type { PredictionVerdict } from '../teaching/standing.ts';
import type { Mark } from '../teaching/lesson-past.ts';
import type { TaughtMatch } from '../teaching/taught-match.ts';

/** The progress of a practice, which is a series of positions. */
export interface Practice {
  /** The number of this position, from 1, and the number of all positions. */
  readonly number: number;
  readonly count: number;
  /** The number of earlier positions that were predicted rightly. */
  readonly right: number;
  /** The title of the lesson that follows the practice; `null`: no lesson follows. */
  readonly before: Message | null;
}

/** A lesson that is being taught, and its match. */
export interface TaughtLesson {
  readonly lesson: Lesson;
  /** The next lesson; `null`: this lesson is the last one. */
  readonly next: Lesson | null;
  /** The practice to which this single position belongs; `null`: this is a whole lesson. */
  readonly practice: Practice | null;
  readonly match: Pick<
    TaughtMatch,
    'stage' | 'coach' | 'standing' | 'marks' | 'judged' | 'answers' | 'hint' | 'look' | 'logShown'
  >;
}

/** The current state of a lesson, as data. */
export interface LessonNow extends Pick<TaughtLesson, 'lesson' | 'next' | 'practice'> {
  /** The current stage; `null`: the lesson is done. */
  readonly stage: Stage<unknown> | null;
  /** What the coach says now. */
  readonly coach: Message | null;
  readonly standing: LessonState;
  /** The places of the lesson to go back to, in order. */
  readonly marks: readonly Mark[];
  /** The predictions made so far, with their outcomes. */
  readonly judged: readonly PredictionVerdict[];
}

/** Returns the current state of a lesson. */
export function lessonNow({ lesson, next, practice, match }: TaughtLesson): LessonNow {
  const { stage, coach, standing, marks, judged } = match;
  return { lesson, next, practice, stage, coach, standing, marks, judged };
}
