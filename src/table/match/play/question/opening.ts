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
const BETWEEN = 4;

/**
 * The state of a new question. `form`: the last form on the screen; `given`: the last two answers; `run`: the question
 * before this one; `more`: deeds and other answers.
 */
export function openAsked(
  decision: Decision,
  format: Formatter,
  blocked: readonly Blocked[] = [],
  form: AskedState | null = null,
  given: readonly Given[] = [],
  run: AskedState | null = null,
  more: More = { deeds: [], others: [] },
): AskedState {
  const asked = openedAsked(decision, format, blocked, more);
  if (!isForm(decision, blocked)) return onSame(asked, run, given) ?? withAutoAnswer(asked);
  const before = form !== null && isSameForm(form.decision, decision, given) && !isEnded(form, given) ? form : null;
  const rows = rowsShown({ ...asked, order: before?.order ?? [] });
  // Only answers since the form was opened concern its rows.
  const since = given.filter(({ n }) => before !== null && n >= before.decision.n);
  const on = before === null ? null : rowAfter(before, lastGiven(since, decision));
  const again = before === null ? {} : againAfter(before.again, decision, given);
  const stood = before === null ? -1 : rowsShown(before).findIndex(({ id }) => id === on);
  const list = { ...LIST_START, cursor: startOf(rows, on, Math.max(0, stood)) };
  // The question between the two forms had only one possible answer, so it was not asked.
  const wentAlone =
    since.length === 1 && since[0]?.n === before?.decision.n && decision.n > (before?.decision.n ?? 0) + 1;
  const awaitsWay = before?.awaitsWay === true && wentAlone;
  // Whether the row that a person chose is still under the cursor.
  const isPut = on !== null && before?.isPut === true && rows[list.cursor]?.id === on;
  // Rows that are gone keep their places in the order, because they may come back, for instance by undo.
  const order = [...new Set([...(before?.order ?? []), ...rows.map(({ id }) => id)])];
  return { ...asked, order, again, list, isPut, awaitsWay };
}

/**
 * In a series of questions of one kind, such as the shots of a volley, keeps the cursor on the row taken just before;
 * `null`: there is no such series, or the row is gone.
 */
function onSame(asked: AskedState, run: AskedState | null, given: readonly Given[]): AskedState | null {
  if (run?.isPut !== true || !isNextOf(run.decision, asked.decision)) return null;
  const taken = rowsShown(run)[run.list.cursor]?.takes ?? null;
  if (taken === null || taken !== lastGiven(given, asked.decision)) return null;
  const cursor = rowsShown(asked).findIndex(({ takes }) => takes === taken);
  return cursor < 0 ? null : { ...asked, list: { ...LIST_START, cursor }, isPut: true };
}

function isNextOf(before: Decision, now: Decision): boolean {
  return before.kind === now.kind && before.seat === now.seat && before.n + 1 === now.n && before.amount === null;
}

/** Puts the cursor of a plain list on the usual answer, if the game names one. */
function withAutoAnswer(asked: AskedState): AskedState {
  const usual = rowsShown(asked).findIndex(({ option }) => option.autoAnswer === true);
  return usual < 0 ? asked : { ...asked, list: { ...LIST_START, cursor: usual } };
}

/** The id of the row on which the cursor of a form continues: that of the last answer, or else its former row. */
function rowAfter(form: AskedState, answer: Answer | null): string | null {
  const rows = rowsShown(form);
  const row = rows.find(({ takes, less }) => answer !== null && (takes === answer || less === answer));
  return (row ?? rows[form.list.cursor])?.id ?? null;
}

function isSameForm(before: Decision, now: Decision, given: readonly Given[]): boolean {
  const last = given.find(({ n }) => n === before.n)?.until ?? before.n;
  return before.kind === now.kind && before.seat === now.seat && now.n - last <= BETWEEN;
}

/** Whether the last answer ended a form, or led back in a lesson, so that the next form starts fresh. */
function isEnded({ decision }: AskedState, given: readonly Given[]): boolean {
  const last = given.at(-1);
  // When a learner repeats a part of a lesson, the cursor must not start on the answer that lost its goal.
  if (last?.answer === AGAIN || last?.answer === FURTHER) return true;
  return last?.n === decision.n && last.answer === doneOf(decision)?.id;
}

type More = Pick<AskedRows, 'deeds' | 'others'>;

function openedAsked(decision: Decision, format: Formatter, blocked: readonly Blocked[], more: More): AskedState {
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
