import type { Match } from '../../kernel/history/playable.ts';
import type { Decision } from '../../kernel/match/decision.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { narrow } from './narrowed.ts';
import type { Narrowed } from './narrowed.ts';
import { goBack, readOn, sayFirst } from './own-options.ts';
import type { LessonState } from './standing.ts';

/** What is asked in a lesson, and how far that is narrowed; `null`: it is no question of the match to the learner. */
export interface Shown {
  readonly decision: Decision | null;
  readonly narrowed: Narrowed | null;
}

/**
 * What is asked where a lesson stands: the way back out of what is lost, what is foretold, going on, or what the match
 * asks. `further`: the part to which a lost stage may lead back beside its own.
 */
export function shownIn(lesson: Lesson, standing: LessonState, match: Match, further: Message | null): Shown {
  const { decision } = match;
  const { lost, said, predictionResult: verdict } = standing;
  const stage = lesson.stages[standing.stage];
  if (stage === undefined) return { decision: null, narrowed: null };
  if (lost !== null) return { decision: goBack(lesson, stage, decision, further), narrowed: null };
  if (stage.predict !== undefined && said === null)
    return { decision: sayFirst(lesson, stage, stage.predict, decision), narrowed: null };
  if (stage.goals === undefined || verdict !== null)
    return { decision: readOn(lesson, stage, decision), narrowed: null };
  if (decision?.seat !== lesson.learner) return { decision, narrowed: null };
  const narrowed = narrow(decision, match.blocked(), stage);
  return { decision: { ...decision, options: narrowed.offered }, narrowed };
}
