import type { FollowUp } from '../../../../boards/deeds.ts';
import type { Answer, Decision } from '../../../../kernel/match/decision.ts';
import type { Message } from '../../../../kernel/words/message.ts';

/** An answer given at the table, with its words. */
export interface GivenAnswer {
  readonly n: number;
  readonly kind: string;
  readonly answer: Answer;
  readonly words: Message | null;
  /** The number of the last decision answered together with this one. */
  readonly until?: number;
}

/**
 * The choice made right after taking a row of a form, such as the place of a unit. It can be repeated for one more of
 * the same.
 */
interface RepeatedChoice extends FollowUp {
  readonly words: Message;
}

/** The repeatable choices, by the row's id. */
export type RepeatedChoices = Readonly<Record<string, RepeatedChoice>>;

/** Adds an answer to the last two answers; an answer with a follow-up counts as two. */
export function withGivenAnswer(
  givenAnswers: readonly GivenAnswer[],
  { n, kind, options }: Decision,
  { answer, then }: { readonly answer: Answer; readonly then?: FollowUp },
): readonly GivenAnswer[] {
  const words = options.find(({ id }) => id === answer)?.words ?? null;
  const newAnswer = { n, kind, answer, words, until: n + lengthOf(then) };
  // A follow-up in the same form only corrects what was taken back, so the cursor stays on that row.
  return then === undefined || then.kind === kind
    ? [...givenAnswers.slice(-1), newAnswer]
    : [newAnswer, { n: n + 1, ...then, words: null, until: newAnswer.until }];
}

function lengthOf(row: FollowUp | undefined): number {
  return row === undefined ? 0 : 1 + lengthOf(row.then);
}

/** The later of the last two answers that belongs to a form of this kind; `null`: neither does. */
export function lastGivenAnswer(givenAnswers: readonly GivenAnswer[], { kind }: Decision): Answer | null {
  return givenAnswers.findLast(one => one.kind === kind)?.answer ?? null;
}

/** The repeatable choices of a form that is asked again: adds the last row taken, if exactly one choice followed it. */
export function repeatedChoicesAfter(
  previousChoices: RepeatedChoices,
  formDecision: Decision,
  givenAnswers: readonly GivenAnswer[],
): RepeatedChoices {
  const [row, behind] = givenAnswers;
  if (row === undefined || behind === undefined || row.kind !== formDecision.kind || behind.kind === formDecision.kind)
    return previousChoices;
  const { kind, answer, words } = behind;
  if (behind.n !== row.n + 1 || formDecision.n <= behind.n || words === null || answer === 'back')
    return previousChoices;
  return { ...previousChoices, [String(row.answer)]: { kind, answer, words } };
}
