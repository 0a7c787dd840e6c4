import { TABLE_ACTIONS } from '../../lessons/lesson.ts';
import type { Lesson, Prediction, Stage, TableAction } from '../../lessons/lesson.ts';
import type { Answer, Blocked, Decision, ShownOption } from '../../kernel/match/decision.ts';
import type { Message } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

// The decisions and options of a lesson itself, in addition to those of its match.

/** The option id for going on after reading. */
export const GO_ON_ID = 'lesson.go-on';
/** The option id for going back to the beginning of a part of the lesson whose goals can't be reached any more. */
export const AGAIN_ID = 'lesson.again';
/** The option id for going back further than `AGAIN_ID`, to an earlier part of the lesson. */
export const FURTHER_ID = 'lesson.further';
/** The prefix of the option ids of a prediction. */
const PREDICTION_PREFIX = 'lesson.say:';

/** The prefix of table actions (such as opening the log), as they are stored among the answers of a lesson. */
const TABLE_ACTION_PREFIX = 'lesson.look:';

/** A table action of the learner as an entry among the answers of a lesson. */
export function tableActionEntry(action: TableAction): string {
  return TABLE_ACTION_PREFIX + action;
}

/** The table action that an entry among the answers stands for; `null`: the entry is an answer. */
export function tableActionIn(answer: Answer): TableAction | null {
  return TABLE_ACTIONS.find(at => tableActionEntry(at) === answer) ?? null;
}

/** Whether an option id belongs to the lesson itself and not to the game. */
export function isLessonsOwn(id: string): boolean {
  return id === GO_ON_ID || id === AGAIN_ID || id === FURTHER_ID || id.startsWith(PREDICTION_PREFIX);
}

/** The option id for a choice of a prediction. */
export function predictionOptionId(choice: string): string {
  return PREDICTION_PREFIX + choice;
}

/** The id of the prediction's choice that an answer stands for; `null`: none. */
export function predictionChoiceIn({ choices }: Prediction<unknown>, answer: Answer): string | null {
  return choices.find(({ id }) => predictionOptionId(id) === answer)?.id ?? null;
}

/** Makes the decision that asks for a prediction. */
export function predictionDecision(
  lesson: Lesson,
  stage: Stage<unknown>,
  { ask, rule, choices }: Prediction<unknown>,
  pending: Decision | null,
): Decision {
  const { refs } = stage;
  const options = choices.map(choice => ({
    ...(refs === undefined ? {} : { refs }),
    ...choice,
    id: predictionOptionId(choice.id),
  }));
  return { ...ownDecision(lesson, stage, pending, ask, options), rule };
}

/** Makes the decision that lets the learner go on after reading. `pending`: the match's own question. */
export function readOnDecision(lesson: Lesson, stage: Stage<unknown>, pending: Decision | null): Decision {
  const { refs } = stage;
  const goOnOption = { id: GO_ON_ID, words: say('lesson.go-on'), ...(refs === undefined ? {} : { refs }) };
  return ownDecision(lesson, stage, pending, say('lesson.read'), [goOnOption]);
}

/**
 * Makes the decision that offers ways back out of a lost stage. `earlierTitle`: the title of the earlier part that is
 * offered too; `null`: there is none.
 */
export function goBackDecision(
  lesson: Lesson,
  stage: Stage<unknown>,
  pending: Decision | null,
  earlierTitle: Message | null,
): Decision {
  const againOption = { id: AGAIN_ID, words: say('lesson.again') };
  const furtherOptions =
    earlierTitle === null ? [] : [{ id: FURTHER_ID, words: say('lesson.further', { part: earlierTitle }) }];
  return ownDecision(lesson, stage, pending, say('lesson.lost-prompt'), [againOption, ...furtherOptions]);
}

/**
 * The blocked option that stands for all options that a stage leaves out. No rule forbids them. Empty if `count` is 0.
 */
export function leftOutBlocked(count: number): readonly Blocked[] {
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
