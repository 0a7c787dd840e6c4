import { goesBack, optionOf } from '../../../../kernel/match/decision.ts';
import type { Answer, Blocked, Decision, ShownOption } from '../../../../kernel/match/decision.ts';
import type { Formatter } from '../../../../kernel/words/format.ts';
import type { Deed, FollowUp, Onward } from '../../../../boards/deeds.ts';
import type { Message, Ref } from '../../../../kernel/words/message.ts';
import type { OptionPreview } from '../../../frame/store/feature.ts';
import { say } from '../../../frame/text/say.ts';
import { doneOptionOf, formRows, plainRows } from './form.ts';
import type { QuestionRow } from './form.ts';

/** The most letters of an address on a board, such as a hex. */
const LONGEST_ADDRESS = 3;

/** The data that the rows of a question are made from. */
export interface QuestionRows {
  readonly decision: Decision;
  /** The blocked options of the decision. */
  readonly blocked: readonly Blocked[];
  /** The ids of a form's rows in the order that they keep while it is open; `null`: the question is not a form. */
  readonly order: readonly string[] | null;
  /** The search text; `null`: there is no search. */
  readonly find: string | null;
  /**
   * The thing that all visible options are about, after a place with several options was chosen; `null`: all options
   * are visible.
   */
  readonly only: Ref | null;
  /** The keys that the board gives to options, by option; `null`: the option has no key. */
  readonly keys: Readonly<Record<string, string | null>>;
  /** Further keys of options, by option: the names of their places on the board. */
  readonly nameKeys: Readonly<Record<string, string>>;
  /**
   * What digits do with each option while it is under the cursor, by option. If there is any, digits are not keys of
   * rows.
   */
  readonly onward: Readonly<Record<string, readonly Onward[]>>;
  /**
   * The follow-up answers for options that take several things back, by option. With the follow-up, only one of these
   * is taken back.
   */
  readonly allButOne: Readonly<Record<string, FollowUp>>;
  /** The deeds of the question: answers to it and to the questions after it with one key. Their rows come first. */
  readonly deeds: readonly Deed[];
  /**
   * Other possible answers to the previous question, which was answered without asking. Each has a key, or else a row
   * at the end.
   */
  readonly others: readonly ShownOption[];
  /** The option that the board names as the one that ends what has begun; `null`: none. */
  readonly ending: string | null;
  /** The current marches of the options' things in words, by option: "on to F7". */
  readonly under: Readonly<Record<string, Message>>;
  /** The marked options, whose things are sent along with the next one. */
  readonly marked: readonly string[];
  /** The answer that a hint recommends; `null`: none. */
  readonly hinted: Answer | null;
  /** What options come to, as far as that is known; absent: it is not. */
  readonly previews?: Readonly<Record<string, Pick<OptionPreview, 'outlook'>>>;
  readonly format: Formatter;
}

/**
 * The options that are kept out of the list until people ask for them (`onRequest`), sorted by place; empty if the
 * decision has only such options.
 */
export function optionsOnRequest({ decision }: Pick<QuestionRows, 'decision'>): readonly ShownOption[] {
  const asideOptions = decision.options.filter(option => option.onRequest === true);
  const placeOf = ({ row }: ShownOption): number => row?.place ?? 0;
  const sortedOptions = asideOptions.toSorted((one, other) => placeOf(one) - placeOf(other));
  return asideOptions.length < decision.options.length ? sortedOptions : [];
}

/** The options of the list: without those kept out of it, and without duplicates of listed ones. */
function listedOptionsOf({ decision, format }: Pick<QuestionRows, 'decision' | 'format'>): readonly ShownOption[] {
  const asideOptions = optionsOnRequest({ decision });
  const listedOptions = decision.options.filter(option => !asideOptions.includes(option));
  const duplicateOptions = listedOptions.filter(option => option.isDuplicate === true);
  if (duplicateOptions.length === 0) return listedOptions;
  const words = listedOptions.flatMap(option => (duplicateOptions.includes(option) ? [] : [format(option.words)]));
  return listedOptions.filter(option => !duplicateOptions.includes(option) || !words.includes(format(option.words)));
}

/** The option that ends the series of choices, marked so by the rules or else by the board; `null`: there is none. */
export function endingOptionOf({ decision, ending }: Pick<QuestionRows, 'decision' | 'ending'>): ShownOption | null {
  return doneOptionOf(decision) ?? optionOf(decision.options, ending) ?? null;
}

/** The visible rows: those that contain the search text and are about the chosen thing. */
export function shownRows(question: QuestionRows): readonly QuestionRow[] {
  const { decision, blocked, order, only, find, format, deeds, others } = question;
  const listed = listedOptionsOf({ decision, format });
  const replacedIds = deeds.flatMap(({ standsIn }) => standsIn ?? []);
  const baseRows = order === null ? plainRows(listed) : formRows(listed, blocked, order, replacedIds);
  const ownRows = baseRows.map(row => withRemarks(withDeed(row, deeds), question));
  const otherDeeds = deeds.filter(deed => !ownRows.some(row => row.takes === deed.id));
  const rows = [
    ...plainRows(otherDeeds.filter(({ endsRow }) => endsRow !== true)),
    ...ownRows,
    ...plainRows(otherDeeds.filter(({ endsRow }) => endsRow === true)),
    ...plainRows(others.filter(({ id }) => typeof question.keys[id] !== 'string')),
  ];
  const rowsAboutThing = only === null ? rows : rows.filter(({ option }) => option.refs?.includes(only) === true);
  const text = find?.toLowerCase() ?? '';
  if (text === '') return rowsAboutThing;
  const named = rowsAboutThing.filter(({ option }) => format(option.words).toLowerCase().includes(text));
  // Where no option is called like that, what they come to may be told so, as far as it is known. Shorter texts are
  // addresses of the board.
  const previewText = ({ takes }: QuestionRow): string =>
    takes === null ? '' : (question.previews?.[takes]?.outlook ?? '');
  return named.length > 0 || text.length <= LONGEST_ADDRESS
    ? named
    : rowsAboutThing.filter(row => previewText(row).toLowerCase().includes(text));
}

/** Lets a blocked row take the deed that stands in for its answer. */
function withDeed(row: QuestionRow, deeds: readonly Deed[]): QuestionRow {
  const standInDeed = row.takes === null ? deeds.find(({ standsIn }) => standsIn === row.id) : undefined;
  return standInDeed === undefined ? row : { ...row, takes: standInDeed.id, blocked: null };
}

/** Adds remarks to the words of a row: that a hint recommends it, that it is marked, and where its things are going. */
function withRemarks(
  row: QuestionRow,
  { under, marked, hinted }: Pick<QuestionRows, 'under' | 'marked' | 'hinted'>,
): QuestionRow {
  const { option } = row;
  const isHinted = hinted !== null && (row.takes === hinted || row.less === hinted);
  const allRemarks = [...(isHinted ? [say('table.hinted')] : []), ...remarksOn(option.id, { under, marked })];
  return allRemarks.length === 0
    ? row
    : { ...row, option: { ...option, words: say('table.under', { what: option.words, more: allRemarks }) } };
}

/** The remarks on an option's things: that they are marked, and where they are going. */
export function remarksOn(id: string, { under, marked }: Pick<QuestionRows, 'under' | 'marked'>): readonly Message[] {
  const marchText = under[id];
  return [...(marked.includes(id) ? [say('table.marked')] : []), ...(marchText === undefined ? [] : [marchText])];
}

/**
 * The key of each visible row, beside Enter; `null`: it has none. The row that ends a series has its own key in all
 * questions.
 */
export function rowKeys(question: QuestionRows): readonly (string | null)[] {
  const rows = shownRows(question);
  const doneOption = endingOptionOf(question);
  const deedKeys = new Map(question.deeds.map(({ id, key }) => [id, key]));
  // A row of which some was taken also stands for the option that takes one back, so it has that option's key too.
  const gameKey = ({ id, option }: QuestionRow): string | null | undefined =>
    question.keys[id] === undefined ? question.keys[option.id] : question.keys[id];
  const givenKeys = rows.map(row => (row.option.id === doneOption?.id ? null : (deedKeys.get(row.id) ?? gameKey(row))));
  // If several rows have the same key, only the first gets it.
  const ownKeys = givenKeys.map((key, at) =>
    typeof key === 'string' && givenKeys.indexOf(key) !== at ? undefined : key,
  );
  // If digits do something with the row under the cursor, rows get no digits as keys.
  const freeKeys =
    digitAnswersOfOptions(question).length > 0
      ? []
      : NUMBER_KEYS.filter(one => !ownKeys.some(key => key?.startsWith(one)));
  let nextFree = 0;
  return ownKeys.map((key, at) => {
    if (key !== undefined) return key;
    // The row that goes back has the general key for going back.
    if (goesBack(rows[at]?.option ?? NO_OPTION)) return null;
    nextFree += 1;
    return freeKeys[nextFree - 1] ?? null;
  });
}

/** The further key of each row; `null`: none. */
export function rowNameKeys(question: QuestionRows): readonly (string | null)[] {
  return shownRows(question).map(({ id, option }) => question.nameKeys[id] ?? question.nameKeys[option.id] ?? null);
}

/** What digits do with each listed option. */
function digitAnswersOfOptions(asked: QuestionRows): readonly (readonly Onward[])[] {
  return listedOptionsOf(asked).flatMap(({ id }) => (asked.onward[id] === undefined ? [] : [asked.onward[id]]));
}

/**
 * What a digit does with a row; `null`: nothing with this row; `undefined`: digits have no such meaning in this
 * question.
 */
export function answerOnwardByKey(
  question: QuestionRows & { readonly typed: string },
  cursor: number,
  key: string,
): Onward | null | undefined {
  if (question.typed !== '' || !/^[1-9]$/.test(key) || digitAnswersOfOptions(question).length === 0) return undefined;
  const id = shownRows(question)[cursor]?.takes ?? '';
  return question.onward[id]?.find(way => way.key === key) ?? null;
}

const NO_OPTION = { id: '' };

/** The keys for rows without a key from the board: digits, then the capitals that are no commands. */
const NUMBER_KEYS = '123456789ABCEFGIJMOQRSTVWXYZ'.split('');

/** The keys of the rows as shown beside them; `doneKey`: the key of the row that ends a series. */
export function shownKeys(question: QuestionRows, doneKey: string): readonly string[] {
  const doneOption = endingOptionOf(question);
  const keys = rowKeys(question);
  return shownRows(question).map(({ option }, at) => (option.id === doneOption?.id ? doneKey : (keys[at] ?? '')));
}

/**
 * All options for reading aloud, in the order of the decision without duplicates. Those kept out of the list come last.
 */
export function spokenOptions(
  question: Pick<QuestionRows, 'decision' | 'format' | 'deeds' | 'others'>,
): readonly ShownOption[] {
  return [...listedOptionsOf(question), ...optionsOnRequest(question), ...question.deeds, ...question.others];
}

/** The options of the visible rows. */
export function shownOptions(question: QuestionRows): readonly ShownOption[] {
  return shownRows(question).map(({ option }) => option);
}
