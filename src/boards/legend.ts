import type { Message } from '../kernel/words/message.ts';
import type { PaneContext, PaneSize } from './pane.ts';
import { layOut, rows } from './document.ts';
import type { Document } from './document.ts';
import { MUTED, span } from './drawing/lines.ts';
import { wrap } from './drawing/wrapping.ts';
import { seatLabel } from './naming.ts';

/** A legend with two parts, for signs and for seats, each with its title. */
interface Legend {
  readonly signs: { readonly title: Message; readonly words: readonly Message[] };
  readonly seats: { readonly title: Message; readonly count: number };
}

const MIN_COLUMN_WIDTH = 36;
/** The indent of the further lines of a sign's explanation. */
const INDENT = '   ';

/** Lays out the legend of a map: explanations of its signs, and the marks of the seats. */
export function legendOf({ signs, seats }: Legend, size: PaneSize, context: PaneContext): Document {
  const { format } = context;
  return layOut(size, MIN_COLUMN_WIDTH, width => [
    {
      title: format(signs.title),
      rows: signs.words.flatMap(words => {
        const [first = '', ...rest] = wrap(format(words), width - INDENT.length);
        return rows(...[first, ...rest.map(text => INDENT + text)].map(text => [span(text, MUTED)]));
      }),
    },
    {
      title: format(seats.title),
      rows: rows(...Array.from({ length: seats.count }, (_, seat) => seatLabel(context, seat))),
    },
  ]);
}
