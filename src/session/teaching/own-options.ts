import { TABLE_ACTIONS } from '../../lessons/lesson.ts';
import type { Lesson, Prediction, Stage, TableAction } from '../../lessons/lesson.ts';
import type { Answer, Blocked, Decision, ShownOption } from '../../kernel/match/decision.ts';
import type { Message } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

// The decisions and options of a lesson itself, in addition to those of its match.

/** The option id for going on after reading. */
export const GO_ON = 'lesson.go-on';
/** The option id for going back to the beginning of a part of the lesson whose goals can't be reached any more. */
export const AGAIN = 'lesson.again';
/** The option id for going back further than `AGAIN`, to an earlier part of the lesson. */
export const FURTHER = 'lesson.further';
/** The prefix of the option ids of a prediction. */
const SAY = 'lesson.say:';

/** The prefix of table actions (such as opening the log), as they are stored among the answers of a lesson. */
const LOOK = 'lesson.look:';

/** A table action of the learner as an entry among the answers of a lesson. */
export function looking(at: TableAction): string {
  return LOOK + at;
}

/** The table action that an entry among the answers stands for; `null`: the entry is an answer. */
export function lookedBy(answer: Answer): TableAction | null {
  return TABLE_ACTIONS.find(at => looking(at) === answer) ?? null;
}

/** Whether an option id belongs to the lesson itself and not to the game. */
export function isLessonsOwn(id: string): boolean {
  return id === GO_ON || id === AGAIN || id === FURTHER || id.startsWith(SAY);
}

/** The option id for a choice of a prediction. */
export function saying(choice: string): string {
  return SAY + choice;
}

/** The id of the prediction's choice that an answer stands for; `null`: none. */
export function saidBy({ choices }: Prediction<unknown>, answer: Answer): string | null {
  return choices.find(({ id }) => saying(id) === answer)?.id ?? null;
}

/** Makes the decision that asks for a prediction. */
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

/** Makes the decision that lets the learner go on after reading. `pending`: the match's own question. */
export function readOn(lesson: Lesson, stage: Stage<unknown>, pending: Decision | null): Decision {
  const { refs } = stage;
  const goOn = { id: GO_ON, words: say('lesson.go-on'), ...(refs === undefined ? {} : { refs }) };
  return ownDecision(lesson, stage, pending, say('lesson.read'), [goOn]);
}

/**
 * Makes the decision that offers ways back out of a lost stage. `before`: the title of the earlier part that is offered
 * too; `null`: there is none.
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

/**
 * The blocked option that stands for all options that a stage leaves out. No rule forbids them. Empty if `count` is 0.
 */
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
