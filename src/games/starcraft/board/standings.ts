import type { PaneContext } from '../../../boards/pane.ts';
import type { Standing } from '../../../boards/board.ts';
import { say } from '../text/say.ts';
import type { TextKey } from '../text/en.ts';
import type { SeatView, StarCraftView } from '../view.ts';
import type { Row } from '../../../boards/document.ts';
import { tableRows } from '../../../boards/number-table.ts';
import { seatLabel } from '../../../boards/naming.ts';
import { AREAS, PLANETS } from '../data/planets.ts';
import type { AreaId } from '../data/planets.ts';
import type { Seat } from '../../../kernel/words/message.ts';

interface Column {
  readonly head: TextKey;
  readonly of: (seat: SeatView, view: StarCraftView) => string;
}

const TEAM_COLUMN: Column = {
  head: 'board.standings.team',
  of: ({ seat }, { teams }) => String((teams?.findIndex(team => team.includes(seat)) ?? 0) + 1),
};

const COLUMNS: readonly Column[] = [
  { head: 'board.standings.points', of: ({ conquestPoints, standing }) => pointsText(conquestPoints, standing) },
  {
    head: 'board.standings.next',
    of: ({ seat, standing }, view) => `+${standing === null ? 0 : pointsToCome(view, seat)}`,
  },
  {
    head: 'board.standings.objective',
    of: ({ standing }) => (standing === null ? '-' : `${standing.objective.have}/${standing.objective.need}`),
  },
  { head: 'board.standings.areas', of: seat => String(seat.standing?.figures.areas ?? 0) },
  { head: 'board.standings.bases', of: seat => String(seat.standing?.figures.bases ?? 0) },
  { head: 'board.standings.workers', of: seat => String(seat.pool) },
  { head: 'board.standings.hand', of: seat => String(seat.handCount) },
];

/** The text of a seat's or team's points out of the points needed; `-` if only elimination wins. */
function pointsText(points: number, standing: SeatView['standing']): string {
  if (standing === null) return String(points);
  const { teamFigures, pointsNeeded } = standing;
  return pointsNeeded === null ? '-' : `${teamFigures?.points ?? points}/${pointsNeeded}`;
}

/** The table of the seats' progress towards their goals; if only elimination wins, of the areas they hold (SC-23.1). */
export function standings(view: StarCraftView): readonly Standing[] {
  return view.seats.flatMap(({ seat, conquestPoints, standing, eliminated }): Standing[] => {
    if (standing === null) return [];
    const { teamFigures, pointsNeeded, figures } = standing;
    if (eliminated) return [{ side: seat, has: '-', against: '-', soon: '' }];
    if (pointsNeeded === null)
      return [{ side: seat, has: String(figures.areas), against: String(figures.areas), soon: '' }];
    const pointsHeld = String(teamFigures?.points ?? conquestPoints);
    const pointsNextRound = pointsToCome(view, seat);
    return [
      {
        side: seat,
        has: pointsHeld,
        against: `${pointsHeld}/${pointsNeeded}`,
        soon: pointsNextRound > 0 ? `+${pointsNextRound}` : '',
      },
    ];
  });
}

/** The rows of a table of all seats, with as many columns as fit. */
export function standingRows(view: StarCraftView, context: PaneContext, width: number): Row[] {
  const columns = view.teams === null ? COLUMNS : [TEAM_COLUMN, ...COLUMNS];
  return tableRows(
    columns.map(({ head, of }) => ({ head: context.format(say(head)), of: (seat: SeatView) => of(seat, view) })),
    view.seats.map(seat => ({
      item: seat,
      label: seatLabel(context, seat.seat),
      ref: `seat:${seat.seat}` as const,
      ...(seat.eliminated && { style: { tone: 'muted', dim: true } as const }),
    })),
    width,
  );
}

/**
 * SC-18.5: the conquest points that a seat or its team would gain in the next regrouping if nothing changes. Bases in
 * areas with another player's units will then be destroyed (SC-18.1), so those areas belong to the units. The area of a
 * battle belongs to nobody yet.
 */
export function pointsToCome(view: StarCraftView, seat: Seat): number {
  if (view.variant === 'galactic-conquest') return 0;
  const team = view.teams?.find(members => members.includes(seat)) ?? [seat];
  const remainingMembers = team.filter(member => view.seats[member]?.eliminated === false);
  const areas = view.planets.flatMap(({ planet }) => PLANETS[planet].areas);
  return areas.reduce((sum, area) => {
    const owner = ownerAfterRegrouping(view, area);
    return (
      sum +
      (AREAS[area].yields === 'conquest' && owner !== null && remainingMembers.includes(owner) ? AREAS[area].amount : 0)
    );
  }, 0);
}

/** The seat that controls an area after bases among enemy units have been destroyed; `null` if nobody does. */
function ownerAfterRegrouping({ areas, battle }: StarCraftView, area: AreaId): Seat | null {
  const { holder = null, base = null } = areas[area] ?? {};
  return battle?.area === area ? null : (holder ?? base);
}
