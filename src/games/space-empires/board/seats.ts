import { padded, span } from '../../../boards/drawing/lines.ts';
import { labelled, layOut, painterOf } from '../../../boards/document.ts';
import type { Block, Document, Row } from '../../../boards/document.ts';
import { isLit, markOf, nameOf, seatLabel } from '../../../boards/naming.ts';
import { tableRows } from '../../../boards/number-table.ts';
import type { TableColumn } from '../../../boards/number-table.ts';
import type { PaneContext, PaneSize } from '../../../boards/pane.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import { coloniesOf } from '../state/board.ts';
import { teamOf } from '../state/seats.ts';
import { hexName, hexRef, levelWords, say } from '../text/say.ts';
import type { EmpiresView, SeatView } from '../view.ts';

const NARROWEST = 36;

/**
 * The largest number of seats that are shown in blocks. More seats are shown in one table, with their known levels
 * below it.
 */
const MOST_BLOCKS = 4;

/** The width of the column of labels, in cells. */
const LABEL_WIDTH = 12;

/** The pane with the public facts about every seat: a block for each, or one table if there are many. */
export const seatsPane = painterOf((view: EmpiresView, size: PaneSize, context: PaneContext): Document =>
  view.seats.length > MOST_BLOCKS
    ? layOut(size, size.width, width => seatTable(view, context, width))
    : layOut(size, NARROWEST, () => view.seats.map((owner, seat) => seatBlock(view, context, owner, seat))),
);

function seatBlock(view: EmpiresView, context: PaneContext, owner: SeatView, seat: number): Block {
  const { format } = context;
  const colonies = coloniesOf(view, seat);
  const value = colonies.reduce((sum, [, colony]) => sum + colony.value, 0);
  const pieces = view.pieces.filter(piece => piece.owner === seat);
  const hiddenCount = pieces.filter(({ up }) => !up).length;
  const title = owner.out ? `${nameOf(context, seat)}, ${format(say('board.given-up'))}` : nameOf(context, seat);
  const levelsText = levelsLine(owner, context);
  const partners = teamOf(view, seat).filter(other => other !== seat);
  const worldHex = worldName(view, seat) ?? format(say('board.nothing'));
  return {
    title,
    rows: [
      labelled(
        format(say('board.homeworld')),
        [markOf(context, seat), span(` ${worldHex}`)],
        isLit(context, `seat:${seat}`),
        owner.world === null ? `seat:${seat}` : hexRef(owner.world),
      ),
      ...(partners.length === 0
        ? []
        : [labelled(format(say('board.partners')), [span(partners.map(other => nameOf(context, other)).join(', '))])]),
      labelled(format(say('board.colonies')), [
        span(format(say('board.colonies.of', { count: colonies.length, value }))),
      ]),
      labelled(format(say('board.counters')), [
        span(format(say('board.counters.of', { count: pieces.length, down: hiddenCount }))),
      ]),
      ...(view.options.victory === 'short'
        ? [labelled(format(say('board.points')), [span(String(pointsOf(owner)), { bold: true })])]
        : []),
      ...(view.solo === undefined ? [labelled(format(say('board.bid')), [span(String(owner.lastBid))])] : []),
      labelled(format(say('board.shown')), [span(levelsText === '' ? format(say('board.nothing')) : levelsText)]),
    ],
  };
}

/** A table of all seats in as many columns as fit, with their known levels below. */
function seatTable(view: EmpiresView, context: PaneContext, width: number): readonly Block[] {
  const { format } = context;
  const seats = [...view.seats.keys()];
  const pieces = (seat: number): EmpiresView['pieces'] => view.pieces.filter(({ owner }) => owner === seat);
  const value = (seat: number): number => coloniesOf(view, seat).reduce((sum, [, colony]) => sum + colony.value, 0);
  const partners = (seat: number): readonly number[] => teamOf(view, seat).filter(other => other !== seat);
  const columns: readonly TableColumn<number>[] = [
    { head: format(say('board.column.home')), of: seat => worldName(view, seat) ?? '-' },
    { head: format(say('board.colonies')), of: seat => String(coloniesOf(view, seat).length) },
    { head: format(say('board.column.worth')), of: seat => String(value(seat)) },
    ...(view.options.victory === 'short'
      ? [{ head: format(say('board.points')), of: (seat: number) => String(pointsOf(view.seats[seat])) }]
      : []),
    { head: format(say('board.counters')), of: seat => String(pieces(seat).length) },
    { head: format(say('board.column.down')), of: seat => String(pieces(seat).filter(({ up }) => !up).length) },
    { head: format(say('board.column.bid')), of: seat => String(view.seats[seat]?.lastBid ?? 0) },
    ...(seats.some(seat => partners(seat).length > 0)
      ? [
          {
            head: format(say('board.partners')),
            of: (seat: number) =>
              partners(seat)
                .map(other => nameOf(context, other))
                .join(', '),
          },
        ]
      : []),
  ];
  const table = tableRows(
    columns,
    seats.map(seat => ({
      item: seat,
      label: seatLabel(context, seat),
      ref: `seat:${seat}` as const,
      ...(view.seats[seat]?.out === true && { style: { tone: 'muted', dim: true } as const }),
    })),
    width,
  );
  const levelRows = seats.flatMap((seat): Row[] => {
    const levels = levelsLine(view.seats[seat], context);
    return levels.length === 0 ? [] : [{ line: [...padded(seatLabel(context, seat), LABEL_WIDTH), span(levels)] }];
  });
  return [
    { title: '', rows: table },
    ...(levelRows.length === 0 ? [] : [{ title: format(say('board.shown')), rows: levelRows }]),
  ];
}

function pointsOf(owner: SeatView | undefined): number {
  return owner === undefined ? 0 : owner.points + owner.held.length;
}

function worldName(view: EmpiresView, seat: number): string | null {
  const worldHex = view.seats[seat]?.world ?? null;
  return worldHex === null ? null : hexName(worldHex);
}

/** The publicly known levels of a seat, in a row; empty if there are none. */
function levelsLine(owner: SeatView | undefined, { format }: PaneContext): string {
  return TECHNOLOGY_IDS.flatMap(id => {
    const level = owner?.shown[id];
    return level === undefined ? [] : [format(levelWords(id, level))];
  }).join(', ');
}
