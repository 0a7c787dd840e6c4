import { TABLE_ACTIONS } from '../../lessons/lesson.ts';
import type { Lesson, Prediction, Stage, TableAction } from '../../lessons/lesson.ts';
import type { Answer, Blocked, Decision, ShownOption } from '../../kernel/match/decision.ts';
import type { Message } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

// The options that a lesson offers itself, in addition to those of its match.

/** Goes on after reading. */
export const GO_ON = 'lesson.go-on';
/** Goes back to the beginning of the part of the lesson that can't be won any more. */
export const AGAIN = 'lesson.again';
/** Goes back to the part before that one. */
export const FURTHER = 'lesson.further';
/** The prefix of the options of a prediction. */
const SAY = 'lesson.say:';

/** The prefix of what the learner did at the table, as it is kept among the answers of a lesson. */
const LOOK = 'lesson.look:';

/** What the learner did at the table, as an entry among the answers. */
export function looking(at: TableAction): string {
  return LOOK + at;
}

/** What the learner did at the table by such an entry; `null`: the entry is an answer. */
export function lookedBy(answer: Answer): TableAction | null {
  return TABLE_ACTIONS.find(at => looking(at) === answer) ?? null;
}

/** Whether an option is the lesson's own: the game knows nothing of it. */
export function isLessonsOwn(id: string): boolean {
  return id === GO_ON || id === AGAIN || id === FURTHER || id.startsWith(SAY);
}

/** The option id of a prediction's choice. */
export function saying(choice: string): string {
  return SAY + choice;
}

/** The choice of a prediction that an answer stands for; `null`: none. */
export function saidBy({ choices }: Prediction<unknown>, answer: Answer): string | null {
  return choices.find(({ id }) => saying(id) === answer)?.id ?? null;
}

/** Asks for a prediction. */
export function sayFirst(
  lesson: Lesson,
  stage: Stage<unknown>,
  { ask, rule, choices }: Prediction<unknown>,
  pending: Decision | null,
): Decision {
  const { refs } = stage;
  const options = choices.map(choice => ({
    ...(refs === undefined ? {} : { refs }),
    ...choice,
    id: saying(choice.id),
  }));
  return { ...ownDecision(lesson, stage, pending, ask, options), rule };
}

/** Asks to go on after reading; `pending` is the match's own question. */
export function readOn(lesson: Lesson, stage: Stage<unknown>, pending: Decision | null): Decision {
  const { refs } = stage;
  const goOn = { id: GO_ON, words: say('lesson.go-on'), ...(refs === undefined ? {} : { refs }) };
  return ownDecision(lesson, stage, pending, say('lesson.read'), [goOn]);
}

/**
 * Asks to go back out of a lost stage; `before` is the title of the earlier part that is offered too, if there is one.
 */
export function goBack(
  lesson: Lesson,
  stage: Stage<unknown>,
  pending: Decision | null,
  before: Message | null,
): Decision {
  const again = { id: AGAIN, words: say('lesson.again') };
  const further = before === null ? [] : [{ id: FURTHER, words: say('lesson.further', { part: before }) }];
  return ownDecision(lesson, stage, pending, say('lesson.lost-prompt'), [again, ...further]);
}

/** One blocked row that stands for all answers that a stage leaves out; no rule forbids them. */
export function leftOut(count: number): readonly Blocked[] {
  if (count === 0) return [];
  return [{ id: 'lesson.left-out', words: say('lesson.left-out', { count }), why: say('lesson.outside'), rule: '' }];
}

function ownDecision(
  { learner, rules }: Lesson,
  { like }: Stage<unknown>,
  pending: Decision | null,
  prompt: Message,
  options: readonly ShownOption[],
): Decision {
  return {
    n: pending?.n ?? 0,
    seat: learner,
    kind: like ?? pending?.kind ?? 'lesson',
    prompt,
    rule: rules[0] ?? pending?.rule ?? '',
    secrecy: 'open',
    options,
    amount: null,
  };
}
