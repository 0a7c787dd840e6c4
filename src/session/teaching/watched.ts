import type { Answer, Decision } from '../../kernel/match/decision.ts';
import { answerOn } from '../../lessons/lesson.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import type { LessonState } from './standing.ts';

/**
 * The answer that is given for the learner in a watched stage; `null`: the stage is not watched, another seat is asked,
 * or the learner has to predict or read something first. Throws if the stage's way is too short.
 */
export function answerForLearner(
  { id, learner, stages }: Lesson,
  { stage: at, said, predictionResult: verdict, lost, shown }: LessonState,
  decision: Decision | null,
): Answer | null {
  const stage = stages[at];
  const isPlayable = verdict === null && lost === null && (stage?.predict === undefined || said !== null);
  if (stage?.watched !== true || !isPlayable || decision?.seat !== learner) return null;
  const nextAnswer = stage.way?.[shown];
  if (nextAnswer === undefined) throw new Error(`${id}: the way of stage ${at} is too short`);
  return answerOn(nextAnswer, decision);
}
