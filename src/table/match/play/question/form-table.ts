import type { TableRow } from '../../../../kernel/match/decision.ts';
import type { Formatter } from '../../../../kernel/words/format.ts';
import { padEnd, truncate, widthOf } from '../../../../boards/drawing/wrapping.ts';
import { say } from '../../../frame/text/say.ts';
import { isSameGroup } from './form.ts';
import type { AskedRow } from './form.ts';

type Figure = 'now' | 'next' | 'cost';

/** The figures of a table, from left to right. */
const FIGURES: readonly Figure[] = ['now', 'next', 'cost'];
/** The least cells for each figure: a space and the figure itself. */
const FIGURE = 5;
/** The least cells for the name of a row. */
const LEAST_NAME = 8;

/** The columns of a form's rows; rows of one group share them. */
export interface FormTable {
  /** The width of the names in the group of a row. */
  readonly nameOf: (row: AskedRow) => number;
  readonly figuresOf: (row: AskedRow) => readonly Figure[];
  readonly widthOf: (row: AskedRow, figure: Figure) => number;
  /** The words that the rows of a group share, which stand in its heading; `null`: each row has its own words. */
  readonly sharedIn: (row: AskedRow) => SharedWords | null;
}

/**
 * The table for these rows; `null`: none of them has figures, and no group has words in its heading. `isHeaded`: groups
 * have headings.
 */
export function tableOf(rows: readonly AskedRow[], format: Formatter, isHeaded: boolean): FormTable | null {
  const shared = isHeaded ? sharedWords(rows, format) : new Map<string, SharedWords>();
  if (shared.size === 0 && rows.every(({ option: { row } }) => row?.name === undefined)) return null;
  const groupOf = (row: AskedRow): readonly TableRow[] =>
    rows.flatMap(other => (isSameGroup(other, row) && other.option.row !== undefined ? [other.option.row] : []));
  return {
    nameOf: row => Math.max(0, ...groupOf(row).map(({ name }) => (name === undefined ? 0 : widthOf(format(name))))),
    figuresOf: row => FIGURES.filter(figure => groupOf(row).some(other => other[figure] !== undefined)),
    widthOf: (row, figure) => Math.max(FIGURE, ...groupOf(row).map(other => widthOf(shown(other, figure, format)) + 1)),
    sharedIn: ({ id }) => shared.get(id) ?? null,
  };
}

/** The text of a row after its key: its name and figures if it has any, else its words. `room`: the available cells. */
export function rowText(
  asked: AskedRow,
  table: FormTable | null,
  figures: readonly Figure[],
  format: Formatter,
  room = Infinity,
): string {
  const { row, words } = asked.option;
  if (table === null || row?.name === undefined) return table?.sharedIn(asked)?.own ?? format(words);
  const taken = figures.reduce((sum, figure) => sum + table.widthOf(asked, figure), 0);
  const name = Math.min(table.nameOf(asked), Math.max(LEAST_NAME, room - taken));
  const texts = figures.map(figure => shown(row, figure, format).padStart(table.widthOf(asked, figure)));
  return padEnd(truncate(format(row.name), name, ''), name) + texts.join('');
}

function shown(row: TableRow, figure: Figure, format: Formatter): string {
  const value = row[figure];
  if (value === undefined) return '';
  return typeof value === 'number' ? String(value) : format(value);
}

/** The heading of a group, with the names of its figures; `head`: the cells before the names of its rows. */
export function headingText(row: AskedRow, table: FormTable | null, head: number, format: Formatter): string {
  const { group } = row.option;
  const title = table?.sharedIn(row)?.heading ?? (group === undefined ? '' : format(group));
  const figures = table?.figuresOf(row) ?? [];
  if (table === null || figures.length === 0) return title;
  const columns = figures
    .map(figure => format(say(`table.figure.${figure}`)).padStart(table.widthOf(row, figure)))
    .join('');
  return padEnd(title, head + table.nameOf(row)) + columns;
}

/** How a row is written below the heading that has the words it shares with the others. */
interface SharedWords {
  readonly heading: string;
  /** What the row says by itself. */
  readonly own: string;
}

/**
 * The words that all rows of a group share, by the id of the row: of "Fighter at Ember: 1 metal" and "Fighter at Lumen:
 * 1 metal" below "Fighter" the heading says "Fighter: 1 metal", and the rows say "Ember" and "Lumen".
 */
function sharedWords(rows: readonly AskedRow[], format: Formatter): ReadonlyMap<string, SharedWords> {
  const found = new Map<string, SharedWords>();
  for (const first of rows) {
    const { group, row } = first.option;
    const members = rows.filter(other => isSameGroup(other, first));
    if (group === undefined || row !== undefined || members[0] !== first || members.length < 2) continue;
    const title = format(group);
    const texts = members.map(({ option }) => format(option.words).split(' '));
    const [words = []] = texts;
    if (!`${words.join(' ')} `.startsWith(`${title} `)) continue;
    const least = Math.min(...texts.map(text => text.length)) - 1;
    const before = sharedCount(texts, least, (text, at) => text[at]);
    const after = sharedCount(texts, least - before, (text, at) => text.at(-1 - at));
    if (before < title.split(' ').length) continue;
    const cost = words.slice(words.length - after).join(' ');
    const heading = cost === '' ? title : `${title}: ${cost}`;
    for (const [at, { id }] of members.entries()) {
      const text = texts[at] ?? [];
      const own = text.slice(before, text.length - after).join(' ');
      found.set(id, { heading, own: own.replace(/[:,]$/, '') });
    }
  }
  return found;
}

/** How many words all texts share, at the most `least`. */
function sharedCount(
  texts: readonly (readonly string[])[],
  least: number,
  wordAt: (text: readonly string[], at: number) => string | undefined,
): number {
  let count = 0;
  while (count < least && new Set(texts.map(text => wordAt(text, count))).size === 1) count += 1;
  return count;
}
