import type { Answer, Decision, ShownOption } from '../../kernel/match/decision.ts';
import { same } from '../../kernel/plain/same.ts';
import type { Message } from '../../kernel/words/message.ts';
import { answerOn } from '../../lessons/lesson.ts';
import type { Stage, WayAnswer } from '../../lessons/lesson.ts';
import { say } from '../text/say.ts';
import type { LessonState } from './standing.ts';

/** An answer that the learner gave in a stage, and the question of the match that it answered. */
export interface StageAnswer {
  readonly decision: Decision;
  readonly answer: Answer;
}

/** The question that a hint is about. */
interface HintContext {
  readonly decision: Decision;
  /** Whether the question comes from the match and is narrowed to the stage's topic. */
  readonly isNarrowed: boolean;
  /** The answers that the learner gave in this stage, the first one first. */
  readonly given: readonly StageAnswer[];
}

/** The least number of options for which a hint that narrows them to two is useful. */
const MIN_OPTIONS_FOR_CHOICE = 3;

/** Whether a message of the coach is a hint; `null`: no message. */
export function isHint(coachMessage: Message | null): boolean {
  return coachMessage?.key.startsWith('lesson.hint.') === true;
}

/** Removes the answers that a later answer took back. */
function answersStillValid(given: readonly StageAnswer[]): readonly StageAnswer[] {
  const validAnswers: StageAnswer[] = [];
  for (const stageAnswer of given) {
    const { decision, answer } = stageAnswer;
    const takenBackId = decision.options.find(({ id }) => id === answer)?.takesBack?.id;
    const takenIndex =
      answer === 'back' ? validAnswers.length - 1 : validAnswers.findLastIndex(before => before.answer === takenBackId);
    if (answer !== 'back' && (takenBackId === undefined || takenIndex < 0)) validAnswers.push(stageAnswer);
    else if (takenIndex >= 0) validAnswers.splice(takenIndex, 1);
  }
  return validAnswers;
}

/**
 * The answers of a way (the right answers of a stage) that are still to be given after `given`; `null`: one of those
 * does not belong to the way.
 */
function remainingWay(way: readonly WayAnswer[], given: readonly StageAnswer[]): readonly WayAnswer[] | null {
  const remainingSteps = [...way];
  for (const { decision, answer } of answersStillValid(given)) {
    const stepIndex = remainingSteps.findIndex(step => answerOn(step, decision) === answer);
    if (stepIndex < 0) return null;
    remainingSteps.splice(stepIndex, 1);
  }
  return remainingSteps;
}

/**
 * The next hint. The first is a thought that the stage has; then a choice between two answers, one of them right; then
 * the right answer with its effect. Before a prediction there is only the thought, because the learner is to predict
 * the outcome; after it, the goal replaces the thought. An answer is named only if the learner's answers follow a way
 * of the stage, because no others are tested. A stage that is played freely names an answer at once. `null`: no hint
 * could help here.
 */
export function hintFor(stage: Stage<unknown>, lessonState: LessonState, hintContext: HintContext): Message | null {
  const { decision, isNarrowed, given } = hintContext;
  const { rule } = decision;
  const previousHint = isHint(lessonState.nudge) ? lessonState.nudge?.key : undefined;
  const asksPrediction = stage.predict !== undefined && lessonState.said === null;
  // The stage is about looking at something and not about an answer, so this is the only hint.
  if (stage.aboutTable === true) return previousHint === 'lesson.hint.look' ? stage.say : say('lesson.hint.look');
  if (!isNarrowed && !asksPrediction) return null;
  const goals = (stage.goals ?? []).filter((_, nth) => lessonState.met[nth] !== true).map(({ words }) => words);
  const [goal] = goals;
  if (previousHint === undefined) {
    if (stage.predict !== undefined && !asksPrediction && goal !== undefined) return say('lesson.hint.goal', { goal });
    const { thought } = stage;
    return thought === undefined ? say('lesson.hint.about', { rule }) : say('lesson.hint.thought', { thought });
  }
  // The next request for a hint shows the stage's own words again, which say what the question is about.
  if (asksPrediction) return previousHint === 'lesson.hint.guess' ? stage.say : say('lesson.hint.guess');
  const ways = [stage.way ?? [], ...(stage.otherWays ?? [])].map(way => remainingWay(way, given));
  const possibleWays = ways.filter(left => left !== null);
  if (possibleWays.length === 0) return say('lesson.hint.strayed');
  const nextAnswers = possibleWays.flat().map(step => answerOn(step, decision));
  const hintedAnswer = nextAnswers.find(
    step => isOffered(decision, step) && !lessonState.refused.includes(String(step)),
  );
  if (hintedAnswer === undefined) return say('lesson.hint.back');
  const option = decision.options.find(({ id }) => id === hintedAnswer);
  const answer = option?.words ?? hintedAnswer;
  if (stage.free === true) return say('lesson.hint.free', { answer });
  const isSecondHint = previousHint === 'lesson.hint.thought' || previousHint === 'lesson.hint.about';
  const optionPair = option === undefined ? undefined : pairForHint(option, decision, nextAnswers);
  if ((isSecondHint || previousHint === 'lesson.hint.goal') && optionPair !== undefined)
    return say('lesson.hint.narrow', optionPair);
  // With only two options, or with a number to answer, the goal is a better hint than two options.
  if (isSecondHint && goal !== undefined) return say('lesson.hint.goal', { goal });
  const hint = goals.length > 1 ? 'goals' : goal === undefined ? 'choose' : 'answer';
  const words = say(`lesson.hint.${hint}`, { answer, ...(hint === 'answer' && goal !== undefined ? { goal } : {}) });
  return option?.onRequest === true ? say('lesson.hint.on-request', { hint: words }) : words;
}

function isOffered({ options, amount }: Decision, answer: Answer): boolean {
  return typeof answer === 'number' ? amount !== null : options.some(({ id }) => id === answer);
}

/**
 * Two options for a hint, in their listed order: the right one and another that is not on the way. `undefined`: there
 * are too few options, or the right one is listed only on request.
 */
function pairForHint(
  option: ShownOption,
  { options }: Decision,
  left: readonly Answer[],
): { readonly one: Message; readonly two: Message } | undefined {
  if (options.length < MIN_OPTIONS_FOR_CHOICE || option.onRequest === true) return undefined;
  const optionIndex = options.indexOf(option);
  const otherOptions = options.filter(
    one => one.onRequest !== true && !left.includes(one.id) && !same(one.words, option.words) && one.id !== option.id,
  );
  const nearestOther = otherOptions.findLast(one => options.indexOf(one) < optionIndex) ?? otherOptions[0];
  if (nearestOther === undefined) return undefined;
  const [one, two] = options.indexOf(nearestOther) < optionIndex ? [nearestOther, option] : [option, nearestOther];
  return { one: one.words, two: two.words };
}
