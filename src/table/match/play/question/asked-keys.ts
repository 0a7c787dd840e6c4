import type { FollowUp } from '../../../../boards/deeds.ts';
import { isEndOfRow, goesBack } from '../../../../kernel/match/decision.ts';
import type { Answer } from '../../../../kernel/match/decision.ts';
import type { Message } from '../../../../kernel/words/message.ts';
import { isLessonsOwn } from '../../../../session/teaching/own-options.ts';
import { say } from '../../../frame/text/say.ts';
import { characterOf } from '../../../frame/theme/keys.ts';
import type { Pressed } from '../../../frame/theme/keys.ts';
import type { Look } from '../../../frame/theme/look.ts';
import { pressList } from '../../../frame/ui/list.ts';
import { heightsOf, LIST_START } from '../../../frame/ui/list-state.ts';
import { appendTyped } from '../../../frame/ui/typed.ts';
import { amountAfter, enteredAmount } from './amount.ts';
import type { AmountEntry } from './amount.ts';
import { optionsLook, rowsOf } from './asked.ts';
import type { AskedState } from './asked.ts';
import { doneOf, isSameGroup } from './form.ts';
import type { AskedRow } from './form.ts';
import { formScroll } from './form-layout.ts';
import { partAfter, partOf } from './parts.ts';
import { onwardBy, optionsOnRequest, optionsShown, rowKeys, rowNameKeys, rowsShown } from './rows.ts';
import { typedKey } from './typed-key.ts';

// Handles keys for the pending question.

/** The result of taking a row. */
type Taken =
  | { readonly did: 'answer'; readonly answer: Answer; readonly then?: FollowUp; readonly asked?: AskedState }
  /** A row that can't be taken. */
  | { readonly did: 'blocked'; readonly why: Message; readonly asked?: AskedState };

/** The result of a key. */
type AskedResult =
  | Taken
  | { readonly did: 'nothing' }
  | { readonly did: 'moved'; readonly asked: AskedState }
  /** Something would be left undone, so the people are warned first. */
  | { readonly did: 'warned'; readonly asked: AskedState; readonly left: Message }
  /** The entered number is out of range. */
  | { readonly did: 'out-of-range' }
  /** An answer that took this option is to be undone. */
  | { readonly did: 'less'; readonly option: string };

type KeyPress = Pick<Pressed, 'command' | 'key'>;

const NOTHING: AskedResult = { did: 'nothing' };
const LIST_COMMANDS: ReadonlySet<string> = new Set(['up', 'down', 'page-up', 'page-down', 'first', 'last', 'take']);

const QUESTION_COMMANDS: ReadonlySet<string> = new Set([
  ...LIST_COMMANDS,
  ...['nth', 'next', 'left', 'right', 'more', 'less', 'find', 'aside', 'back', 'done'],
]);

/** Whether a question handles a command. While a number or a search text is being entered, it handles every key. */
export function isForQuestion(asked: AskedState | null, { command, key }: KeyPress): boolean {
  if (asked === null) return false;
  if (command === null && handleRowKey(asked, { command, key }) !== null) return true;
  return asked.amount !== null || asked.finding || QUESTION_COMMANDS.has(command ?? '');
}

/** The size of the area for the options. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/** Handles a key for the question. */
export function askedKey(before: AskedState, press: Pressed, room: Room, look: Look): AskedResult {
  const asked = { ...before, awaitsWay: false };
  const isExtraDirection = before.awaitsWay && onwardBy(asked, asked.list.cursor, press.key) !== undefined;
  if (isExtraDirection) return { did: 'blocked', why: say('table.went-already'), asked };
  if (asked.amount !== null) return enterNumber(asked, asked.amount, press);
  if (asked.finding) return handleSearchKey(asked, press, room, look);
  const { command } = press;
  const keyResult = handleRowKey(asked, press);
  if (keyResult !== null) return keyResult;
  if (command === 'nth') return NOTHING;
  // Any other key drops the first key of a pair; going back does only that.
  if (asked.typed !== '') {
    const withoutTyped = { ...asked, typed: '' };
    return command === 'back' ? { did: 'moved', asked: withoutTyped } : askedKey(withoutTyped, press, room, look);
  }
  if (command === 'next') return { did: 'moved', asked: nextRow(asked) };
  if (command === 'find') return { did: 'moved', asked: { ...asked, finding: true, find: asked.find ?? '' } };
  if (command === 'back') return goBack(asked);
  const refusal = command === 'take' ? whyNotTaken(asked) : null;
  if (refusal !== null) return { did: 'blocked', why: refusal };
  const doneOption = doneOf(asked.decision);
  // The row that ends the series shows what would be left undone.
  const undoneWords = asked.left.words;
  if (command === 'done' && doneOption !== null && undoneWords !== null && !asked.isWarned) {
    return { did: 'warned', asked: { ...asked, isWarned: true }, left: undoneWords };
  }
  if (command === 'done' && doneOption !== null) return { did: 'answer', answer: doneOption.id };
  if (asked.order !== null && command !== null) {
    const row = rowsShown(asked)[asked.list.cursor];
    const changedPart = row === undefined ? undefined : partAfter(asked, row, command);
    if (changedPart !== undefined) return { did: 'moved', asked: { ...asked, part: changedPart } };
    if (row !== undefined && command === 'more') return oneMore(asked, row);
    if (row !== undefined && command === 'less') return takeOneBack(asked, row);
    if (command === 'left' || command === 'right') return toNeighbourGroup(asked, command === 'right' ? 1 : -1);
  }
  return command !== null && LIST_COMMANDS.has(command) ? moveOrTake(asked, press, room, look) : NOTHING;
}

/** Handles a key of a row, or the beginning of a key with two characters; `null`: it is neither. */
function handleRowKey(asked: AskedState, { command, key }: KeyPress): AskedResult | null {
  if (command !== null && command !== 'nth') return null;
  const direction = onwardBy(asked, asked.list.cursor, key);
  if (direction === null) return { did: 'blocked', why: say('table.not-that-way') };
  const takenId = rowsShown(asked)[asked.list.cursor]?.takes ?? null;
  if (direction !== undefined && takenId !== null)
    return { did: 'answer', answer: takenId, then: partOf(asked, takenId, direction) };
  const otherAnswer = asked.others.find(({ id }) => asked.keys[id] === key);
  if (otherAnswer !== undefined) return { did: 'answer', answer: otherAnswer.id };
  const allKeys = rowKeys(asked);
  const typedResult = typedKey(asked.typed, key, [...allKeys, ...rowNameKeys(asked)]);
  if (typedResult === null) return null;
  if (typedResult.is === 'begun') return { did: 'moved', asked: { ...asked, typed: typedResult.typed } };
  const rowIndex = typedResult.is === 'row' ? typedResult.at % allKeys.length : -1;
  const row = rowsShown(asked)[rowIndex];
  if (typedResult.is === 'wrong' || row === undefined) {
    const { typed, isOpen } = typedResult.is === 'wrong' ? typedResult : { typed: asked.typed + key, isOpen: false };
    const why = isOpen ? say('table.no-key-begins', { key: typed }) : say('table.no-such-key', { key: typed });
    return { did: 'blocked', why, asked: { ...asked, typed: isOpen ? typed : '' } };
  }
  // The cursor moves to the row and stays, so that the same row can be taken again.
  const list = { ...asked.list, cursor: rowIndex };
  const awaitsWay = asked.onward[row.takes ?? ''] !== undefined;
  return { ...takenRow(row), asked: { ...asked, typed: '', list, isPut: true, awaitsWay } };
}

/**
 * The key as the question understands it. A command key without a meaning here counts as part of a row's key, such as a
 * letter of a place or the 0 of a number.
 */
export function keyForQuestion(asked: AskedState, press: Pressed): Pressed {
  const { command, key } = press;
  const isPartOfKey =
    command === 'aside'
      ? optionsOnRequest(asked).length === 0 || asked.typed !== ''
      : key === '0' && asked.typed !== '';
  return isPartOfKey && !asked.finding && asked.amount === null && /^[A-Z0-9]$/.test(key)
    ? { ...press, command: null }
    : press;
}

/**
 * Moves the cursor to the next row that can be taken and does not end the series or go back. After the last row it
 * continues at the first.
 */
function nextRow(asked: AskedState): AskedState {
  const rows = rowsShown(asked);
  const { cursor } = asked.list;
  const rowOrder = [...rows.keys()].map(step => (cursor + 1 + step) % rows.length);
  const next = rowOrder.find(at => {
    const row = rows[at];
    return (
      row !== undefined &&
      row.takes !== null &&
      row.takes !== row.less &&
      !asked.watched.includes(row.takes) &&
      !isEndOfRow(row.option) &&
      !goesBack(row.option)
    );
  });
  return next === undefined ? asked : { ...asked, list: { ...asked.list, cursor: next }, isPut: true };
}

/** Searches the options for a text. If only one option matches, the cursor counts as moved by the person. */
export function withSearch(asked: AskedState, find: string | null): AskedState {
  const searchedState = { ...asked, find, list: LIST_START };
  return { ...searchedState, isPut: find !== null && find !== '' && rowsShown(searchedState).length === 1 };
}

/**
 * Why Enter takes nothing: no person has moved the cursor, and the row may spend something; `null`: Enter takes the
 * row.
 */
export function whyNotTaken(asked: AskedState): Message | null {
  const { amount, isPut } = asked;
  if (amount !== null) return amount.isNamed ? null : say('table.name-first');
  return isPut || spendsNothing(asked) ? null : say('table.choose-first');
}

/** Whether the row under the cursor is known to spend nothing, or can't be taken. */
function spendsNothing(asked: AskedState): boolean {
  const takes = rowsShown(asked)[asked.list.cursor]?.takes ?? null;
  // The options of a lesson's own question spend nothing.
  return takes === null || isLessonsOwn(takes) || asked.previews[takes]?.spends === false;
}

/** The result of taking a row. A row that can't be taken gives its reason, or a general message. */
export function takenRow({ takes, blocked }: AskedRow): Taken {
  if (takes !== null) return { did: 'answer', answer: takes };
  return { did: 'blocked', why: blocked?.why ?? say('table.no-more') };
}

/** Takes one more of a row. If some were taken before, the choice after it is repeated. */
function oneMore({ again }: AskedState, row: AskedRow): AskedResult {
  const result = takenRow(row);
  const repeated = row.takes === null || (row.count ?? 0) === 0 ? undefined : again[row.takes];
  if (result.did !== 'answer' || repeated === undefined) return result;
  return { ...result, then: { kind: repeated.kind, answer: repeated.answer } };
}

/** Takes back one of a row. */
function takeOneBack({ allButOne }: AskedState, { id, less, count }: AskedRow): AskedResult {
  if (less !== null) {
    const followUp = allButOne[less];
    return { did: 'answer', answer: less, ...(followUp && { then: followUp }) };
  }
  if (count === null) return NOTHING;
  return count === 0 ? { did: 'blocked', why: say('table.none-taken') } : { did: 'less', option: id };
}

/**
 * Moves the cursor to the next or previous group of rows, to the row with the same number in it, because groups may be
 * side by side.
 */
function toNeighbourGroup(asked: AskedState, step: 1 | -1): AskedResult {
  const rows = rowsShown(asked);
  const groups = rows.reduce<AskedRow[][]>((all, row) => {
    const lastGroup = all.at(-1);
    const [first] = lastGroup ?? [];
    if (lastGroup === undefined || first === undefined || !isSameGroup(first, row)) return [...all, [row]];
    lastGroup.push(row);
    return all;
  }, []);
  const currentRow = rows[asked.list.cursor];
  const groupIndex = groups.findIndex(group => currentRow !== undefined && group.includes(currentRow));
  const nextGroup = groups[groupIndex + step];
  if (currentRow === undefined || nextGroup === undefined) return NOTHING;
  const row = nextGroup[Math.min(groups[groupIndex]?.indexOf(currentRow) ?? 0, nextGroup.length - 1)];
  const cursor = rows.findIndex(one => one === row);
  return { did: 'moved', asked: { ...asked, isPut: true, list: { ...asked.list, cursor } } };
}

function moveOrTake(asked: AskedState, press: Pressed, room: Room, look: Look): AskedResult {
  const rows = rowsShown(asked);
  // The rows of a form may be in several columns.
  const { heights, height } =
    asked.order === null
      ? { heights: heightsOf(rowsOf(asked), room.width, optionsLook(look)), height: room.height }
      : formScroll(rows, room, asked.format);
  const { list, taken } = pressList(asked.list, press, heights, height);
  const row = taken === null ? undefined : rows[taken];
  return row === undefined ? { did: 'moved', asked: { ...asked, list, isPut: true } } : takenRow(row);
}

function enterNumber(asked: AskedState, amount: AmountEntry, press: Pressed): AskedResult {
  if (press.command === 'take') {
    const refusal = whyNotTaken(asked);
    if (refusal !== null) return { did: 'blocked', why: refusal };
    const answer = enteredAmount(amount);
    return answer === null ? { did: 'out-of-range' } : { did: 'answer', answer };
  }
  const amountAfterKey = amountAfter(amount, press);
  return amountAfterKey === amount ? NOTHING : { did: 'moved', asked: { ...asked, amount: amountAfterKey } };
}

function handleSearchKey(asked: AskedState, press: Pressed, room: Room, look: Look): AskedResult {
  const { command } = press;
  const character = command === null || command === 'nth' || command === 'next' ? characterOf(press.key) : null;
  if (character !== null) return { did: 'moved', asked: withSearch(asked, appendTyped(asked.find, character)) };
  if (command === 'rub-out') return { did: 'moved', asked: withSearch(asked, (asked.find ?? '').slice(0, -1)) };
  if (command === 'back') return goBack(asked);
  // Enter ends the search, unless exactly one option matches and spends nothing.
  if (command === 'take' && (optionsShown(asked).length !== 1 || !spendsNothing(asked))) {
    return { did: 'moved', asked: { ...asked, finding: false, find: asked.find === '' ? null : asked.find } };
  }
  const refusal = command === 'take' ? whyNotTaken(asked) : null;
  if (refusal !== null) return { did: 'blocked', why: refusal };
  // During a search the arrows work as usual, and Enter takes the only matching option.
  return moveOrTake(asked, press, room, look);
}

/** Handles Esc: it first ends the search, then shows all options again, then takes the option that goes back. */
function goBack(asked: AskedState): AskedResult {
  if (asked.find !== null) return { did: 'moved', asked: { ...withSearch(asked, null), finding: false } };
  if (asked.only !== null) return { did: 'moved', asked: { ...asked, only: null, list: LIST_START, isPut: false } };
  const back = asked.decision.options.find(goesBack);
  return back === undefined ? NOTHING : { did: 'answer', answer: back.id };
}
