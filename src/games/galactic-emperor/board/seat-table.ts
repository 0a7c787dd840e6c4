import type { Block, Row } from '../../../boards/document.ts';
import { padded, span } from '../../../boards/drawing/lines.ts';
import { isLit, seatLabel } from '../../../boards/naming.ts';
import { LABEL_WIDTH, tablesOf } from '../../../boards/number-table.ts';
import type { TableColumn } from '../../../boards/number-table.ts';
import { nameIn } from '../../../kernel/words/message.ts';
import type { Message, Ref, Seat } from '../../../kernel/words/message.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { MOST_ENERGY, MOST_METAL } from '../data/set-up.ts';
import { SHIPS } from '../data/ships.ts';
import type { ShipKind } from '../data/ships.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { controlledBy, planetsOf } from '../state/board.ts';
import { shipReserve, tokenReserve } from '../state/pieces.ts';
import type { Fleet } from '../state/state.ts';
import { say, technologyName } from '../text/say.ts';
import type { EmperorView } from '../view.ts';
import { shipFigures } from './ship-letters.ts';

/**
 * The tables with all that seats have, as wide as the pane allows, the most important columns first. Technologies are
 * listed below them.
 */
export function seatTables(view: EmperorView, context: PaneContext, width: number): readonly Block[] {
  const { format } = context;
  const pointsOf = (seat: number): string => String(view.seats[seat]?.points ?? format(say('board.hidden')));
  const columns: readonly TableColumn<number>[] = [
    { head: format(say('good.metal')), of: seat => `${view.seats[seat]?.metal ?? 0}/${MOST_METAL}` },
    { head: format(say('good.energy')), of: seat => `${view.seats[seat]?.energy ?? 0}/${MOST_ENERGY}` },
    { head: format(say('figure.marks')), of: seat => String(view.seats[seat]?.marks ?? 0) },
    { head: format(say('board.column.tokens')), of: seat => String(tokenReserve(view, seat)) },
    { head: format(say('figure.planets')), of: seat => String(planetsOf(view, seat)) },
    { head: format(say('figure.sectors')), of: seat => String(controlledBy(view, seat).length) },
    { head: format(say('board.column.ships')), of: seat => shipFigures(shipsOnBoard(view, seat)) },
    { head: format(say('board.reserve')), of: seat => shipFigures(shipsInReserve(view, seat)) },
    ...(view.seats.some(({ points }) => points !== null) ? [{ head: format(say('board.points')), of: pointsOf }] : []),
  ];
  const items = view.seats.map(({ out }, seat) => ({
    item: seat,
    label: seatLabel(context, seat),
    ref: `seat:${seat}` as const,
    marked: isLit(context, `seat:${seat}`),
    ...(out && { style: { tone: 'muted', dim: true } as const }),
  }));
  const detailRows = view.seats.flatMap((_, seat) => seatRows(view, context, seat));
  return [...tablesOf(columns, items, width), ...(detailRows.length > 0 ? [detailRows] : [])].map(rows => ({
    title: '',
    rows,
  }));
}

/** The rows below the tables: whether a seat has given up, and its technologies. */
function seatRows(view: EmperorView, context: PaneContext, seat: number): readonly Row[] {
  const { format } = context;
  const { out = false, technologies = [] } = view.seats[seat] ?? {};
  const facts: readonly { readonly words: Message; readonly ref: Ref }[] = [
    ...(out ? [{ words: say('board.given-up'), ref: `seat:${seat}` as const }] : []),
    ...technologies.map(id => ({ words: technologyWords(view, id), ref: `technology:${id}` as const })),
  ];
  return facts.map(({ words, ref }, place): Row => {
    const label = place === 0 ? seatLabel(context, seat) : [];
    return {
      line: [...padded(label, LABEL_WIDTH), span(` ${format(words)}`)],
      marked: nameIn(ref, 'technology') !== null && isLit(context, ref),
      ref,
    };
  });
}

/** A technology, and whether it is out of use at present. */
function technologyWords(view: EmperorView, id: TechnologyId): Message {
  const technology = technologyName(id);
  if (view.blocked.includes(id)) return say('board.blocked', { technology });
  return view.used.includes(id) ? say('board.used', { technology }) : technology;
}

function shipsOnBoard(view: EmperorView, seat: Seat): Fleet {
  return fleetOfCounts(kind => SHIPS[kind].perPlayer - shipReserve(view, seat, kind));
}

function shipsInReserve(view: EmperorView, seat: Seat): Fleet {
  return fleetOfCounts(kind => shipReserve(view, seat, kind));
}

function fleetOfCounts(count: (kind: ShipKind) => number): Fleet {
  return { fighter: count('fighter'), cruiser: count('cruiser'), dreadnought: count('dreadnought') };
}
