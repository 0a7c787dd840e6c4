import type { FollowUp } from '../../../../boards/deeds.ts';
import { isEndOfRow, goesBack } from '../../../../kernel/match/decision.ts';
import type { Answer } from '../../../../kernel/match/decision.ts';
import type { Message } from '../../../../kernel/words/message.ts';
import { isLessonsOwn } from '../../../../session/teaching/own-options.ts';
import { say } from '../../../frame/text/say.ts';
import { characterOf } from '../../../frame/theme/keys.ts';
import type { Pressed } from '../../../frame/theme/keys.ts';
import type { Appearance } from '../../../frame/theme/look.ts';
import { pressList } from '../../../frame/ui/list.ts';
import { heightsOf, LIST_START } from '../../../frame/ui/list-state.ts';
import { appendTyped } from '../../../frame/ui/typed.ts';
import { amountAfter, enteredAmount } from './amount.ts';
import type { AmountEntry } from './amount.ts';
import { optionsAppearance, rowsOf } from './asked.ts';
import type { QuestionState } from './asked.ts';
import { isSameGroup } from './form.ts';
import type { QuestionRow } from './form.ts';
import { formScroll } from './form-layout.ts';
import { partAfter, partOf } from './parts.ts';
import {
  answerOnwardByKey,
  endingOptionOf,
  optionsOnRequest,
  shownOptions,
  rowKeys,
  rowNameKeys,
  shownRows,
} from './rows.ts';
import { typedKey } from './typed-key.ts';

// Handles keys for the pending question.

/** The result of taking a row. */
type TakenResult =
  | { readonly did: 'answer'; readonly answer: Answer; readonly then?: FollowUp; readonly asked?: QuestionState }
  /** A row that can't be taken; `row`: its words. Absent: the key itself was refused. */
  | { readonly did: 'blocked'; readonly why: Message; readonly row?: Message; readonly asked?: QuestionState };

/** The result of a key. */
type QuestionKeyResult =
  | TakenResult
  | { readonly did: 'nothing' }
  | { readonly did: 'moved'; readonly asked: QuestionState }
  /** Something would be left undone, so the people are warned first. */
  | { readonly did: 'warned'; readonly asked: QuestionState; readonly left: Message }
  /** The entered number is out of range. */
  | { readonly did: 'out-of-range' }
  /** An answer that took this option is to be undone. */
  | { readonly did: 'less'; readonly option: string };

type KeyPress = Pick<Pressed, 'command' | 'key'>;

const NOTHING_DONE: QuestionKeyResult = { did: 'nothing' };
const LIST_COMMANDS: ReadonlySet<string> = new Set(['up', 'down', 'page-up', 'page-down', 'first', 'last', 'take']);

const QUESTION_COMMANDS: ReadonlySet<string> = new Set([
  ...LIST_COMMANDS,
  ...['nth', 'next', 'left', 'right', 'more', 'less', 'find', 'aside', 'back', 'done'],
]);

/** Whether a question handles a command. While a number or a search text is being entered, it handles every key. */
export function isForQuestion(question: QuestionState | null, { command, key }: KeyPress): boolean {
  if (question === null) return false;
  if (command === null && handleRowKey(question, { command, key }) !== null) return true;
  return question.amount !== null || question.finding || QUESTION_COMMANDS.has(command ?? '');
}

/** The size of the area for the options. */
interface OptionsSize {
  readonly width: number;
  readonly height: number;
}

/** Handles a key for the question. */
export function handleQuestionKey(
  previousQuestion: QuestionState,
  keyPress: Pressed,
  optionsSize: OptionsSize,
  appearance: Appearance,
): QuestionKeyResult {
  const question = { ...previousQuestion, awaitsWay: false };
  const isExtraDirection =
    previousQuestion.awaitsWay && answerOnwardByKey(question, question.list.cursor, keyPress.key) !== undefined;
  if (isExtraDirection) return { did: 'blocked', why: say('table.went-already'), asked: question };
  if (question.amount !== null) return enterNumber(question, question.amount, keyPress);
  if (question.finding) return handleSearchKey(question, keyPress, optionsSize, appearance);
  const { command } = keyPress;
  const keyResult = handleRowKey(question, keyPress);
  if (keyResult !== null) return keyResult;
  if (command === 'nth') return NOTHING_DONE;
  // Any other key drops the first key of a pair; going back does only that.
  if (question.typed !== '' || question.mistyped !== '') {
    const withoutTyped = { ...question, typed: '', mistyped: '' };
    return command === 'back' && question.typed !== ''
      ? { did: 'moved', asked: withoutTyped }
      : handleQuestionKey(withoutTyped, keyPress, optionsSize, appearance);
  }
  if (command === 'next') return { did: 'moved', asked: nextRow(question) };
  if (command === 'find') return { did: 'moved', asked: { ...question, finding: true, find: question.find ?? '' } };
  if (command === 'back') return goBack(question);
  const refusalReason = command === 'take' ? whyNotTaken(question) : null;
  if (refusalReason !== null) return { did: 'blocked', why: refusalReason };
  const doneOption = endingOptionOf(question);
  // The row that ends the series shows what would be left undone.
  const undoneWords = question.left.words;
  if (command === 'done' && doneOption !== null && undoneWords !== null && !question.isWarned) {
    return { did: 'warned', asked: { ...question, isWarned: true }, left: undoneWords };
  }
  if (command === 'done' && doneOption !== null) return { did: 'answer', answer: doneOption.id };
  if (question.order !== null && command !== null) {
    const row = shownRows(question)[question.list.cursor];
    const changedPart = row === undefined ? undefined : partAfter(question, row, command);
    if (changedPart !== undefined) return { did: 'moved', asked: { ...question, part: changedPart } };
    if (row !== undefined && command === 'more') return takeOneMore(question, row);
    if (row !== undefined && command === 'less') return takeOneBack(question, row);
    if (command === 'left' || command === 'right') return toNeighbourGroup(question, command === 'right' ? 1 : -1);
  }
  return command !== null && LIST_COMMANDS.has(command)
    ? moveOrTake(question, keyPress, optionsSize, appearance)
    : NOTHING_DONE;
}

/** Handles a key of a row, or the beginning of a key with two characters; `null`: it is neither. */
function handleRowKey(asked: QuestionState, { command, key }: KeyPress): QuestionKeyResult | null {
  if (command !== null && command !== 'nth') return null;
  const direction = answerOnwardByKey(asked, asked.list.cursor, key);
  if (direction === null) return { did: 'blocked', why: say('table.not-that-way') };
  const takenId = shownRows(asked)[asked.list.cursor]?.takes ?? null;
  if (direction !== undefined && takenId !== null)
    return { did: 'answer', answer: takenId, then: partOf(asked, takenId, direction) };
  const otherAnswer = asked.others.find(({ id }) => asked.keys[id] === key);
  if (otherAnswer !== undefined) return { did: 'answer', answer: otherAnswer.id };
  const allKeys = rowKeys(asked);
  const typedResult = typedKey(asked, key, [...allKeys, ...rowNameKeys(asked)]);
  if (typedResult === null) return null;
  if (typedResult.is === 'begun') {
    const { typed, mistyped } = typedResult;
    return { did: 'moved', asked: { ...asked, typed, mistyped } };
  }
  const rowIndex = typedResult.is === 'row' ? typedResult.at % allKeys.length : -1;
  const row = shownRows(asked)[rowIndex];
  if (typedResult.is === 'wrong' || row === undefined) {
    const { typed, mistyped } = typedResult.is === 'wrong' ? typedResult : { typed: asked.typed + key, mistyped: '' };
    const reason = say(mistyped === '' ? 'table.no-such-key' : 'table.no-key-begins', { key: typed });
    return { did: 'blocked', why: reason, asked: { ...asked, typed: '', mistyped } };
  }
  // The cursor moves to the row and stays, so that the same row can be taken again.
  const listState = { ...asked.list, cursor: rowIndex };
  if (typedResult.isDoubtful) {
    const shownRow = { ...asked, typed: '', mistyped: '', list: listState, isPut: true };
    return { did: 'blocked', why: say('table.after-mistyped', { option: row.option.words }), asked: shownRow };
  }
  const awaitsDirection = asked.onward[row.takes ?? ''] !== undefined;
  return {
    ...takenRow(row),
    asked: { ...asked, typed: '', mistyped: '', list: listState, isPut: true, awaitsWay: awaitsDirection },
  };
}

/**
 * The key as the question understands it. A command key without a meaning here counts as part of a row's key, such as a
 * letter of a place or the 0 of a number.
 */
export function keyForQuestion(question: QuestionState, keyPress: Pressed): Pressed {
  const { command, key } = keyPress;
  const isPartOfKey =
    command === 'aside'
      ? optionsOnRequest(question).length === 0 || question.typed !== ''
      : key === '0' && question.typed !== '';
  return isPartOfKey && !question.finding && question.amount === null && /^[A-Z0-9]$/.test(key)
    ? { ...keyPress, command: null }
    : keyPress;
}

/**
 * Moves the cursor to the next row that can be taken and does not end the series or go back. After the last row it
 * continues at the first.
 */
function nextRow(asked: QuestionState): QuestionState {
  const rows = shownRows(asked);
  const { cursor } = asked.list;
  const rowOrder = [...rows.keys()].map(step => (cursor + 1 + step) % rows.length);
  const nextIndex = rowOrder.find(at => {
    const row = rows[at];
    return (
      row !== undefined &&
      row.takes !== null &&
      row.takes !== row.less &&
      !asked.watched.includes(row.takes) &&
      !isEndOfRow(row.option) &&
      row.option.id !== asked.ending &&
      !goesBack(row.option)
    );
  });
  return nextIndex === undefined ? asked : { ...asked, list: { ...asked.list, cursor: nextIndex }, isPut: true };
}

/** Searches the options for a text. If only one option matches, the cursor counts as moved by the person. */
export function withSearch(question: QuestionState, searchText: string | null): QuestionState {
  const searchedState = { ...question, find: searchText, list: LIST_START };
  return { ...searchedState, isPut: searchText !== null && searchText !== '' && shownRows(searchedState).length === 1 };
}

/**
 * Why Enter takes nothing: no person has moved the cursor, and the row may spend something; `null`: Enter takes the
 * row.
 */
export function whyNotTaken(question: QuestionState): Message | null {
  const { amount, isPut } = question;
  if (amount !== null) return amount.isNamed ? null : say('table.name-first');
  return isPut || rowSpendsNothing(question) ? null : say('table.choose-first');
}

/** Whether the row under the cursor is known to spend nothing, or can't be taken. */
function rowSpendsNothing(asked: QuestionState): boolean {
  const takenId = shownRows(asked)[asked.list.cursor]?.takes ?? null;
  // The options of a lesson's own question spend nothing.
  return takenId === null || isLessonsOwn(takenId) || asked.previews[takenId]?.spends === false;
}

/** The result of taking a row. A row that can't be taken gives its reason, or a general message. */
export function takenRow({ takes, blocked, option }: QuestionRow): TakenResult {
  if (takes !== null) return { did: 'answer', answer: takes };
  return { did: 'blocked', why: blocked?.why ?? say('table.no-more'), row: option.words };
}

/**
 * The question after a refusal, and the words about it. In a form they name the row and stay on the screen, because the
 * cursor may go on to other rows.
 */
export function withRefusal(
  asked: QuestionState,
  { why, row }: Pick<Extract<TakenResult, { readonly did: 'blocked' }>, 'why' | 'row'>,
): { readonly asked: QuestionState; readonly words: Message } {
  if (row === undefined || asked.order === null) return { asked, words: why };
  const words = say('table.row-refused', { row, why });
  return { asked: { ...asked, refused: words }, words };
}

/** Takes one more of a row. If some were taken before, the choice after it is repeated. */
function takeOneMore({ again }: QuestionState, row: QuestionRow): QuestionKeyResult {
  const result = takenRow(row);
  const repeatedChoice = row.takes === null || (row.count ?? 0) === 0 ? undefined : again[row.takes];
  if (result.did !== 'answer' || repeatedChoice === undefined) return result;
  return { ...result, then: { kind: repeatedChoice.kind, answer: repeatedChoice.answer } };
}

/** Takes back one of a row. */
function takeOneBack({ allButOne }: QuestionState, { id, less, count }: QuestionRow): QuestionKeyResult {
  if (less !== null) {
    const followUp = allButOne[less];
    return { did: 'answer', answer: less, ...(followUp && { then: followUp }) };
  }
  if (count === null) return NOTHING_DONE;
  return count === 0 ? { did: 'blocked', why: say('table.none-taken') } : { did: 'less', option: id };
}

/**
 * Moves the cursor to the next or previous group of rows, to the row with the same number in it, because groups may be
 * side by side.
 */
function toNeighbourGroup(asked: QuestionState, step: 1 | -1): QuestionKeyResult {
  const rows = shownRows(asked);
  const rowGroups = rows.reduce<QuestionRow[][]>((all, row) => {
    const lastGroup = all.at(-1);
    const [first] = lastGroup ?? [];
    if (lastGroup === undefined || first === undefined || !isSameGroup(first, row)) return [...all, [row]];
    lastGroup.push(row);
    return all;
  }, []);
  const currentRow = rows[asked.list.cursor];
  const groupIndex = rowGroups.findIndex(group => currentRow !== undefined && group.includes(currentRow));
  const nextGroup = rowGroups[groupIndex + step];
  if (currentRow === undefined || nextGroup === undefined) return NOTHING_DONE;
  const row = nextGroup[Math.min(rowGroups[groupIndex]?.indexOf(currentRow) ?? 0, nextGroup.length - 1)];
  const cursor = rows.findIndex(one => one === row);
  return { did: 'moved', asked: { ...asked, isPut: true, list: { ...asked.list, cursor } } };
}

function moveOrTake(
  asked: QuestionState,
  press: Pressed,
  room: OptionsSize,
  appearance: Appearance,
): QuestionKeyResult {
  const rows = shownRows(asked);
  // The rows of a form may be in several columns.
  const { heights, height } =
    asked.order === null
      ? { heights: heightsOf(rowsOf(asked), room.width, optionsAppearance(appearance)), height: room.height }
      : formScroll(rows, room, asked.format);
  const { list, taken } = pressList(asked.list, press, heights, height);
  const row = taken === null ? undefined : rows[taken];
  return row === undefined ? { did: 'moved', asked: { ...asked, list, isPut: true } } : takenRow(row);
}

function enterNumber(asked: QuestionState, amount: AmountEntry, press: Pressed): QuestionKeyResult {
  if (press.command === 'take') {
    const refusalReason = whyNotTaken(asked);
    if (refusalReason !== null) return { did: 'blocked', why: refusalReason };
    const answer = enteredAmount(amount);
    return answer === null ? { did: 'out-of-range' } : { did: 'answer', answer };
  }
  const amountAfterKey = amountAfter(amount, press);
  return amountAfterKey === amount ? NOTHING_DONE : { did: 'moved', asked: { ...asked, amount: amountAfterKey } };
}

function handleSearchKey(
  asked: QuestionState,
  press: Pressed,
  room: OptionsSize,
  appearance: Appearance,
): QuestionKeyResult {
  const { command } = press;
  const character = command === null || command === 'nth' || command === 'next' ? characterOf(press.key) : null;
  if (character !== null) return { did: 'moved', asked: withSearch(asked, appendTyped(asked.find, character)) };
  if (command === 'rub-out') return { did: 'moved', asked: withSearch(asked, (asked.find ?? '').slice(0, -1)) };
  if (command === 'back') return goBack(asked);
  // Enter ends the search, unless exactly one option matches and spends nothing.
  if (command === 'take' && (shownOptions(asked).length !== 1 || !rowSpendsNothing(asked))) {
    return { did: 'moved', asked: { ...asked, finding: false, find: asked.find === '' ? null : asked.find } };
  }
  const refusalReason = command === 'take' ? whyNotTaken(asked) : null;
  if (refusalReason !== null) return { did: 'blocked', why: refusalReason };
  // During a search the arrows work as usual, and Enter takes the only matching option.
  return moveOrTake(asked, press, room, appearance);
}

/**
 * Handles Esc: it first ends the search, then shows all options again, then takes the option that goes back or, if
 * there is none, clears the words about a refused row.
 */
function goBack(asked: QuestionState): QuestionKeyResult {
  if (asked.find !== null) return { did: 'moved', asked: { ...withSearch(asked, null), finding: false } };
  if (asked.only !== null) return { did: 'moved', asked: { ...asked, only: null, list: LIST_START, isPut: false } };
  const backOption = asked.decision.options.find(goesBack);
  if (backOption !== undefined) return { did: 'answer', answer: backOption.id };
  return asked.refused === null ? NOTHING_DONE : { did: 'moved', asked: { ...asked, refused: null } };
}
