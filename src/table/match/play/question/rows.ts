import { goesBack } from '../../../../kernel/match/decision.ts';
import type { Answer, Blocked, Decision, ShownOption } from '../../../../kernel/match/decision.ts';
import type { Formatter } from '../../../../kernel/words/format.ts';
import type { Deed, FollowUp, Onward } from '../../../../boards/deeds.ts';
import type { Message, Ref } from '../../../../kernel/words/message.ts';
import { say } from '../../../frame/text/say.ts';
import { doneOf, formRows, plainRows } from './form.ts';
import type { AskedRow } from './form.ts';

/** What the rows of a question follow from. */
export interface AskedRows {
  readonly decision: Decision;
  /** What is blocked in it. */
  readonly blocked: readonly Blocked[];
  /** The rows of a form in the order that they keep while it is open; `null`: it is none. */
  readonly order: readonly string[] | null;
  /** What is searched for; `null`: nothing. */
  readonly find: string | null;
  /** The thing that all options shown are about, after several were chosen together on the board. */
  readonly only: Ref | null;
  /** The keys that the game gives its options, by their ids; `null`: it gives one none at all. */
  readonly keys: Readonly<Record<string, string | null>>;
  /** What answers like the key of an option, by its id: its place by the name on the board. */
  readonly nameKeys: Readonly<Record<string, string>>;
  /** What digits do with an option under the cursor, by its id; they are no keys of rows then. */
  readonly onward: Readonly<Record<string, readonly Onward[]>>;
  /** What follows an option that takes several back, so that only one of them is, by its id. */
  readonly allButOne: Readonly<Record<string, FollowUp>>;
  /** What one key does in this question and those behind it; their rows come first. */
  readonly deeds: readonly Deed[];
  /**
   * What else could have been answered to the question before, which went without saying: a live key each, or where it
   * has none a row that comes last.
   */
  readonly others: readonly ShownOption[];
  /** What the things of options have under way, by their ids: "on to F7". */
  readonly under: Readonly<Record<string, Message>>;
  /** The options that are marked, to be sent together with the next one. */
  readonly marked: readonly string[];
  /** The answer that the program would give, as a hint said; `null`: none did. */
  readonly hinted: Answer | null;
  readonly format: Formatter;
}

/**
 * The options that are kept out of the list and asked about before they are taken, by the places of their rows; none
 * where there are no others.
 */
export function optionsOnRequest({ decision }: Pick<AskedRows, 'decision'>): readonly ShownOption[] {
  const aside = decision.options.filter(option => option.onRequest === true);
  const placeOf = ({ row }: ShownOption): number => row?.place ?? 0;
  const sorted = aside.toSorted((one, other) => placeOf(one) - placeOf(other));
  return aside.length < decision.options.length ? sorted : [];
}

/** The options without what is kept aside, and without second copies of what stands there already. */
function optionsListed({ decision, format }: Pick<AskedRows, 'decision' | 'format'>): readonly ShownOption[] {
  const aside = optionsOnRequest({ decision });
  const listed = decision.options.filter(option => !aside.includes(option));
  const doubles = listed.filter(option => option.isDuplicate === true);
  if (doubles.length === 0) return listed;
  const words = listed.flatMap(option => (doubles.includes(option) ? [] : [format(option.words)]));
  return listed.filter(option => !doubles.includes(option) || !words.includes(format(option.words)));
}

/** The rows that are shown: those that have the text in them, about the thing that was chosen. */
export function rowsShown(asked: AskedRows): readonly AskedRow[] {
  const { decision, blocked, order, only, find, format, deeds, others } = asked;
  const listed = optionsListed({ decision, format });
  const stoodIn = deeds.flatMap(({ standsIn }) => standsIn ?? []);
  const plain = order === null ? plainRows(listed) : formRows(listed, blocked, order, stoodIn);
  const own = plain.map(row => withUnder(withDeed(row, deeds), asked));
  const apart = deeds.filter(deed => !own.some(row => row.takes === deed.id));
  const rows = [
    ...plainRows(apart.filter(({ endsRow }) => endsRow !== true)),
    ...own,
    ...plainRows(apart.filter(({ endsRow }) => endsRow === true)),
    ...plainRows(others.filter(({ id }) => typeof asked.keys[id] !== 'string')),
  ];
  const about = only === null ? rows : rows.filter(({ option }) => option.refs?.includes(only) === true);
  const text = find?.toLowerCase() ?? '';
  return text === '' ? about : about.filter(({ option }) => format(option.words).toLowerCase().includes(text));
}

/** A row that takes the deed which stands in for its own answer while that is blocked. */
function withDeed(row: AskedRow, deeds: readonly Deed[]): AskedRow {
  const deed = row.takes === null ? deeds.find(({ standsIn }) => standsIn === row.id) : undefined;
  return deed === undefined ? row : { ...row, takes: deed.id, blocked: null };
}

/** A row with remarks: where its groups are on their way to, that they are marked, that a hint recommends the row. */
function withUnder(row: AskedRow, { under, marked, hinted }: Pick<AskedRows, 'under' | 'marked' | 'hinted'>): AskedRow {
  const { option } = row;
  const isHinted = hinted !== null && (row.takes === hinted || row.less === hinted);
  const more = [...(isHinted ? [say('table.hinted')] : []), ...underOf(option.id, { under, marked })];
  return more.length === 0
    ? row
    : { ...row, option: { ...option, words: say('table.under', { what: option.words, more }) } };
}

/** What the things of an option have under way, and whether they are marked. */
export function underOf(id: string, { under, marked }: Pick<AskedRows, 'under' | 'marked'>): readonly Message[] {
  const way = under[id];
  return [...(marked.includes(id) ? [say('table.marked')] : []), ...(way === undefined ? [] : [way])];
}

/**
 * The key that answers with each row shown, beside Enter; `null`: none does. What ends a row of choices has one of its
 * own everywhere.
 */
export function rowKeys(asked: AskedRows): readonly (string | null)[] {
  const rows = rowsShown(asked);
  const done = doneOf(asked.decision);
  const deedKeys = new Map(asked.deeds.map(({ id, key }) => [id, key]));
  // A row of which some was taken stands for what takes it back, too.
  const gameKey = ({ id, option }: AskedRow): string | null | undefined =>
    asked.keys[id] === undefined ? asked.keys[option.id] : asked.keys[id];
  const given = rows.map(row => (row.option.id === done?.id ? null : (deedKeys.get(row.id) ?? gameKey(row))));
  // Of several with one key the first has it.
  const own = given.map((key, at) => (typeof key === 'string' && given.indexOf(key) !== at ? undefined : key));
  // Where digits do something with the row under the cursor, they are the keys of none.
  const free = onwardRows(asked).length > 0 ? [] : NUMBERED.filter(one => !own.some(key => key?.startsWith(one)));
  let next = 0;
  return own.map((key, at) => {
    if (key !== undefined) return key;
    // What goes back has the key that goes back everywhere.
    if (goesBack(rows[at]?.option ?? NO_OPTION)) return null;
    next += 1;
    return free[next - 1] ?? null;
  });
}

/** What answers like the key of each row; `null`: nothing else does. */
export function rowNameKeys(asked: AskedRows): readonly (string | null)[] {
  return rowsShown(asked).map(({ id, option }) => asked.nameKeys[id] ?? asked.nameKeys[option.id] ?? null);
}

/** What digits do with each row that is listed. */
function onwardRows(asked: AskedRows): readonly (readonly Onward[])[] {
  return optionsListed(asked).flatMap(({ id }) => (asked.onward[id] === undefined ? [] : [asked.onward[id]]));
}

/**
 * What a digit does with the option of a row; `null`: nothing there, `undefined`: digits do nothing so in this
 * question.
 */
export function onwardBy(
  asked: AskedRows & { readonly typed: string },
  cursor: number,
  key: string,
): Onward | null | undefined {
  if (asked.typed !== '' || !/^[1-9]$/.test(key) || onwardRows(asked).length === 0) return undefined;
  const id = rowsShown(asked)[cursor]?.takes ?? '';
  return asked.onward[id]?.find(way => way.key === key) ?? null;
}

const NO_OPTION = { id: '' };

/** The keys of rows without one of their own: digits, then the capitals that no command has. */
const NUMBERED = '123456789ABCEFGIJMOQRSTVWXYZ'.split('');

/** The keys of the rows as they are written beside them; `doneKey`: of what ends a row of choices. */
export function keysShown(asked: AskedRows, doneKey: string): readonly string[] {
  const done = doneOf(asked.decision);
  const keys = rowKeys(asked);
  return rowsShown(asked).map(({ option }, at) => (option.id === done?.id ? doneKey : (keys[at] ?? '')));
}

/**
 * All options as they are read out: in the order of the decision without second copies, those last that a screen keeps
 * out of its list.
 */
export function optionsSpoken(
  asked: Pick<AskedRows, 'decision' | 'format' | 'deeds' | 'others'>,
): readonly ShownOption[] {
  return [...optionsListed(asked), ...optionsOnRequest(asked), ...asked.deeds, ...asked.others];
}

/** The options of the rows that are shown. */
export function optionsShown(asked: AskedRows): readonly ShownOption[] {
  return rowsShown(asked).map(({ option }) => option);
}
