import type { Lesson, Stage } from '../../lessons/lesson.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { LessonState } from '../teaching/standing.ts';
import type { Judged, Mark, TaughtMatch } from '../teaching/taught-match.ts';

/** The progress of a practice. */
export interface Practice {
  /** The number of this position, from 1, and the number of all positions. */
  readonly number: number;
  readonly count: number;
  /** How many earlier positions were predicted rightly. */
  readonly right: number;
  /** The title of the lesson that starts after the practice; `null`: the practice stands alone. */
  readonly before: Message | null;
}

/** The lesson that a match belongs to. */
export interface TaughtLesson {
  readonly lesson: Lesson;
  /** The lesson after it; `null`: it is the last. */
  readonly next: Lesson | null;
  /** The practice that this single position belongs to; `null`: it is a whole lesson. */
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
  /** What the coach says. */
  readonly coach: Message | null;
  readonly standing: LessonState;
  /** The places to go back to, in order. */
  readonly marks: readonly Mark[];
  /** The predictions made so far, with their outcomes. */
  readonly judged: readonly Judged[];
}

/** Returns the current state of a lesson. */
export function lessonNow({ lesson, next, practice, match }: TaughtLesson): LessonNow {
  const { stage, coach, standing, marks, judged } = match;
  return { lesson, next, practice, stage, coach, standing, marks, judged };
}
