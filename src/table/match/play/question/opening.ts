import type { Answer, Blocked, Decision } from '../../../../kernel/match/decision.ts';
import type { Formatter } from '../../../../kernel/words/format.ts';
import { AGAIN, FURTHER } from '../../../../session/teaching/own-options.ts';
import { LIST_START } from '../../../frame/ui/list-state.ts';
import { againAfter, lastGiven } from './again.ts';
import type { Given } from './again.ts';
import { startAmount } from './amount.ts';
import type { AskedState } from './asked.ts';
import { doneOf, isForm, startOf } from './form.ts';
import { rowsShown } from './rows.ts';
import type { AskedRows } from './rows.ts';

// Opens a question: its first rows, and the first position of its cursor.

/** The most questions between a form and the same form again, for example about what to take, where, and how to pay. */
const MOST_BETWEEN = 4;

/**
 * The state of a new question. `form`: the last form on the screen; `given`: the last two answers; `lastAsked`: the
 * question before this one; `extra`: deeds and other answers.
 */
export function openAsked(
  decision: Decision,
  format: Formatter,
  blocked: readonly Blocked[] = [],
  form: AskedState | null = null,
  given: readonly Given[] = [],
  lastAsked: AskedState | null = null,
  extra: ExtraAnswers = { deeds: [], others: [] },
): AskedState {
  const asked = newAskedState(decision, format, blocked, extra);
  if (!isForm(decision, blocked)) return onSameRow(asked, lastAsked, given) ?? withAutoAnswer(asked);
  const formerForm = form !== null && isSameForm(form.decision, decision, given) && !isEnded(form, given) ? form : null;
  const rows = rowsShown({ ...asked, order: formerForm?.order ?? [] });
  // Only answers since the form was opened concern its rows.
  const answersSince = given.filter(({ n }) => formerForm !== null && n >= formerForm.decision.n);
  const cursorRow = formerForm === null ? null : rowAfter(formerForm, lastGiven(answersSince, decision));
  const repeated = formerForm === null ? {} : againAfter(formerForm.again, decision, given);
  const formerIndex = formerForm === null ? -1 : rowsShown(formerForm).findIndex(({ id }) => id === cursorRow);
  const list = { ...LIST_START, cursor: startOf(rows, cursorRow, Math.max(0, formerIndex)) };
  // The question between the two forms had only one possible answer, so it was not asked.
  const wasAnsweredAlone =
    answersSince.length === 1 &&
    answersSince[0]?.n === formerForm?.decision.n &&
    decision.n > (formerForm?.decision.n ?? 0) + 1;
  const awaitsWay = formerForm?.awaitsWay === true && wasAnsweredAlone;
  // Whether the row that a person chose is still under the cursor.
  const isPut = cursorRow !== null && formerForm?.isPut === true && rows[list.cursor]?.id === cursorRow;
  // Rows that are gone keep their places in the order, because they may come back, for instance by undo.
  const order = [...new Set([...(formerForm?.order ?? []), ...rows.map(({ id }) => id)])];
  return { ...asked, order, again: repeated, list, isPut, awaitsWay };
}

/**
 * In a series of questions of one kind, such as the shots of a volley, keeps the cursor on the row taken just before;
 * `null`: there is no such series, or the row is gone.
 */
function onSameRow(asked: AskedState, run: AskedState | null, given: readonly Given[]): AskedState | null {
  if (run?.isPut !== true || !isNextOf(run.decision, asked.decision)) return null;
  const takenId = rowsShown(run)[run.list.cursor]?.takes ?? null;
  if (takenId === null || takenId !== lastGiven(given, asked.decision)) return null;
  const cursor = rowsShown(asked).findIndex(({ takes }) => takes === takenId);
  return cursor < 0 ? null : { ...asked, list: { ...LIST_START, cursor }, isPut: true };
}

function isNextOf(before: Decision, now: Decision): boolean {
  return before.kind === now.kind && before.seat === now.seat && before.n + 1 === now.n && before.amount === null;
}

/** Puts the cursor of a plain list on the usual answer, if the game names one. */
function withAutoAnswer(asked: AskedState): AskedState {
  const usualRow = rowsShown(asked).findIndex(({ option }) => option.autoAnswer === true);
  return usualRow < 0 ? asked : { ...asked, list: { ...LIST_START, cursor: usualRow } };
}

/** The id of the row on which the cursor of a form continues: that of the last answer, or else its former row. */
function rowAfter(form: AskedState, answer: Answer | null): string | null {
  const rows = rowsShown(form);
  const row = rows.find(({ takes, less }) => answer !== null && (takes === answer || less === answer));
  return (row ?? rows[form.list.cursor])?.id ?? null;
}

function isSameForm(before: Decision, now: Decision, given: readonly Given[]): boolean {
  const last = given.find(({ n }) => n === before.n)?.until ?? before.n;
  return before.kind === now.kind && before.seat === now.seat && now.n - last <= MOST_BETWEEN;
}

/** Whether the last answer ended a form, or led back in a lesson, so that the next form starts fresh. */
function isEnded({ decision }: AskedState, given: readonly Given[]): boolean {
  const last = given.at(-1);
  // When a learner repeats a part of a lesson, the cursor must not start on the answer that lost its goal.
  if (last?.answer === AGAIN || last?.answer === FURTHER) return true;
  return last?.n === decision.n && last.answer === doneOf(decision)?.id;
}

type ExtraAnswers = Pick<AskedRows, 'deeds' | 'others'>;

function newAskedState(
  decision: Decision,
  format: Formatter,
  blocked: readonly Blocked[],
  more: ExtraAnswers,
): AskedState {
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
    awaitsWay: false,
    previews: {},
    laying: null,
    format,
  };
}
