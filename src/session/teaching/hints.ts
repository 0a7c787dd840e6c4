import type { Answer, Decision, ShownOption } from '../../kernel/match/decision.ts';
import { same } from '../../kernel/plain/same.ts';
import type { Message } from '../../kernel/words/message.ts';
import { answerOn } from '../../lessons/lesson.ts';
import type { Stage, WayAnswer } from '../../lessons/lesson.ts';
import { say } from '../text/say.ts';
import type { LessonState } from './standing.ts';

/** An answer that the learner gave in the current stage, and the question that it answered. */
interface Given {
  readonly decision: Decision;
  readonly answer: Answer;
}

/** The question that a hint is about. */
interface Asked {
  readonly decision: Decision;
  /** Whether the question comes from the match and is narrowed to the stage's topic. */
  readonly isNarrowed: boolean;
  /** The answers that the learner gave in this stage, the first one first. */
  readonly given: readonly Given[];
}

/** The least number of options for which a hint that narrows them to two is useful. */
const MANY = 3;

/** Whether a message of the coach is a hint; `null`: no message. */
export function isHint(nudge: Message | null): boolean {
  return nudge?.key.startsWith('lesson.hint.') === true;
}

/** Removes the answers that a later answer took back. */
function standingAnswers(given: readonly Given[]): readonly Given[] {
  const kept: Given[] = [];
  for (const one of given) {
    const { decision, answer } = one;
    const taken = decision.options.find(({ id }) => id === answer)?.takesBack?.id;
    const at = answer === 'back' ? kept.length - 1 : kept.findLastIndex(before => before.answer === taken);
    if (answer !== 'back' && (taken === undefined || at < 0)) kept.push(one);
    else if (at >= 0) kept.splice(at, 1);
  }
  return kept;
}

/**
 * The answers of a way (the right answers of a stage) that are still to be given after `given`; `null`: one of those
 * does not belong to the way.
 */
function stepsLeft(way: readonly WayAnswer[], given: readonly Given[]): readonly WayAnswer[] | null {
  const left = [...way];
  for (const { decision, answer } of standingAnswers(given)) {
    const at = left.findIndex(step => answerOn(step, decision) === answer);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/**
 * The next hint. The first is a thought that the stage has; then a choice between two answers, one of them right; then
 * the right answer with its effect. Before a prediction there is only the thought, because the learner is to predict
 * the outcome; after it, the goal replaces the thought. An answer is named only if the learner's answers follow a way
 * of the stage, because no others are tested. A stage that is played freely names an answer at once. `null`: no hint
 * could help here.
 */
export function hintFor(stage: Stage<unknown>, standing: LessonState, asked: Asked): Message | null {
  const { decision, isNarrowed, given } = asked;
  const { rule } = decision;
  const before = isHint(standing.nudge) ? standing.nudge?.key : undefined;
  const foretells = stage.predict !== undefined && standing.said === null;
  // The stage is about looking at something and not about an answer, so this is the only hint.
  if (stage.aboutTable === true) return before === 'lesson.hint.look' ? stage.say : say('lesson.hint.look');
  if (!isNarrowed && !foretells) return null;
  const goals = (stage.goals ?? []).filter((_, nth) => standing.met[nth] !== true).map(({ words }) => words);
  const [goal] = goals;
  if (before === undefined) {
    if (stage.predict !== undefined && !foretells && goal !== undefined) return say('lesson.hint.goal', { goal });
    const { thought } = stage;
    return thought === undefined ? say('lesson.hint.about', { rule }) : say('lesson.hint.thought', { thought });
  }
  // The next request for a hint shows the stage's own words again, which say what the question is about.
  if (foretells) return before === 'lesson.hint.guess' ? stage.say : say('lesson.hint.guess');
  const ways = [stage.way ?? [], ...(stage.otherWays ?? [])].map(way => stepsLeft(way, given));
  const onWay = ways.filter(left => left !== null);
  if (onWay.length === 0) return say('lesson.hint.strayed');
  const left = onWay.flat().map(step => answerOn(step, decision));
  const next = left.find(step => isOffered(decision, step) && !standing.refused.includes(String(step)));
  if (next === undefined) return say('lesson.hint.back');
  const option = decision.options.find(({ id }) => id === next);
  const answer = option?.words ?? next;
  if (stage.free === true) return say('lesson.hint.free', { answer });
  const isSecond = before === 'lesson.hint.thought' || before === 'lesson.hint.about';
  const other = option === undefined ? undefined : otherThan(option, decision, left);
  if ((isSecond || before === 'lesson.hint.goal') && other !== undefined) return say('lesson.hint.narrow', other);
  // With only two options, or with a number to answer, the goal is a better hint than two options.
  if (isSecond && goal !== undefined) return say('lesson.hint.goal', { goal });
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
function otherThan(
  option: ShownOption,
  { options }: Decision,
  left: readonly Answer[],
): { readonly one: Message; readonly two: Message } | undefined {
  if (options.length < MANY || option.onRequest === true) return undefined;
  const at = options.indexOf(option);
  const others = options.filter(
    one => one.onRequest !== true && !left.includes(one.id) && !same(one.words, option.words) && one.id !== option.id,
  );
  const near = others.findLast(one => options.indexOf(one) < at) ?? others[0];
  if (near === undefined) return undefined;
  const [one, two] = options.indexOf(near) < at ? [near, option] : [option, near];
  return { one: one.words, two: two.words };
}
