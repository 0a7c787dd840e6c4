import type { Grid } from '../../../widgets/grid.ts';
import type { PaneContext } from '../../board.ts';
import { say } from '../text/say.ts';
import type { SeatView, StarCraftView } from '../view.ts';
import { buildingRows, moduleRows, unitRows } from './buildings.ts';
import { LABEL, labelled, paintDocument, rows } from './document.ts';
import type { Block, Row } from './document.ts';
import { BOLD, MUTED, paragraph, span } from './lines.ts';
import { seatLabel } from './naming.ts';
import { bar, paymentRows, resourceRows, workerRows } from './resources.ts';
import { raceOf, shownSeat } from './seats.ts';
import { standingRows } from './standings.ts';

const NARROWEST = 37;

/** Paints the faction sheet of the seat that is asked, and where all seats stand. */
export function paintSheet(
  view: StarCraftView,
  size: { readonly width: number; readonly height: number },
  context: PaneContext,
): Grid {
  const seat = shownSeat(view, context);
  return paintDocument(size, context.glyphs, NARROWEST, width =>
    seat === null ? [] : sheetBlocks(view, context, seat, width),
  );
}

function sheetBlocks(view: StarCraftView, context: PaneContext, seat: SeatView, width: number): readonly Block[] {
  const { tell } = context;
  const race = raceOf(seat);
  const heading = headingRows(view, context, seat, width);
  const standings: Block = { title: tell(say('board.standings')), rows: standingRows(view, context, width) };
  if (race === null) return [{ title: '', rows: heading }, standings];
  return [
    { title: '', rows: heading },
    { title: '', rows: paymentRows(view, context, seat, width) },
    { title: '', rows: [...workerRows(context, seat), ...resourceRows(view, context, seat)] },
    { title: '', rows: [...buildingRows(context, seat, race, width), ...moduleRows(context, seat, race, width)] },
    { title: '', rows: limitRows(view, context, seat) },
    standings,
    { title: tell(say('board.units')), rows: unitRows(context, seat, race, width) },
  ].filter(({ rows: body }) => body.length > 0);
}

function headingRows(view: StarCraftView, context: PaneContext, seat: SeatView, width: number): Row[] {
  const { tell, glyphs } = context;
  const { faction, standing, conquestPoints, eliminated } = seat;
  const race = raceOf(seat);
  if (faction === null || race === null || standing === null) {
    return rows([...seatLabel(context, seat.seat), span(` ${glyphs.bullet} ${tell(say('board.no-faction'))}`, MUTED)]);
  }
  const title = say('board.sheet.title', { faction: say(`faction.${faction}`), race: say(`race.${race}`) });
  const { pointsNeeded, pointsNext, objective, objectiveCounts } = standing;
  const out = eliminated ? [span(` ${tell(say('board.out'))}`, MUTED)] : [];
  const isReached = objective.have >= objective.need;
  const counts = tell(say(objectiveCounts ? 'board.objective.counts' : 'board.objective.later'));
  return [
    ...rows([...seatLabel(context, seat.seat), span(` ${glyphs.bullet} ${tell(title)}`, BOLD), ...out]),
    labelled(tell(say('board.conquest')), [
      span(tell(say('board.of', { have: conquestPoints, need: pointsNeeded })), { tone: 'conquest', bold: true }),
      span(` ${bar(glyphs, conquestPoints, pointsNeeded, 8)} `, { tone: 'conquest' }),
      span(tell(say('board.next', { count: pointsNext }))),
    ]),
    labelled(tell(say('board.objective')), [
      span(tell(say('board.of', { have: objective.have, need: objective.need })), {
        bold: true,
        tone: isReached ? 'good' : 'text',
      }),
      span(isReached ? ` ${glyphs.yes} ` : ' '),
      span(counts, MUTED),
    ]),
    ...paragraph(tell(say(`faction.${faction}.objective`)), width - LABEL, MUTED).map(line => labelled('', line)),
    ...(view.outcome === null ? [] : paragraph(tell(view.outcome.words), width, BOLD).map(line => ({ line }))),
  ];
}

function limitRows({ order, phase }: StarCraftView, context: PaneContext, seat: SeatView): Row[] {
  const { tell } = context;
  const { unitBuildLimit, modules, ordersOnBoard, handCount, handLimit, deckCount, discard, supply } = seat;
  const building = order !== null && order.seat === seat.seat && order.order === 'build' && phase === 'execution';
  const text = (
    key: 'build-limit' | 'built' | 'special-orders' | 'cards' | 'events' | 'supply',
    params: Record<string, number>,
  ): string => tell(say(`board.limits.${key}`, params));
  const limit = unitBuildLimit + (building && order.special ? 1 : 0);
  const cards = { hand: handCount, limit: handLimit, deck: deckCount, discard: discard.length };
  const kept = seat.keptEvents.length;
  const pieces = { bases: supply.bases, workers: supply.workers, transports: supply.transports };
  return [
    labelled(tell(say('board.limits.units')), [
      span(building ? text('built', { built: order.unitsBuilt, limit }) : text('build-limit', { limit })),
    ]),
    labelled(tell(say('board.limits.orders')), [
      span(text('special-orders', { onBoard: ordersOnBoard, special: modules['research-development'] ?? 0 })),
    ]),
    labelled(tell(say('board.limits.hand')), [span(text('cards', cards))]),
    labelled(tell(say('board.limits.event-cards')), [span(text('events', { unread: seat.eventCount, kept }))]),
    labelled(tell(say('board.limits.left')), [span(text('supply', pieces))]),
  ];
}
