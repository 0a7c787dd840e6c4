import type { Answer, Decision } from '../../kernel/match/decision.ts';
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
  const goal = (stage.goals ?? []).find((_, nth) => standing.met[nth] !== true)?.words;
  if (before === undefined) {
    if (stage.predict !== undefined && !foretells && goal !== undefined) return say('lesson.hint.goal', { goal });
    const { thought } = stage;
    return thought === undefined ? say('lesson.hint.about', { rule }) : say('lesson.hint.thought', { thought });
  }
  // The next request shows the stage's own words again, which say what the question is about.
  if (foretells) return before === 'lesson.hint.guess' ? stage.say : say('lesson.hint.guess');
  const left = [...(stage.way ?? []), ...(stage.otherWays ?? []).flat()]
    .map(way => answerOn(way, decision))
    .filter(answer => !given.includes(answer));
  const at = options.findIndex(({ id }) => left.includes(id));
  const number = left.find(answer => typeof answer === 'number');
  const answer = options[at]?.words ?? (decision.amount === null ? undefined : number);
  if (answer === undefined) return say('lesson.hint.back');
  const isSecond = before === 'lesson.hint.thought' || before === 'lesson.hint.about';
  const other = options[at === 0 ? 1 : at - 1]?.words;
  if ((isSecond || before === 'lesson.hint.goal') && options.length >= MANY && other !== undefined) {
    const [one, two] = at === 0 ? [answer, other] : [other, answer];
    return say('lesson.hint.narrow', { one, two });
  }
  // With only two options, or with numbers, the goal is the narrower hint.
  if (isSecond && goal !== undefined) return say('lesson.hint.goal', { goal });
  return goal === undefined ? say('lesson.hint.choose', { answer }) : say('lesson.hint.answer', { answer, goal });
}
