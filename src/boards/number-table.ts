import { MUTED, padded, span } from './drawing/lines.ts';
import type { Line } from './drawing/lines.ts';
import type { Ref } from '../kernel/words/message.ts';
import type { Style } from './drawing/style.ts';
import { padStart } from './drawing/wrapping.ts';
import type { Row } from './document.ts';

/** A column of numbers: its heading, and what stands in the row of an item. */
export interface TableColumn<Item> {
  readonly head: string;
  readonly of: (item: Item) => string;
}

/** A row of a table: what it is about, how that is called, and how its numbers look. */
export interface TableRow<Item> {
  readonly item: Item;
  readonly label: Line;
  readonly ref: Ref;
  readonly style?: Style;
}

/** The cells of the column of labels. */
const LABEL_WIDTH = 12;

/** A heading and a row for each item, with as many of the columns, from the first on, as `width` cells have room for. */
export function tableRows<Item>(
  columns: readonly TableColumn<Item>[],
  items: readonly TableRow<Item>[],
  width: number,
): Row[] {
  const widths = columns.map(({ head, of }) => Math.max(head.length, ...items.map(({ item }) => of(item).length)));
  let room = width - LABEL_WIDTH;
  const shown = columns.filter((_, place) => {
    room -= (widths[place] ?? 0) + 1;
    return room >= 0;
  });
  const cells = (texts: readonly string[]): string =>
    texts.map((text, place) => ` ${padStart(text, widths[place] ?? 0)}`).join('');
  const heading: Line = [span(' '.repeat(LABEL_WIDTH)), span(cells(shown.map(({ head }) => head)), MUTED)];
  return [
    { line: heading },
    ...items.map(({ item, label, ref, style }): Row => ({
      line: [...padded(label, LABEL_WIDTH), span(cells(shown.map(({ of }) => of(item))), style)],
      ref,
    })),
  ];
}
