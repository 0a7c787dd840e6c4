import type { Answer, Blocked, Decision } from '../../../../kernel/match/decision.ts';
import type { Formatter } from '../../../../kernel/words/format.ts';
import { AGAIN_ID, FURTHER_ID } from '../../../../session/teaching/own-options.ts';
import { LIST_START } from '../../../frame/ui/list-state.ts';
import { repeatedChoicesAfter, lastGivenAnswer } from './again.ts';
import type { GivenAnswer } from './again.ts';
import { startAmount } from './amount.ts';
import type { QuestionState } from './asked.ts';
import { doneOptionOf, isForm, startCursorOf } from './form.ts';
import { shownRows } from './rows.ts';
import type { QuestionRows } from './rows.ts';

// Opens a question: its first rows, and the first position of its cursor.

/** The most questions between a form and the same form again, for example about what to take, where, and how to pay. */
const MAX_QUESTIONS_BETWEEN = 4;

/**
 * The state of a new question. `lastForm`: the last form on the screen; `givenAnswers`: the last two answers;
 * `run`: the question before this one, whose cursor is full only in a volley; `extraAnswers`: what the board adds.
 */
export function openQuestion(
  decision: Decision,
  format: Formatter,
  blockedOptions: readonly Blocked[] = [],
  lastForm: QuestionState | null = null,
  givenAnswers: readonly GivenAnswer[] = [],
  run: QuestionState | null = null,
  extraAnswers: ExtraAnswers = { deeds: [], others: [], ending: null },
): QuestionState {
  const newQuestion = newQuestionState(decision, format, blockedOptions, extraAnswers);
  if (!isForm(decision, blockedOptions))
    return withCursorOnSameRow(newQuestion, run, givenAnswers) ?? withAutoAnswer(newQuestion);
  const formerForm =
    lastForm !== null && isSameForm(lastForm.decision, decision, givenAnswers) && !isSeriesEnded(lastForm, givenAnswers)
      ? lastForm
      : null;
  const rows = shownRows({ ...newQuestion, order: formerForm?.order ?? [] });
  // Only answers since the form was opened concern its rows.
  const answersSince = givenAnswers.filter(({ n }) => formerForm !== null && n >= formerForm.decision.n);
  const cursorRow = formerForm === null ? null : rowAfter(formerForm, lastGivenAnswer(answersSince, decision));
  const repeated = formerForm === null ? {} : repeatedChoicesAfter(formerForm.again, decision, givenAnswers);
  const formerIndex = formerForm === null ? -1 : shownRows(formerForm).findIndex(({ id }) => id === cursorRow);
  const listState = { ...LIST_START, cursor: startCursorOf(rows, cursorRow, Math.max(0, formerIndex)) };
  // The question between the two forms had only one possible answer, so it was not asked.
  const wasAnsweredAlone =
    answersSince.length === 1 &&
    answersSince[0]?.n === formerForm?.decision.n &&
    decision.n > (formerForm?.decision.n ?? 0) + 1;
  const awaitsWay = formerForm?.awaitsWay === true && wasAnsweredAlone;
  // Whether the row that a person chose is still under the cursor.
  const isPut = cursorRow !== null && formerForm?.isPut === true && rows[listState.cursor]?.id === cursorRow;
  // Rows that are gone keep their places in the order, because they may come back, for instance by undo.
  const rowOrder = [...new Set([...(formerForm?.order ?? []), ...rows.map(({ id }) => id)])];
  return { ...newQuestion, order: rowOrder, again: repeated, list: listState, isPut, awaitsWay };
}

/**
 * In a series of questions of one kind, keeps the cursor on the row taken just before; `null`: there is no such series,
 * or the row is gone. The cursor is as full as that of `run`.
 */
function withCursorOnSameRow(
  asked: QuestionState,
  run: QuestionState | null,
  given: readonly GivenAnswer[],
): QuestionState | null {
  if (run === null || !isNextQuestionOf(run.decision, asked.decision)) return null;
  const takenId = shownRows(run)[run.list.cursor]?.takes ?? null;
  if (takenId === null || takenId !== lastGivenAnswer(given, asked.decision)) return null;
  const cursor = shownRows(asked).findIndex(({ takes }) => takes === takenId);
  return cursor < 0 ? null : { ...asked, list: { ...LIST_START, cursor }, isPut: run.isPut };
}

function isNextQuestionOf(before: Decision, now: Decision): boolean {
  return before.kind === now.kind && before.seat === now.seat && before.n + 1 === now.n && before.amount === null;
}

/** Puts the cursor of a plain list on the usual answer or the one that ends what has begun, if the game names one. */
function withAutoAnswer(asked: QuestionState): QuestionState {
  const usualRow = shownRows(asked).findIndex(({ option }) => option.autoAnswer === true || option.id === asked.ending);
  return usualRow < 0 ? asked : { ...asked, list: { ...LIST_START, cursor: usualRow } };
}

/** The id of the row on which the cursor of a form continues: that of the last answer, or else its former row. */
function rowAfter(form: QuestionState, answer: Answer | null): string | null {
  const rows = shownRows(form);
  const row = rows.find(({ takes, less }) => answer !== null && (takes === answer || less === answer));
  return (row ?? rows[form.list.cursor])?.id ?? null;
}

function isSameForm(before: Decision, now: Decision, given: readonly GivenAnswer[]): boolean {
  const lastNumber = given.find(({ n }) => n === before.n)?.until ?? before.n;
  return before.kind === now.kind && before.seat === now.seat && now.n - lastNumber <= MAX_QUESTIONS_BETWEEN;
}

/** Whether the last answer ended a form, or led back in a lesson, so that the next form starts fresh. */
function isSeriesEnded({ decision }: QuestionState, given: readonly GivenAnswer[]): boolean {
  const lastAnswer = given.at(-1);
  // When a learner repeats a part of a lesson, the cursor must not start on the answer that lost its goal.
  if (lastAnswer?.answer === AGAIN_ID || lastAnswer?.answer === FURTHER_ID) return true;
  return lastAnswer?.n === decision.n && lastAnswer.answer === doneOptionOf(decision)?.id;
}

type ExtraAnswers = Pick<QuestionRows, 'deeds' | 'others' | 'ending'>;

function newQuestionState(
  decision: Decision,
  format: Formatter,
  blocked: readonly Blocked[],
  more: ExtraAnswers,
): QuestionState {
  return {
    ...more,
    decision,
    blocked,
    order: null,
    again: {},
    // The cursor starts on an answer, after the deeds before it.
    list: { ...LIST_START, cursor: more.deeds.filter(({ endsRow }) => endsRow !== true).length },
    isPut: false,
    find: null,
    finding: false,
    amount: decision.amount === null ? null : startAmount(decision.amount),
    only: null,
    keys: {},
    nameKeys: {},
    onward: {},
    allButOne: {},
    left: { words: null, things: [] },
    leaves: null,
    watched: [],
    goals: [],
    under: {},
    marked: [],
    hinted: null,
    isWarned: false,
    part: null,
    typed: '',
    mistyped: '',
    awaitsWay: false,
    refused: null,
    previews: {},
    laying: null,
    format,
  };
}
