import type { Match } from '../../kernel/history/playable.ts';
import type { Decision } from '../../kernel/match/decision.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { narrow } from './narrowed.ts';
import type { NarrowedOptions } from './narrowed.ts';
import { goBackDecision, readOnDecision, predictionDecision } from './own-options.ts';
import type { LessonState } from './standing.ts';

/**
 * The decision that a lesson shows. `narrowed`: the options that the stage offers and leaves out; `null`: the question
 * is not one of the match to the learner.
 */
export interface ShownDecision {
  readonly decision: Decision | null;
  readonly narrowed: NarrowedOptions | null;
}

/**
 * Returns the decision that a lesson shows in its current state: the ways back out of a lost stage, a prediction, going
 * on, or the decision of the match. `furtherTitle`: the title of the earlier part that a lost stage offers too.
 */
export function shownDecisionOf(
  lesson: Lesson,
  lessonState: LessonState,
  match: Match,
  furtherTitle: Message | null,
): ShownDecision {
  const { decision } = match;
  const { lost, said, predictionResult: verdict } = lessonState;
  const stage = lesson.stages[lessonState.stage];
  if (stage === undefined) return { decision: null, narrowed: null };
  if (lost !== null) return { decision: goBackDecision(lesson, stage, decision, furtherTitle), narrowed: null };
  if (stage.predict !== undefined && said === null)
    return { decision: predictionDecision(lesson, stage, stage.predict, decision), narrowed: null };
  if (stage.goals === undefined || verdict !== null)
    return { decision: readOnDecision(lesson, stage, decision), narrowed: null };
  if (decision?.seat !== lesson.learner) return { decision, narrowed: null };
  const narrowed = narrow(decision, match.blocked(), stage);
  return { decision: { ...decision, options: narrowed.offered }, narrowed };
}
