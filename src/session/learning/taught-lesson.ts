import type { Lesson, Stage } from '../../lessons/lesson.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { LessonState } from '../teaching/standing.ts';
import type { Judged, Mark, TaughtMatch } from '../teaching/taught-match.ts';

/** How far a practice has come. */
export interface Practice {
  /** Which position this is, from 1 on, of how many. */
  readonly number: number;
  readonly count: number;
  /** How many of those before it were foretold rightly. */
  readonly right: number;
  /** The lesson that it comes before; `null`: it stands by itself. */
  readonly before: Message | null;
}

/** The lesson that a match belongs to. */
export interface TaughtLesson {
  readonly lesson: Lesson;
  /** The one that follows it; `null`: it is the last. */
  readonly next: Lesson | null;
  /** It is one position of a practice; `null`: it is the whole lesson. */
  readonly practice: Practice | null;
  readonly match: Pick<TaughtMatch, 'stage' | 'coach' | 'standing' | 'marks' | 'judged' | 'answers' | 'hint' | 'look'>;
}

/** How far a lesson has come, as data. */
export interface LessonNow extends Pick<TaughtLesson, 'lesson' | 'next' | 'practice'> {
  /** The stage that runs; `null`: the lesson is done. */
  readonly stage: Stage<unknown> | null;
  /** What the coach says. */
  readonly coach: Message | null;
  readonly standing: LessonState;
  /** The parts that can be gone back to, the first one first. */
  readonly marks: readonly Mark[];
  /** What was foretold so far. */
  readonly judged: readonly Judged[];
}

/** How far a lesson has come by now. */
export function lessonNow({ lesson, next, practice, match }: TaughtLesson): LessonNow {
  const { stage, coach, standing, marks, judged } = match;
  return { lesson, next, practice, stage, coach, standing, marks, judged };
}
