import { goesBack } from '../../kernel/match/decision.ts';
import type { Answer, Decision, ShownOption } from '../../kernel/match/decision.ts';
import type { Message } from '../../kernel/words/message.ts';
import { answerOn } from '../../lessons/lesson.ts';
import type { Stage } from '../../lessons/lesson.ts';
import { say } from '../text/say.ts';
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
  const number = left.find(answer => typeof answer === 'number');
  const right = options.find(isRight);
  const answer = right?.words ?? (decision.amount === null ? undefined : number);
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

/** The answers of the stage's ways that have not been given yet; what a way gives twice is left until the second time. */
function leftOf({ way = [], otherWays = [] }: Stage<unknown>, decision: Decision, given: Asked['given']): Answer[] {
  return [way, ...otherWays].flatMap(answers => {
    const left = answers.map(one => answerOn(one, decision));
    for (const answer of given) {
      const at = left.findIndex(one => one === answer);
      if (at >= 0) left.splice(at, 1);
    }
    return left;
  });
}

/** Whether an option is one that a learner weighs: it is listed without asking for it, and leads on. */
function isChoice(option: ShownOption): boolean {
  return !goesBack(option) && option.onRequest !== true && option.isDuplicate !== true;
}
