import type { FollowUp } from '../../../../boards/deeds.ts';
import { isEndOfRow, goesBack } from '../../../../kernel/match/decision.ts';
import type { Answer } from '../../../../kernel/match/decision.ts';
import type { Message, Ref } from '../../../../kernel/words/message.ts';
import type { Left } from '../../../../boards/board.ts';
import { heightsOf, LIST_START } from '../../../frame/ui/list-state.ts';
import type { ListRow, ListState } from '../../../frame/ui/list-state.ts';
import type { KeyPlace } from '../../../frame/edge/keymap.ts';
import type { OptionPreview } from '../../../frame/store/feature.ts';
import { say } from '../../../frame/text/say.ts';
import { characterOf } from '../../../frame/theme/keys.ts';
import type { Pressed } from '../../../frame/theme/keys.ts';
import type { Look } from '../../../frame/theme/look.ts';
import { pressList } from '../../../frame/ui/list.ts';
import { typedOn } from '../../../frame/ui/typed.ts';
import { amountAfter, amountNamed } from './amount.ts';
import type { AmountEntry } from './amount.ts';
import { doneOf } from './form.ts';
import type { AskedRow } from './form.ts';
import { isLessonsOwn } from '../../../../session/teaching/own-options.ts';
import type { Goal, March } from '../../../../boards/marching.ts';
import type { Agains } from './again.ts';
import type { LayingAsked } from './laying.ts';
import { formScroll } from './form-lines.ts';
import { partAfter, partOf, partText } from './parts.ts';
import type { Part } from './parts.ts';
import { keysShown, onwardBy, optionsOnRequest, optionsShown, rowKeys, rowsShown } from './rows.ts';
import { typedKey } from './typed-key.ts';
import type { AskedRows } from './rows.ts';

/** One decision on the screen: the cursor, the text searched for, the number being named. */
export interface AskedState extends AskedRows {
  /** What one more of a row of a form is to be, where that was chosen before. */
  readonly again: Agains;
  readonly list: ListState;
  /**
   * Whether the cursor stands where a person has put it; else it is hollow, and Enter takes only what costs nothing.
   */
  readonly isPut: boolean;
  readonly finding: boolean;
  readonly amount: AmountEntry | null;
  /** What would be left undone if the row of choices ended now. */
  readonly left: Left;
  /** What stays on watch where the row ends; `null`: nothing of this question does. */
  readonly leaves: readonly March[] | null;
  /** The options of what is on watch: `n` passes over them. */
  readonly watched: readonly string[];
  /** Where what is asked about can be sent, farther than a step. */
  readonly goals: readonly Goal[];
  /** Whether that has been said: it is said once. */
  readonly isWarned: boolean;
  /** How many of the row of that id a digit sends on, where it stands for several; `null`: all of them. */
  readonly part: Part | null;
  /** What was typed of such a key of two. */
  readonly typed: string;
  /** What options come to, as far as that was worked out; it holds as long as the words do. */
  readonly previews: Readonly<Record<string, OptionPreview>>;
  /** What can be laid by one key each, at the place under the cursor or at the one chosen; `null`: nothing. */
  readonly laying: LayingAsked | null;
}

/** What of a question has keys of its own; `null`: nothing. */
export function keyPlaceOf(asked: AskedState | null): KeyPlace | null {
  if (asked === null) return null;
  if (asked.order !== null) return 'form';
  return asked.laying === null ? null : 'laying';
}

/** What the option under the cursor is about. */
export function focusOf(asked: AskedState): readonly Ref[] {
  return optionsShown(asked)[asked.list.cursor]?.refs ?? [];
}

/** What the options shown are about, each address once. */
export function openRefs(asked: AskedState): readonly Ref[] {
  return [...new Set(optionsShown(asked).flatMap(({ refs = [] }) => refs))];
}

/** What the answer is about that a hint names. */
export function hintedRefs(asked: AskedState): readonly Ref[] {
  return asked.hinted === null
    ? []
    : rowsShown(asked).flatMap(({ takes, option }) => (takes === asked.hinted ? (option.refs ?? []) : []));
}

/** The rows as those of a list, each with its outlook where that is known. */
export function rowsOf(asked: AskedState, doneKey = ''): readonly ListRow[] {
  const keys = keysShown(asked, doneKey);
  return rowsShown(asked).map(({ option: { words }, takes, blocked, count }, at) => {
    const key = keys[at] ?? '';
    const preview = takes === null ? undefined : asked.previews[takes];
    const counted = count === null || count === 0 ? '' : ` ×${count}`;
    if (blocked !== null) {
      return {
        key,
        text: asked.format(words) + counted,
        blocked: true,
        detail: asked.format(blocked.why),
        note: blocked.rule,
      };
    }
    const known = takes === null || count === null || count === 0 ? undefined : asked.again[takes];
    const more = known === undefined ? '' : asked.format(say('table.more-there', { what: known.words }));
    const outlook = preview?.outlook ?? null;
    const detail = [partText(asked, takes), more, outlook ?? ''].filter(each => each !== '').join('; ');
    return {
      key,
      text: asked.format(words) + counted,
      ...(detail === '' ? {} : { detail }),
      ...(preview?.final === true ? { note: asked.format(say('table.final')) } : {}),
    };
  });
}

/** How the options are laid out. */
export function optionsLook({ glyphs }: Pick<Look, 'glyphs'>) {
  return { glyphs, wrap: true, numbered: true } as const;
}

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
  /** Something would be left undone: that is said first. */
  | { readonly did: 'warned'; readonly asked: AskedState; readonly left: Message }
  /** A number out of range was to be taken. */
  | { readonly did: 'out-of-range' }
  /** One of what an option took is to be taken back by undoing it. */
  | { readonly did: 'less'; readonly option: string };

type Press = Pick<Pressed, 'command' | 'key'>;

const NOTHING: AskedResult = { did: 'nothing' };
const MOVES: ReadonlySet<string> = new Set(['up', 'down', 'page-up', 'page-down', 'first', 'last', 'take']);

const FOR_QUESTION: ReadonlySet<string> = new Set([
  ...MOVES,
  ...['nth', 'next', 'left', 'right', 'more', 'less', 'find', 'aside', 'back', 'done'],
]);

/**
 * Whether a question makes something of a command; one in which a number is named, or a text is looked for, hears every
 * key.
 */
export function isForQuestion(asked: AskedState | null, { command, key }: Press): boolean {
  if (asked === null) return false;
  if (command === null && keyed(asked, { command, key }) !== null) return true;
  return asked.amount !== null || asked.finding || FOR_QUESTION.has(command ?? '');
}

/** The room that the options have. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/** What a key does to the question. */
export function askedKey(asked: AskedState, press: Pressed, room: Room, look: Look): AskedResult {
  if (asked.amount !== null) return nameNumber(asked, asked.amount, press);
  if (asked.finding) return search(asked, press, room, look);
  const { command } = press;
  const byKey = keyed(asked, press);
  if (byKey !== null) return byKey;
  if (command === 'nth') return NOTHING;
  // Any other key lets go of what was typed; going back does only that.
  if (asked.typed !== '') {
    const untyped = { ...asked, typed: '' };
    return command === 'back' ? { did: 'moved', asked: untyped } : askedKey(untyped, press, room, look);
  }
  if (command === 'next') return { did: 'moved', asked: nextRow(asked) };
  if (command === 'find') return { did: 'moved', asked: { ...asked, finding: true, find: asked.find ?? '' } };
  if (command === 'back') return goBack(asked);
  const refused = command === 'take' ? whyNotTaken(asked) : null;
  if (refused !== null) return { did: 'blocked', why: refused };
  const done = doneOf(asked.decision);
  // The row that ends it says what is left.
  const left = asked.left.words;
  if (command === 'done' && done !== null && left !== null && !asked.isWarned) {
    return { did: 'warned', asked: { ...asked, isWarned: true }, left };
  }
  if (command === 'done' && done !== null) return { did: 'answer', answer: done.id };
  if (asked.order !== null && command !== null) {
    const row = rowsShown(asked)[asked.list.cursor];
    const part = row === undefined ? undefined : partAfter(asked, row, command);
    if (part !== undefined) return { did: 'moved', asked: { ...asked, part } };
    if (row !== undefined && (command === 'more' || command === 'right')) return oneMore(asked, row);
    if (row !== undefined && (command === 'less' || command === 'left')) return lessOf(row);
  }
  return command !== null && MOVES.has(command) ? browse(asked, press, room, look) : NOTHING;
}

/** What the key of a row does, or the first of two; `null`: it is none. */
function keyed(asked: AskedState, { command, key }: Press): AskedResult | null {
  if (command !== null && command !== 'nth') return null;
  const way = onwardBy(asked, asked.list.cursor, key);
  if (way === null) return { did: 'blocked', why: say('table.not-that-way') };
  const takes = rowsShown(asked)[asked.list.cursor]?.takes ?? null;
  if (way !== undefined && takes !== null) return { did: 'answer', answer: takes, then: partOf(asked, takes, way) };
  const other = asked.others.find(({ id }) => asked.keys[id] === key);
  if (other !== undefined) return { did: 'answer', answer: other.id };
  const now = typedKey(asked.typed, key, rowKeys(asked));
  if (now === null) return null;
  if (now.is === 'begun') return { did: 'moved', asked: { ...asked, typed: now.typed } };
  const row = now.is === 'row' ? rowsShown(asked)[now.at] : undefined;
  if (now.is === 'wrong' || row === undefined) {
    const { typed, isOpen } = now.is === 'wrong' ? now : { typed: asked.typed + key, isOpen: false };
    const why = isOpen ? say('table.no-key-begins', { key: typed }) : say('table.no-such-key', { key: typed });
    return { did: 'blocked', why, asked: { ...asked, typed: isOpen ? typed : '' } };
  }
  // The cursor is put there, and stays there for the same again.
  const list = { ...asked.list, cursor: now.at };
  return { ...takenRow(row), asked: { ...asked, typed: '', list, isPut: true } };
}

/**
 * A key as the question hears it: what has no meaning of its own just now is a part of a key of several, as a letter of
 * the board and the 0 of a number are.
 */
export function heardBy(asked: AskedState, press: Pressed): Pressed {
  const { command, key } = press;
  const isPart =
    command === 'aside'
      ? optionsOnRequest(asked).length === 0 || asked.typed !== ''
      : key === '0' && asked.typed !== '';
  return isPart && !asked.finding && asked.amount === null && /^[A-Z0-9]$/.test(key)
    ? { ...press, command: null }
    : press;
}

/** The cursor on the next row that can be taken and goes on, from the first one again after the last. */
function nextRow(asked: AskedState): AskedState {
  const rows = rowsShown(asked);
  const { cursor } = asked.list;
  const order = [...rows.keys()].map(step => (cursor + 1 + step) % rows.length);
  const next = order.find(at => {
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

/** Looks for a text, from the first option on. The only one that has it was chosen by typing it. */
export function lookFor(asked: AskedState, find: string | null): AskedState {
  const found = { ...asked, find, list: LIST_START };
  return { ...found, isPut: find !== null && find !== '' && rowsShown(found).length === 1 };
}

/**
 * Why Enter takes nothing: nobody has put the cursor there, and what it stands on spends something, as far as is known;
 * `null`: it takes.
 */
export function whyNotTaken(asked: AskedState): Message | null {
  const { amount, isPut } = asked;
  if (amount !== null) return amount.isNamed ? null : say('table.name-first');
  return isPut || isFree(asked) ? null : say('table.choose-first');
}

/** Whether what the cursor stands on is known to spend nothing, or can't be taken. */
function isFree(asked: AskedState): boolean {
  const takes = rowsShown(asked)[asked.list.cursor]?.takes ?? null;
  // What a lesson asks for itself spends nothing.
  return takes === null || isLessonsOwn(takes) || asked.previews[takes]?.spends === false;
}

/** The result of taking a row; if it cannot be taken and no rule says why, the table says at least that. */
export function takenRow({ takes, blocked }: AskedRow): Taken {
  if (takes !== null) return { did: 'answer', answer: takes };
  return { did: 'blocked', why: blocked?.why ?? say('table.no-more') };
}

/** One more of a row: of what it has some of already, the same as last time. */
function oneMore({ again }: AskedState, row: AskedRow): AskedResult {
  const result = takenRow(row);
  const known = row.takes === null || (row.count ?? 0) === 0 ? undefined : again[row.takes];
  if (result.did !== 'answer' || known === undefined) return result;
  return { ...result, then: { kind: known.kind, answer: known.answer } };
}

function lessOf({ id, less, count }: AskedRow): AskedResult {
  if (less !== null) return { did: 'answer', answer: less };
  if (count === null) return NOTHING;
  return count === 0 ? { did: 'blocked', why: say('table.none-taken') } : { did: 'less', option: id };
}

function browse(asked: AskedState, press: Pressed, room: Room, look: Look): AskedResult {
  const rows = rowsShown(asked);
  // The rows of a form stand beside each other where there is room.
  const { heights, height } =
    asked.order === null
      ? { heights: heightsOf(rowsOf(asked), room.width, optionsLook(look)), height: room.height }
      : formScroll(rows, room, asked.format);
  const { list, taken } = pressList(asked.list, press, heights, height);
  const row = taken === null ? undefined : rows[taken];
  return row === undefined ? { did: 'moved', asked: { ...asked, list, isPut: true } } : takenRow(row);
}

function nameNumber(asked: AskedState, amount: AmountEntry, press: Pressed): AskedResult {
  if (press.command === 'take') {
    const refused = whyNotTaken(asked);
    if (refused !== null) return { did: 'blocked', why: refused };
    const answer = amountNamed(amount);
    return answer === null ? { did: 'out-of-range' } : { did: 'answer', answer };
  }
  const after = amountAfter(amount, press);
  return after === amount ? NOTHING : { did: 'moved', asked: { ...asked, amount: after } };
}

function search(asked: AskedState, press: Pressed, room: Room, look: Look): AskedResult {
  const { command } = press;
  const character = command === null || command === 'nth' || command === 'next' ? characterOf(press.key) : null;
  if (character !== null) return { did: 'moved', asked: lookFor(asked, typedOn(asked.find, character)) };
  if (command === 'rub-out') return { did: 'moved', asked: lookFor(asked, (asked.find ?? '').slice(0, -1)) };
  if (command === 'back') return goBack(asked);
  // Who looks for something has not decided yet: the only option that has the text is taken by the next Enter.
  if (command === 'take' && (optionsShown(asked).length !== 1 || !isFree(asked))) {
    return { did: 'moved', asked: { ...asked, finding: false, find: asked.find === '' ? null : asked.find } };
  }
  const refused = command === 'take' ? whyNotTaken(asked) : null;
  if (refused !== null) return { did: 'blocked', why: refused };
  // While searching, the arrows move already, and Enter takes the only option that is left if it spends nothing.
  return browse(asked, press, room, look);
}

/** Esc: first the search is given up, then all options are shown again, then the option that goes back is taken. */
function goBack(asked: AskedState): AskedResult {
  if (asked.find !== null) return { did: 'moved', asked: { ...lookFor(asked, null), finding: false } };
  if (asked.only !== null) return { did: 'moved', asked: { ...asked, only: null, list: LIST_START, isPut: false } };
  const back = asked.decision.options.find(goesBack);
  return back === undefined ? NOTHING : { did: 'answer', answer: back.id };
}
