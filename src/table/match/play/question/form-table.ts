import type { TableRow } from '../../../../kernel/match/decision.ts';
import type { Formatter } from '../../../../kernel/words/format.ts';
import { padEnd, truncate, widthOf } from '../../../../boards/drawing/wrapping.ts';
import { say } from '../../../frame/text/say.ts';
import { isSameGroup } from './form.ts';
import type { QuestionRow } from './form.ts';

type Figure = 'now' | 'next' | 'cost';

/** The columns of numbers in a table, from left to right. */
const FIGURE_COLUMNS: readonly Figure[] = ['now', 'next', 'cost'];
/** The least width of a number's column: a blank and the number. */
const FIGURE_WIDTH = 5;
/** The least width of the column of names. */
const MIN_NAME_WIDTH = 8;

/** The columns of a form that is shown as a table; all rows of a group have the same columns. */
export interface FormTable {
  /** The width of the names in the group of a row. */
  readonly nameOf: (row: QuestionRow) => number;
  readonly figuresOf: (row: QuestionRow) => readonly Figure[];
  readonly widthOf: (row: QuestionRow, figure: Figure) => number;
  /** The words that the rows of a group have in common, which are moved to the heading; `null`: none. */
  readonly sharedIn: (row: QuestionRow) => SharedWords | null;
}

/**
 * Makes the table for these rows; `null`: no row has numbers, and no group has common words. `isHeaded`: whether groups
 * have headings.
 */
export function tableOf(rows: readonly QuestionRow[], format: Formatter, isHeaded: boolean): FormTable | null {
  const sharedWordsById = isHeaded ? sharedWords(rows, format) : new Map<string, SharedWords>();
  if (sharedWordsById.size === 0 && rows.every(({ option: { row } }) => row?.name === undefined)) return null;
  const groupOf = (row: QuestionRow): readonly TableRow[] =>
    rows.flatMap(other => (isSameGroup(other, row) && other.option.row !== undefined ? [other.option.row] : []));
  return {
    nameOf: row => Math.max(0, ...groupOf(row).map(({ name }) => (name === undefined ? 0 : widthOf(format(name))))),
    figuresOf: row => FIGURE_COLUMNS.filter(figure => groupOf(row).some(other => other[figure] !== undefined)),
    widthOf: (row, figure) =>
      Math.max(FIGURE_WIDTH, ...groupOf(row).map(other => widthOf(figureText(other, figure, format)) + 1)),
    sharedIn: ({ id }) => sharedWordsById.get(id) ?? null,
  };
}

/**
 * The text of a row after its key: its name and numbers if it has any, else its words. `freeWidth`: the available
 * width.
 */
export function rowText(
  askedRow: QuestionRow,
  table: FormTable | null,
  figures: readonly Figure[],
  format: Formatter,
  freeWidth = Infinity,
): string {
  const { row, words } = askedRow.option;
  if (table === null || row?.name === undefined) return table?.sharedIn(askedRow)?.own ?? format(words);
  const figuresWidth = figures.reduce((sum, figure) => sum + table.widthOf(askedRow, figure), 0);
  const name = Math.min(table.nameOf(askedRow), Math.max(MIN_NAME_WIDTH, freeWidth - figuresWidth));
  const texts = figures.map(figure => figureText(row, figure, format).padStart(table.widthOf(askedRow, figure)));
  return padEnd(truncate(format(row.name), name, ''), name) + texts.join('');
}

function figureText(row: TableRow, figure: Figure, format: Formatter): string {
  const value = row[figure];
  if (value === undefined) return '';
  return typeof value === 'number' ? String(value) : format(value);
}

/**
 * The heading of a group, with the names of the columns of numbers; `headWidth`: the width before the names of the
 * rows.
 */
export function headingText(row: QuestionRow, table: FormTable | null, headWidth: number, format: Formatter): string {
  const { group } = row.option;
  const title = table?.sharedIn(row)?.heading ?? (group === undefined ? '' : format(group));
  const figures = table?.figuresOf(row) ?? [];
  if (table === null || figures.length === 0) return title;
  const columns = figures
    .map(figure => format(say(`table.figure.${figure}`)).padStart(table.widthOf(row, figure)))
    .join('');
  return padEnd(title, headWidth + table.nameOf(row)) + columns;
}

/** A group's heading with the words that its rows have in common, and the rest of the row's own words. */
interface SharedWords {
  readonly heading: string;
  /** The words of the row without the common ones. */
  readonly own: string;
}

/**
 * The common words of each group, by the row's id. Below "Fighter", "Fighter at Ember: 1 metal" and "Fighter at Lumen:
 * 1 metal" become the heading "Fighter: 1 metal" and the rows "Ember" and "Lumen".
 */
function sharedWords(rows: readonly QuestionRow[], format: Formatter): ReadonlyMap<string, SharedWords> {
  const sharedById = new Map<string, SharedWords>();
  for (const firstRow of rows) {
    const { group, row } = firstRow.option;
    const groupRows = rows.filter(other => isSameGroup(other, firstRow));
    if (group === undefined || row !== undefined || groupRows[0] !== firstRow || groupRows.length < 2) continue;
    const title = format(group);
    const texts = groupRows.map(({ option }) => format(option.words).split(' '));
    const [words = []] = texts;
    if (!`${words.join(' ')} `.startsWith(`${title} `)) continue;
    const minWordCount = Math.min(...texts.map(text => text.length)) - 1;
    const sharedBefore = sharedCount(texts, minWordCount, (text, at) => text[at]);
    const sharedAfter = sharedCount(texts, minWordCount - sharedBefore, (text, at) => text.at(-1 - at));
    if (sharedBefore < title.split(' ').length) continue;
    const costWords = words.slice(words.length - sharedAfter).join(' ');
    const heading = costWords === '' ? title : `${title}: ${costWords}`;
    for (const [at, { id }] of groupRows.entries()) {
      const text = texts[at] ?? [];
      const ownWords = text.slice(sharedBefore, text.length - sharedAfter).join(' ');
      sharedById.set(id, { heading, own: ownWords.replace(/[:,]$/, '') });
    }
  }
  return sharedById;
}

/** How many words all texts have in common, at most `least`. */
function sharedCount(
  texts: readonly (readonly string[])[],
  least: number,
  wordAt: (text: readonly string[], at: number) => string | undefined,
): number {
  let count = 0;
  while (count < least && new Set(texts.map(text => wordAt(text, count))).size === 1) count += 1;
  return count;
}
