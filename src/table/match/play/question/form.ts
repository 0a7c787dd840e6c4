import { isEndOfRow } from '../../../../kernel/match/decision.ts';
import type { Blocked, Decision, ShownOption } from '../../../../kernel/match/decision.ts';
import { same } from '../../../../kernel/plain/same.ts';
import type { Message } from '../../../../kernel/words/message.ts';

/** A row of what is asked: an option, or in a form what can be taken several times and taken back. */
export interface AskedRow {
  /** Stays the same while a form is open. */
  readonly id: string;
  /** What it is called and is about. */
  readonly option: ShownOption;
  /** The answer that it is taken by; `null`: it can't be taken now. */
  readonly takes: string | null;
  /** The answer that takes one of it back; `null`: none does. */
  readonly less: string | null;
  /** How many of it were taken; `null`: that is not counted. */
  readonly count: number | null;
  /** Whether it is marked and not counted. */
  readonly isMark: boolean;
  /** Why it can't be taken, and the rule that says so; `null`: it can. */
  readonly blocked: { readonly why: Message; readonly rule: string } | null;
}

/**
 * Whether a decision is one over many small choices, which is shown as a form; so is a table of which nothing can be
 * taken any more.
 */
export function isForm({ options }: Pick<Decision, 'options'>, blocked: readonly Blocked[] = []): boolean {
  return (
    blocked.some(({ row }) => row !== undefined) ||
    options.some(
      ({ count, group, row, takesBack }) =>
        count !== undefined || group !== undefined || row !== undefined || takesBack !== undefined,
    )
  );
}

/** The option that ends the row of choices; `null`: it can't be ended now. */
export function doneOf({ options }: Pick<Decision, 'options'>): ShownOption | null {
  return options.find(isEndOfRow) ?? null;
}

/** Options as the rows of a plain list. */
export function plainRows(options: readonly ShownOption[]): readonly AskedRow[] {
  return options.map(plainRow);
}

function plainRow(option: ShownOption): AskedRow {
  const { id, count = null, most } = option;
  return { id, option, takes: id, less: null, count, isMark: most === 1, blocked: null };
}

/**
 * Options as the rows of a form: what takes one back is joined to its row, what can't be taken any more stays where
 * something of it was taken, rows of a table always stand at their places, rows in `order` keep theirs, those of a
 * group stand together, and what ends the form comes last. `kept`: the rows that a deed stands in for.
 */
export function formRows(
  options: readonly ShownOption[],
  blocked: readonly Blocked[],
  order: readonly string[],
  kept: readonly string[] = [],
): readonly AskedRow[] {
  const rows = new Map<string, AskedRow>();
  for (const option of options) if (option.takesBack === undefined) rows.set(option.id, plainRow(option));
  for (const option of options) if (option.takesBack !== undefined) joinBack(rows, option, option.takesBack);
  for (const { id, words, subject, details, refs, why, rule, group, count, most, row: place } of blocked) {
    const row = rows.get(id);
    // Something of it can be taken back, and no more of it be taken.
    const placed = row !== undefined && place ? { ...row, option: { ...row.option, row: place } } : row;
    if (placed?.takes === null) rows.set(id, { ...placed, blocked: { why, rule } });
    // What is not counted keeps its place under its heading: one sees what one is saving for.
    const isKept =
      place !== undefined ||
      kept.includes(id) ||
      (count === undefined ? group !== undefined : count > 0 || order.includes(id));
    if (row !== undefined || !isKept) continue;
    const shown = {
      ...{ id, words, subject, details, refs },
      ...(count !== undefined && { count }),
      ...(group && { group }),
      ...(most !== undefined && { most }),
      ...(place && { row: place }),
    };
    rows.set(id, { ...plainRow(shown), takes: null, blocked: { why, rule } });
  }
  const known = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const isTable = [...rows.values()].some(({ option }) => option.row !== undefined);
  const placeOf = ({ id, option }: AskedRow): number => (isTable ? (option.row?.place ?? Infinity) : known(id));
  const sorted = [...rows.values()].sort((one, other) => compare(placeOf(one), placeOf(other)));
  const groups = sorted.reduce<AskedRow[]>(
    (kept, row) => (kept.some(one => isSameGroup(one, row)) ? kept : [...kept, row]),
    [],
  );
  const grouped = groups.flatMap(one => sorted.filter(row => isSameGroup(one, row)));
  return [...grouped.filter(row => !isEndOfRow(row.option)), ...grouped.filter(row => isEndOfRow(row.option))];
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

/**
 * Where the cursor of a form begins: on the row that it was `on`, else where most people go on; never on what takes
 * something back. What is not counted and can't be taken any more is done with: then on the next one from where that
 * stood, `at`.
 */
export function startOf(rows: readonly AskedRow[], on: string | null, at = 0): number {
  const leads = ({ option, takes, less }: AskedRow): boolean => !isEndOfRow(option) && takes !== null && takes !== less;
  const done = rows.findIndex(({ option }) => isEndOfRow(option));
  const first = rows.findIndex(leads);
  const before = rows.findIndex(({ id }) => id === on);
  if (first < 0 && done >= 0) return done;
  const last = rows[before];
  if (last === undefined) return Math.max(0, first);
  if (last.takes !== null || last.count !== null) return before;
  const next = rows.findIndex((row, place) => place >= at && leads(row));
  return next >= 0 ? next : first;
}

/** Whether two rows stand under the same heading. */
export function isSameGroup(one: AskedRow, other: AskedRow): boolean {
  return same(one.option.group, other.option.group);
}

function joinBack(
  rows: Map<string, AskedRow>,
  option: ShownOption,
  { id, words }: NonNullable<ShownOption['takesBack']>,
): void {
  const row = rows.get(id);
  if (row !== undefined) {
    rows.set(id, { ...row, less: option.id, count: option.count ?? row.count });
    return;
  }
  const isMark = option.most === 1;
  const shown = { ...plainRow({ ...option, words }), id, less: option.id };
  rows.set(id, isMark ? shown : { ...shown, takes: null });
}
