import type { Block, Row } from '../../../boards/document.ts';
import { seatLabel } from '../../../boards/naming.ts';
import { tableRows } from '../../../boards/number-table.ts';
import type { TableColumn } from '../../../boards/number-table.ts';
import type { PaneContext } from '../../../boards/board.ts';
import { SHIP_KINDS, SHIPS } from '../data/ships.ts';
import { planetsOf } from '../state/board.ts';
import { shipReserve, tokenReserve } from '../state/pieces.ts';
import { say } from '../text/say.ts';
import type { EmperorView } from '../view.ts';
import { shipLetters } from './ship-letters.ts';

/** What all seats have, side by side, with what is most asked for first: as many columns as fit. */
export function seatTable(view: EmperorView, context: PaneContext, width: number): Block {
  const { format } = context;
  const columns: readonly TableColumn<number>[] = [
    { head: format(say('good.metal')), of: seat => String(view.seats[seat]?.metal ?? 0) },
    { head: format(say('good.energy')), of: seat => String(view.seats[seat]?.energy ?? 0) },
    { head: format(say('figure.marks')), of: seat => String(view.seats[seat]?.marks ?? 0) },
    { head: format(say('board.column.tokens')), of: seat => String(tokenReserve(view, seat)) },
    { head: format(say('figure.planets')), of: seat => String(planetsOf(view, seat)) },
    { head: format(say('board.column.ships')), of: seat => shipLetters(onBoard(view, seat)) },
  ];
  const rows: Row[] = tableRows(
    columns,
    view.seats.map(({ out }, seat) => ({
      item: seat,
      label: seatLabel(context, seat),
      ref: `seat:${seat}` as const,
      ...(out && { style: { tone: 'muted', dim: true } as const }),
    })),
    width,
  );
  return { title: '', rows };
}

function onBoard(view: EmperorView, seat: number) {
  const [fighter, cruiser, dreadnought] = SHIP_KINDS.map(kind => SHIPS[kind].perPlayer - shipReserve(view, seat, kind));
  return { fighter: fighter ?? 0, cruiser: cruiser ?? 0, dreadnought: dreadnought ?? 0 };
}
