import { padStart } from '../../../widgets/wrapping.ts';
import type { PaneContext } from '../../board.ts';
import { say } from '../text/say.ts';
import type { TextKey } from '../text/en.ts';
import type { SeatView, StarCraftView } from '../view.ts';
import { rows } from './document.ts';
import type { Row } from './document.ts';
import { MUTED, padded, span } from './lines.ts';
import type { Line } from './lines.ts';
import { seatLabel } from './naming.ts';

interface Column {
  readonly head: TextKey;
  readonly of: (seat: SeatView) => string;
}

const NAME_WIDTH = 12;

const COLUMNS: readonly Column[] = [
  { head: 'board.standings.points', of: seat => `${seat.conquestPoints}/${seat.standing?.pointsNeeded ?? '-'}` },
  { head: 'board.standings.next', of: seat => `+${seat.standing?.pointsNext ?? 0}` },
  {
    head: 'board.standings.objective',
    of: ({ standing }) => (standing === null ? '-' : `${standing.objective.have}/${standing.objective.need}`),
  },
  { head: 'board.standings.areas', of: seat => String(seat.standing?.figures.areas ?? 0) },
  { head: 'board.standings.bases', of: seat => String(seat.standing?.figures.bases ?? 0) },
  { head: 'board.standings.workers', of: seat => String(seat.pool) },
  { head: 'board.standings.hand', of: seat => String(seat.handCount) },
];

/** A table of all seats, as many columns of it as fit. */
export function standingRows(view: StarCraftView, context: PaneContext, width: number): Row[] {
  const { tell } = context;
  const heads = COLUMNS.map(({ head }) => tell(say(head)));
  const widths = COLUMNS.map((column, place) =>
    Math.max(heads[place]?.length ?? 0, ...view.seats.map(seat => column.of(seat).length)),
  );
  let room = width - NAME_WIDTH;
  const shown = COLUMNS.filter((_, place) => {
    room -= (widths[place] ?? 0) + 1;
    return room >= 0;
  });
  const cells = (texts: readonly string[]): string =>
    texts.map((text, place) => ` ${padStart(text, widths[place] ?? 0)}`).join('');
  const heading: Line = [span(' '.repeat(NAME_WIDTH)), span(cells(heads.slice(0, shown.length)), MUTED)];
  return rows(
    heading,
    ...view.seats.map((seat): Line => {
      const style = seat.eliminated ? ({ tone: 'muted', dim: true } as const) : {};
      const label = padded(seatLabel(context, seat.seat), NAME_WIDTH);
      return [...label, span(cells(shown.map(column => column.of(seat))), style)];
    }),
  );
}
