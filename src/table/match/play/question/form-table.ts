import type { TableRow } from '../../../../kernel/match/decision.ts';
import type { Formatter } from '../../../../kernel/words/format.ts';
import { padEnd, truncate, widthOf } from '../../../../boards/drawing/wrapping.ts';
import { say } from '../../../frame/text/say.ts';
import { isSameGroup } from './form.ts';
import type { AskedRow } from './form.ts';

type Figure = 'now' | 'next' | 'cost';

/** The figures of a table, from left to right. */
const FIGURES: readonly Figure[] = ['now', 'next', 'cost'];
/** The cells that each takes at the least: a space, and what has to stand there. */
const FIGURE = 5;
/** At least this many cells the name of a row keeps. */
const LEAST_NAME = 8;

/** How the rows of a form stand in columns: how wide the names and figures are, and which figures the groups have. */
export interface FormTable {
  readonly name: number;
  readonly widths: Readonly<Record<Figure, number>>;
  readonly figuresOf: (row: AskedRow) => readonly Figure[];
}

/** The table that rows make; `null`: none of them has figures. */
export function tableOf(rows: readonly AskedRow[], format: Formatter): FormTable | null {
  const names = rows.flatMap(({ option: { row } }) => (row?.name === undefined ? [] : [widthOf(format(row.name))]));
  if (names.length === 0) return null;
  const has = ({ option }: AskedRow, figure: Figure): boolean => option.row?.[figure] !== undefined;
  const widthIn = (figure: Figure): number =>
    Math.max(
      FIGURE,
      ...rows.map(({ option: { row } }) => widthOf(row === undefined ? '' : shown(row, figure, format)) + 1),
    );
  return {
    name: Math.max(...names),
    widths: { now: widthIn('now'), next: widthIn('next'), cost: widthIn('cost') },
    figuresOf: row => FIGURES.filter(figure => rows.some(other => isSameGroup(other, row) && has(other, figure))),
  };
}

/**
 * What a row says beside its key: its name and its figures where it has any, else its words. `room`: the cells that
 * there are.
 */
export function rowText(
  { option }: AskedRow,
  table: FormTable | null,
  figures: readonly Figure[],
  format: Formatter,
  room = Infinity,
): string {
  const { row, words } = option;
  if (table === null || row?.name === undefined) return format(words);
  const { widths } = table;
  const taken = figures.reduce((sum, figure) => sum + widths[figure], 0);
  const name = Math.min(table.name, Math.max(LEAST_NAME, room - taken));
  const texts = figures.map(figure => shown(row, figure, format).padStart(widths[figure]));
  return padEnd(truncate(format(row.name), name, ''), name) + texts.join('');
}

function shown(row: TableRow, figure: Figure, format: Formatter): string {
  const value = row[figure];
  if (value === undefined) return '';
  return typeof value === 'number' ? String(value) : format(value);
}

/**
 * The heading of a group: what it is called, and what its figures are; `head`: the cells before the name of its rows.
 */
export function headingText(row: AskedRow, table: FormTable | null, head: number, format: Formatter): string {
  const { group } = row.option;
  const title = group === undefined ? '' : format(group);
  const figures = table?.figuresOf(row) ?? [];
  if (table === null || figures.length === 0) return title;
  const columns = figures.map(figure => format(say(`table.figure.${figure}`)).padStart(table.widths[figure])).join('');
  return padEnd(title, head + table.name) + columns;
}
