import { padStart } from '../../../widgets/wrapping.ts';
import type { PaneContext, Standing } from '../../board.ts';
import { say } from '../text/say.ts';
import type { TextKey } from '../text/en.ts';
import type { SeatView, StarCraftView } from '../view.ts';
import { rows } from '../../board-document.ts';
import type { Row } from '../../board-document.ts';
import { MUTED, padded, span } from '../../../widgets/lines.ts';
import type { Line } from '../../../widgets/lines.ts';
import { seatLabel } from '../../board-naming.ts';

interface Column {
  readonly head: TextKey;
  readonly of: (seat: SeatView, view: StarCraftView) => string;
}

const NAME_WIDTH = 12;

const TEAM: Column = {
  head: 'board.standings.team',
  of: ({ seat }, { teams }) => String((teams?.findIndex(team => team.includes(seat)) ?? 0) + 1),
};

const COLUMNS: readonly Column[] = [
  { head: 'board.standings.points', of: ({ conquestPoints, standing }) => pointsText(conquestPoints, standing) },
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

/** Points and how many it takes: of the whole team, and none where only elimination wins. */
function pointsText(points: number, standing: SeatView['standing']): string {
  if (standing === null) return String(points);
  const { teamFigures, pointsNeeded } = standing;
  return pointsNeeded === null ? '-' : `${teamFigures?.points ?? points}/${pointsNeeded}`;
}

/** How the seats stand against their goals; where only elimination wins, by the areas they hold (SC-23.1). */
export function standings({ seats }: StarCraftView): readonly Standing[] {
  return seats.flatMap(({ seat, conquestPoints, standing, eliminated }): Standing[] => {
    if (standing === null) return [];
    const { teamFigures, pointsNeeded, pointsNext, figures } = standing;
    if (eliminated) return [{ side: seat, has: '-', against: '-', soon: '' }];
    if (pointsNeeded === null)
      return [{ side: seat, has: String(figures.areas), against: String(figures.areas), soon: '' }];
    const has = String(teamFigures?.points ?? conquestPoints);
    return [{ side: seat, has, against: `${has}/${pointsNeeded}`, soon: pointsNext > 0 ? `+${pointsNext}` : '' }];
  });
}

/** A table of all seats, as many columns of it as fit. */
export function standingRows(view: StarCraftView, context: PaneContext, width: number): Row[] {
  const { format } = context;
  const columns = view.teams === null ? COLUMNS : [TEAM, ...COLUMNS];
  const heads = columns.map(({ head }) => format(say(head)));
  const widths = columns.map((column, place) =>
    Math.max(heads[place]?.length ?? 0, ...view.seats.map(seat => column.of(seat, view).length)),
  );
  let room = width - NAME_WIDTH;
  const shown = columns.filter((_, place) => {
    room -= (widths[place] ?? 0) + 1;
    return room >= 0;
  });
  const cells = (texts: readonly string[]): string =>
    texts.map((text, place) => ` ${padStart(text, widths[place] ?? 0)}`).join('');
  const heading: Line = [span(' '.repeat(NAME_WIDTH)), span(cells(heads.slice(0, shown.length)), MUTED)];
  return [
    ...rows(heading),
    ...view.seats.map((seat): Row => {
      const style = seat.eliminated ? ({ tone: 'muted', dim: true } as const) : {};
      const label = padded(seatLabel(context, seat.seat), NAME_WIDTH);
      const line: Line = [...label, span(cells(shown.map(column => column.of(seat, view))), style)];
      return { line, ref: `seat:${seat.seat}` };
    }),
  ];
}
