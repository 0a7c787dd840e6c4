import { goesBack, isEndOfRow } from '../../kernel/match/decision.ts';
import type { Answer, Decision, ShownOption } from '../../kernel/match/decision.ts';
import type { Message } from '../../kernel/words/message.ts';
import { answerOn } from '../../lessons/lesson.ts';
import type { Stage } from '../../lessons/lesson.ts';
import { say } from '../text/say.ts';
import { wrongTurn } from './narrowed.ts';
import { isLessonsOwn } from './own-options.ts';
import type { LessonState } from './standing.ts';

/** The question that a hint is about. */
interface Asked {
  readonly decision: Decision;
  /** Whether the game asks the learner a question that is narrowed to the stage's topic. */
  readonly isNarrowed: boolean;
  /** The answers given in this stage. */
  readonly given: readonly (Answer | undefined)[];
}

/** The least number of options for which a choice between two of them is a useful hint. */
const MANY = 3;

/** Whether a message of the coach is a hint. */
export function isHint(nudge: Message | null): boolean {
  return nudge?.key.startsWith('lesson.hint.') === true;
}

/**
 * The next hint. The first is a thought written for this stage; then a choice between two answers, one of them right;
 * then the right answer with its effect. Before a prediction there is only the thought, because the learner is to find
 * the outcome; after it, the goal replaces the thought. `null`: no hint could help here.
 */
export function hintFor(stage: Stage<unknown>, standing: LessonState, asked: Asked): Message | null {
  const { decision, isNarrowed, given } = asked;
  const { rule, options } = decision;
  const before = isHint(standing.nudge) ? standing.nudge?.key : undefined;
  const foretells = stage.predict !== undefined && standing.said === null;
  // The stage is about looking at something, not about an answer, so this is the only hint.
  if (stage.aboutTable === true) return before === 'lesson.hint.look' ? stage.say : say('lesson.hint.look');
  if (!isNarrowed && !foretells) return null;
  const open = (stage.goals ?? []).filter((_, nth) => standing.met[nth] !== true).map(({ words }) => words);
  const goal = open.length > 1 ? open : open[0];
  const isDone = stage.predict !== undefined && !foretells;
  if (before === undefined && !isDone) {
    const { thought } = stage;
    return thought === undefined ? say('lesson.hint.about', { rule }) : say('lesson.hint.thought', { thought });
  }
  // The next request shows the stage's own words again, which say what the question is about.
  if (foretells) return before === 'lesson.hint.guess' ? stage.say : say('lesson.hint.guess');
  const left = leftOf(stage, decision, given);
  const isRight = ({ id }: ShownOption): boolean => left.includes(id);
  const next = left.find(one => typeof one === 'number' || options.some(({ id }) => id === one));
  const right = options.find(({ id }) => id === next);
  const answer = right?.words ?? (decision.amount === null || typeof next !== 'number' ? undefined : next);
  if (answer === undefined) return say('lesson.hint.off');
  const named =
    goal === undefined ? say('lesson.hint.choose', { answer }) : say('lesson.hint.answer', { answer, goal });
  const choices = options.filter(one => one === right || isChoice(one));
  if (choices.length === 1) return named;
  const isSecond = before === 'lesson.hint.thought' || before === 'lesson.hint.about';
  if (before === undefined && goal !== undefined) return say('lesson.hint.goal', { goal });
  const at = right === undefined ? -1 : choices.indexOf(right);
  const beside = [choices[at - 1], choices[at + 1]].filter(one => one !== undefined);
  const other = (beside.find(one => !isRight(one)) ?? beside[0])?.words;
  if ((isSecond || before === 'lesson.hint.goal') && choices.length >= MANY && other !== undefined) {
    const [one, two] = other === choices[at - 1]?.words ? [other, answer] : [answer, other];
    return say('lesson.hint.narrow', { one, two });
  }
  // With only two options, or with numbers, the goal is the narrower hint.
  if (isSecond && goal !== undefined) return say('lesson.hint.goal', { goal });
  return named;
}

/**
 * The answers that are left of the ways that the learner follows, the next one first, without the wrong turns that a
 * way tries. Who follows none gets what is left of all, but nothing that ends a series: the rest of it may be missing.
 */
function leftOf(stage: Stage<unknown>, decision: Decision, given: Asked['given']): readonly Answer[] {
  const own = given.filter(one => one !== undefined && !(typeof one === 'string' && isLessonsOwn(one)));
  const ways = [stage.way ?? [], ...(stage.otherWays ?? [])].map(way => way.map(one => answerOn(one, decision)));
  const isTurn = (one: Answer): boolean => wrongTurn(stage, decision.kind, one) !== undefined;
  const rests = ways.map(way => restOf(way, own)).filter(rest => rest !== null);
  if (rests.length > 0) return rests.flat().filter(one => !isTurn(one));
  const isEnd = (one: Answer): boolean => decision.options.some(option => option.id === one && isEndOfRow(option));
  return ways.flat().filter(one => !isTurn(one) && !own.includes(one) && !isEnd(one));
}

/** What is left of a way after these answers; `null`: they do not follow it. Another place for the same thing does. */
function restOf(way: readonly Answer[], given: Asked['given']): readonly Answer[] | null {
  let at = 0;
  for (const answer of given) {
    const found = answer === undefined ? -1 : way.indexOf(answer, at);
    if (found < 0 && deedOf(way[at]) !== deedOf(answer)) return null;
    at = Math.max(found, at) + 1;
  }
  return way.slice(at);
}

/** What an answer does, without what it does that to; a number is its own deed. */
function deedOf(answer: Answer | undefined): Answer | undefined {
  return typeof answer === 'string' ? answer.split(':')[0] : answer;
}

/** Whether an option is one that a learner weighs: it is listed without asking for it, and leads on. */
function isChoice(option: ShownOption): boolean {
  return !goesBack(option) && option.onRequest !== true && option.isDuplicate !== true;
}
