import type { Lesson, Stage } from '../../games/lesson.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { Standing } from '../teaching/standing.ts';
import type { Mark, TaughtMatch } from '../teaching/taught-match.ts';

/** The lesson that a match belongs to. */
export interface TaughtLesson {
  readonly lesson: Lesson;
  /** The one that follows it; `null`: it is the last. */
  readonly next: Lesson | null;
  readonly match: Pick<TaughtMatch, 'stage' | 'coach' | 'standing' | 'marks'>;
}

/** How far a lesson has come, as data. */
export interface LessonNow extends Pick<TaughtLesson, 'lesson' | 'next'> {
  /** The stage that runs; `null`: the lesson is done. */
  readonly stage: Stage<unknown> | null;
  /** What the coach says. */
  readonly coach: Message | null;
  readonly standing: Standing;
  /** The parts that can be gone back to, the first one first. */
  readonly marks: readonly Mark[];
}

/** How far a lesson has come by now. */
export function lessonNow({ lesson, next, match }: TaughtLesson): LessonNow {
  const { stage, coach, standing, marks } = match;
  return { lesson, next, stage, coach, standing, marks };
}
