import type { Answer, Decision } from '../../kernel/match/decision.ts';
import type { Message } from '../../kernel/words/message.ts';
import { answerOn } from '../../lessons/lesson.ts';
import type { Stage } from '../../lessons/lesson.ts';
import { say } from '../text/say.ts';
import type { LessonState } from './standing.ts';

/** What a hint is about. */
interface Asked {
  readonly decision: Decision;
  /** Whether the learner is asked by the game, narrowed to what the stage is about. */
  readonly isNarrowed: boolean;
  /** What has been answered in this stage. */
  readonly given: readonly (Answer | undefined)[];
}

/** From so many options on, two of them are a narrower question. */
const MANY = 3;

/** Whether the coach says a hint. */
export function isHint(nudge: Message | null): boolean {
  return nudge?.key.startsWith('lesson.hint.') === true;
}

/**
 * The next step of help: first a thought, which the lesson has written for this stage; then a narrower question, two
 * answers of which one is right; then the answer of the lesson's own way, and what it leads to. Of what is to be
 * foretold there is only the thought, for seeing it is the lesson; once it is foretold, the goal takes the place of the
 * thought. `null`: there is nothing to do that a hint could help with.
 */
export function hintFor(stage: Stage<unknown>, standing: LessonState, asked: Asked): Message | null {
  const { decision, isNarrowed, given } = asked;
  const { rule, options } = decision;
  const before = isHint(standing.nudge) ? standing.nudge?.key : undefined;
  const foretells = stage.predict !== undefined && standing.said === null;
  // What is to be looked at is no answer, so that nothing else helps.
  if (stage.aboutTable === true) return before === 'lesson.hint.look' ? stage.say : say('lesson.hint.look');
  if (!isNarrowed && !foretells) return null;
  const goal = (stage.goals ?? []).find((_, nth) => standing.met[nth] !== true)?.words;
  if (before === undefined) {
    if (stage.predict !== undefined && !foretells && goal !== undefined) return say('lesson.hint.goal', { goal });
    const { thought } = stage;
    return thought === undefined ? say('lesson.hint.about', { rule }) : say('lesson.hint.thought', { thought });
  }
  // Once more, and the card is back: it says what the question is about.
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
  // Of two answers, or of numbers, what they lead to is the narrower question.
  if (isSecond && goal !== undefined) return say('lesson.hint.goal', { goal });
  return goal === undefined ? say('lesson.hint.choose', { answer }) : say('lesson.hint.answer', { answer, goal });
}
