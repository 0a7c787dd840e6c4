import type { Prediction, Stage } from '../../lessons/lesson.ts';
import type { Message } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';
import type { LessonState, PredictionResult } from './standing.ts';

/**
 * What the coach says in a stage. `isLostAgain`: the stage was lost before. The first time the coach asks what went
 * wrong, later it tells the reason.
 */
export function coachWords(stage: Stage<unknown>, lessonState: LessonState, isLostAgain: boolean): Message {
  const { lost, nudge, said, predictionResult: verdict } = lessonState;
  if (nudge !== null) return nudge;
  if (lost !== null) return isLostAgain ? lost : lostQuestion(stage, lost, lessonState.met);
  const { predict } = stage;
  if (predict === undefined || said === null) return stage.say;
  return verdict === null ? (predict.meanwhile ?? stage.say) : verdictWords(predict, verdict);
}

/**
 * What the coach asks when the goals are out of reach for the first time, before it tells the reason: which of the
 * learner's answers caused it. If only the needs of a later stage are out of reach, it tells the reason at once.
 */
function lostQuestion({ goals = [] }: Stage<unknown>, lost: Message, met: readonly boolean[]): Message {
  const missingGoal = goals.find((_, at) => met[at] !== true)?.words;
  return missingGoal === undefined ? lost : say('lesson.lost-why', { goal: missingGoal, over: lost.with?.over ?? '' });
}

/** What the coach says after the outcome of a prediction has been shown. */
function verdictWords(
  { choices, explanation: because }: Prediction<unknown>,
  { said, outcome: came }: PredictionResult,
): Message {
  const choiceWords = (choice: string): Message | string => choices.find(({ id }) => id === choice)?.words ?? choice;
  if (said === came) return say('lesson.right', { because });
  return say('lesson.wrong', { said: choiceWords(said), came: choiceWords(came), because });
}

/** All that the coach may say while a prediction is open and after its outcome. */
export function wordsAfterPrediction(predict: Prediction<unknown>): readonly Message[] {
  const { meanwhile: then, choices } = predict;
  const wrongVerdicts = choices.flatMap(one =>
    choices.filter(other => other !== one).map(other => verdictWords(predict, { said: one.id, outcome: other.id })),
  );
  return [...(then === undefined ? [] : [then]), ...wrongVerdicts];
}
