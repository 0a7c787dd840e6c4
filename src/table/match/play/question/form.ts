import { isEndOfRow } from '../../../../kernel/match/decision.ts';
import type { Blocked, Decision, ShownOption } from '../../../../kernel/match/decision.ts';
import { same } from '../../../../kernel/plain/same.ts';
import type { Message } from '../../../../kernel/words/message.ts';

/** A row of a question: an option or, in a form, something that can be taken several times and taken back. */
export interface QuestionRow {
  /** The row's id, which stays the same while the form is open. */
  readonly id: string;
  /** The option of the row. */
  readonly option: ShownOption;
  /** The answer that takes the row; `null`: it can't be taken now. */
  readonly takes: string | null;
  /** The answer that takes one back; `null`: there is none. */
  readonly less: string | null;
  /** How many were taken; `null`: the row has no counter. */
  readonly count: number | null;
  /** Whether the row has a check box instead of a counter. */
  readonly isMark: boolean;
  /** Why the row can't be taken, and the rule that forbids it; `null`: it can be taken. */
  readonly blocked: { readonly why: Message; readonly rule: string } | null;
}

/**
 * Whether a decision is shown as a form, because it consists of many small choices. A table in which nothing can be
 * taken any more is still a form.
 */
export function isForm({ options }: Pick<Decision, 'options'>, blockedOptions: readonly Blocked[] = []): boolean {
  return (
    blockedOptions.some(({ row }) => row !== undefined) ||
    options.some(
      ({ count, group, row, takesBack }) =>
        count !== undefined || group !== undefined || row !== undefined || takesBack !== undefined,
    )
  );
}

/** The option that ends the series of choices; `null`: it can't end now. */
export function doneOptionOf({ options }: Pick<Decision, 'options'>): ShownOption | null {
  return options.find(isEndOfRow) ?? null;
}

/** Options as the rows of a plain list. */
export function plainRows(options: readonly ShownOption[]): readonly QuestionRow[] {
  return options.map(plainRow);
}

function plainRow(option: ShownOption): QuestionRow {
  const { id, count = null, most } = option;
  return { id, option, takes: id, less: null, count, isMark: most === 1, blocked: null };
}

/**
 * The rows of a form. An option that takes one back is joined to its row. A row that can't be taken any more stays if
 * some of it was taken. Rows of a table are sorted by their places, others by `rowOrder`; groups stay together, and the
 * row that ends the series comes last. `keptRowIds`: the rows that deeds stand in for.
 */
export function formRows(
  options: readonly ShownOption[],
  blockedOptions: readonly Blocked[],
  rowOrder: readonly string[],
  keptRowIds: readonly string[] = [],
): readonly QuestionRow[] {
  const rows = new Map<string, QuestionRow>();
  for (const option of options) if (option.takesBack === undefined) rows.set(option.id, plainRow(option));
  for (const option of options) if (option.takesBack !== undefined) joinTakeBack(rows, option, option.takesBack);
  for (const { id, words, subject, details, refs, why, rule, group, count, most, row: place } of blockedOptions) {
    const row = rows.get(id);
    // A row from which one can be taken back, but of which no more can be taken.
    const rowWithPlace = row !== undefined && place ? { ...row, option: { ...row.option, row: place } } : row;
    if (rowWithPlace?.takes === null) rows.set(id, { ...rowWithPlace, blocked: { why, rule } });
    // A blocked row without a counter stays under its heading, so that people see what they could save for.
    const keepsRow =
      place !== undefined ||
      keptRowIds.includes(id) ||
      (count === undefined ? group !== undefined : count > 0 || rowOrder.includes(id));
    if (row !== undefined || !keepsRow) continue;
    const shownOption = {
      ...{ id, words, subject, details, refs },
      ...(count !== undefined && { count }),
      ...(group && { group }),
      ...(most !== undefined && { most }),
      ...(place && { row: place }),
    };
    rows.set(id, { ...plainRow(shownOption), takes: null, blocked: { why, rule } });
  }
  const orderOf = (id: string): number => (rowOrder.includes(id) ? rowOrder.indexOf(id) : rowOrder.length);
  const isTable = [...rows.values()].some(({ option }) => option.row !== undefined);
  const placeOf = ({ id, option }: QuestionRow): number => (isTable ? (option.row?.place ?? Infinity) : orderOf(id));
  const sortedRows = [...rows.values()].sort((one, other) => comparePlaces(placeOf(one), placeOf(other)));
  const groupFirstRows = sortedRows.reduce<QuestionRow[]>(
    (kept, row) => (kept.some(one => isSameGroup(one, row)) ? kept : [...kept, row]),
    [],
  );
  const groupedRows = groupFirstRows.flatMap(one => sortedRows.filter(row => isSameGroup(one, row)));
  return [...groupedRows.filter(row => !isEndOfRow(row.option)), ...groupedRows.filter(row => isEndOfRow(row.option))];
}

function comparePlaces(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

/**
 * The first row under the cursor of a form: the former row `formerId`, or else the first that can be taken. It never
 * takes something back. If the former row can't be taken any more, the next one after `formerIndex` is used.
 */
export function startCursorOf(rows: readonly QuestionRow[], formerId: string | null, formerIndex = 0): number {
  const isChoiceRow = ({ option, takes, less }: QuestionRow): boolean =>
    !isEndOfRow(option) && takes !== null && takes !== less;
  const doneIndex = rows.findIndex(({ option }) => isEndOfRow(option));
  const firstChoice = rows.findIndex(isChoiceRow);
  const formerPosition = rows.findIndex(({ id }) => id === formerId);
  if (firstChoice < 0 && doneIndex >= 0) return doneIndex;
  const formerRow = rows[formerPosition];
  if (formerRow === undefined) return Math.max(0, firstChoice);
  if (formerRow.takes !== null || formerRow.count !== null) return formerPosition;
  const nextChoice = rows.findIndex((row, place) => place >= formerIndex && isChoiceRow(row));
  return nextChoice >= 0 ? nextChoice : firstChoice;
}

/** Whether two rows are in the same group, below the same heading. */
export function isSameGroup(firstRow: QuestionRow, secondRow: QuestionRow): boolean {
  return same(firstRow.option.group, secondRow.option.group);
}

function joinTakeBack(
  rows: Map<string, QuestionRow>,
  option: ShownOption,
  { id, words }: NonNullable<ShownOption['takesBack']>,
): void {
  const row = rows.get(id);
  if (row !== undefined) {
    rows.set(id, { ...row, less: option.id, count: option.count ?? row.count });
    return;
  }
  const isMarkRow = option.most === 1;
  const shownOption = { ...plainRow({ ...option, words }), id, less: option.id };
  rows.set(id, isMarkRow ? shownOption : { ...shownOption, takes: null });
}
