import { MUTED, padded, span } from './drawing/lines.ts';
import type { Line } from './drawing/lines.ts';
import type { Ref } from '../kernel/words/message.ts';
import type { Style } from './drawing/style.ts';
import { padStart } from './drawing/wrapping.ts';
import type { Row } from './document.ts';

/** A column of numbers: its heading, and a function for the cell of an item. */
export interface TableColumn<Item> {
  readonly head: string;
  readonly of: (item: Item) => string;
}

/** A row of a number table: its item, its label, its address, and the style of its numbers. */
interface TableRow<Item> {
  readonly item: Item;
  readonly label: Line;
  readonly ref: Ref;
  readonly style?: Style;
  readonly marked?: boolean;
}

/** The width of the column of labels, in cells. */
export const LABEL_WIDTH = 12;

/** Makes a table: a heading row and a row for each item, with the first columns, as many as fit into `width` cells. */
export function tableRows<Item>(
  columns: readonly TableColumn<Item>[],
  items: readonly TableRow<Item>[],
  width: number,
): Row[] {
  let roomLeft = width - LABEL_WIDTH;
  const shownColumns = columns.filter(column => {
    roomLeft -= widthOf(column, items) + 1;
    return roomLeft >= 0;
  });
  return tableRowsOf(shownColumns, items);
}

/**
 * Makes as few tables of `width` cells as possible that have all columns together: columns that do not fit go into the
 * next table.
 */
export function tablesOf<Item>(
  columns: readonly TableColumn<Item>[],
  items: readonly TableRow<Item>[],
  width: number,
): readonly (readonly Row[])[] {
  const tables: TableColumn<Item>[][] = [];
  let roomLeft = 0;
  for (const column of columns) {
    const columnWidth = widthOf(column, items) + 1;
    const table = tables.at(-1);
    if (table !== undefined && columnWidth <= roomLeft) table.push(column);
    else {
      tables.push([column]);
      roomLeft = width - LABEL_WIDTH;
    }
    roomLeft -= columnWidth;
  }
  return tables.map(table => tableRowsOf(table, items));
}

/** The number of cells that the longest text of a column takes. */
function widthOf<Item>({ head, of }: TableColumn<Item>, items: readonly TableRow<Item>[]): number {
  return Math.max(head.length, ...items.map(({ item }) => of(item).length));
}

function tableRowsOf<Item>(shown: readonly TableColumn<Item>[], items: readonly TableRow<Item>[]): Row[] {
  const widths = shown.map(column => widthOf(column, items));
  const cellsText = (texts: readonly string[]): string =>
    texts.map((text, place) => ` ${padStart(text, widths[place] ?? 0)}`).join('');
  const heading: Line = [span(' '.repeat(LABEL_WIDTH)), span(cellsText(shown.map(({ head }) => head)), MUTED)];
  return [
    { line: heading },
    ...items.map(({ item, label, ref, style, marked = false }): Row => ({
      line: [...padded(label, LABEL_WIDTH), span(cellsText(shown.map(({ of }) => of(item))), style)],
      marked,
      ref,
    })),
  ];
}
