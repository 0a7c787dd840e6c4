import type { PaneContext, PaneSize } from '../../../boards/pane.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { FACTIONS } from '../data/factions.ts';
import type { FactionId } from '../data/factions.ts';
import { say } from '../text/say.ts';
import type { SeatView, StarCraftView } from '../view.ts';
import { buildingRows, moduleRows, unitRows } from './buildings.ts';
import { LABEL, labelled, layOut, rows } from '../../../boards/document.ts';
import type { Block, Document, Row } from '../../../boards/document.ts';
import { BOLD, MUTED, joined, lineWidth, paragraph, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { markOf, seatLabel } from '../../../boards/naming.ts';
import { progressBar, paymentRows, resourceRows, workerRows } from './resources.ts';
import { sumOf } from './naming.ts';
import { raceOf, shownSeat } from './seats.ts';
import { pointsToCome, standingRows } from './standings.ts';

const MIN_COLUMN_WIDTH = 37;
/** The height of the pane below which only the seat's own possessions are shown. */
const MIN_TALL_PANE_HEIGHT = 16;

/** The document of the sheet pane: the faction sheet of the shown seat, and the standings of all seats. */
export function sheetDocument(view: StarCraftView, size: PaneSize, context: PaneContext): Document {
  const seat = shownSeat(view, context);
  return layOut(size, MIN_COLUMN_WIDTH, width =>
    seat === null ? [] : sheetBlocks(view, context, seat, width, size.height < MIN_TALL_PANE_HEIGHT),
  );
}

function sheetBlocks(
  view: StarCraftView,
  context: PaneContext,
  seat: SeatView,
  width: number,
  isLow: boolean,
): readonly Block[] {
  const { format } = context;
  const race = raceOf(seat);
  const heading = headingRows(view, context, seat, width, isLow);
  const standings: Block = { title: format(say('board.standings')), rows: standingRows(view, context, width) };
  if (race === null) return [{ title: '', rows: heading }, standings];
  return [
    { title: '', rows: heading },
    { title: '', rows: paymentRows(view, context, seat, width) },
    { title: '', rows: [...workerRows(context, seat, width), ...resourceRows(view, context, seat, width)] },
    { title: '', rows: [...buildingRows(context, seat, race, width), ...moduleRows(context, seat, race, width)] },
    { title: '', rows: limitRows(view, context, seat, width, isLow) },
    ...(isLow ? [] : [standings]),
    { title: format(say('board.units')), rows: isLow ? [] : unitRows(context, seat, race, width) },
  ].filter(({ rows: body }) => body.length > 0);
}

function headingRows(view: StarCraftView, context: PaneContext, seat: SeatView, width: number, isLow: boolean): Row[] {
  const { format, glyphs } = context;
  const { faction, standing, conquestPoints, eliminated } = seat;
  const race = raceOf(seat);
  if (faction === null || race === null || standing === null) {
    return rows([
      ...seatLabel(context, seat.seat),
      span(` ${glyphs.bullet} ${format(say('board.no-faction'))}`, MUTED),
    ]);
  }
  const title = say('board.sheet.title', { faction: say(`faction.${faction}`), race: say(`race.${race}`) });
  const { pointsNeeded, objective, objectiveCounts, teamFigures } = standing;
  const points = teamFigures?.points ?? conquestPoints;
  const eliminatedSpans = eliminated ? [span(` ${format(say('board.out'))}`, MUTED)] : [];
  const isReached = objective.have >= objective.need;
  const notYetKey = view.variant === 'standard' ? 'board.objective.later' : 'board.objective.never';
  const counts = format(say(objectiveCounts ? 'board.objective.counts' : notYetKey));
  return [
    {
      line: [...seatLabel(context, seat.seat), span(` ${glyphs.bullet} ${format(title)}`, BOLD), ...eliminatedSpans],
      ref: `faction:${faction}`,
    },
    ...(pointsNeeded === null
      ? rivalRows(view, context, seat, width)
      : [
          labelled(format(say('board.conquest')), [
            span(format(say('board.of', { have: points, need: pointsNeeded })), { tone: 'conquest', bold: true }),
            span(` ${progressBar(glyphs, points, pointsNeeded, 8)} `, { tone: 'conquest' }),
            span(format(say('board.next', { count: pointsToCome(view, seat.seat) }))),
          ]),
        ]),
    ...(isLow && pointsNeeded !== null ? [othersRow(view, context, seat, width)] : []),
    labelled(format(say('board.objective')), [
      span(format(objectiveWords(faction, objective)), {
        bold: true,
        tone: isReached ? 'good' : 'text',
      }),
      span(isReached ? ` ${glyphs.yes} ` : ' '),
      span(counts, MUTED),
    ]),
    // During a payment its lines are more important.
    ...(isLow && view.payment !== null
      ? []
      : paragraph(format(say(`faction.${faction}.objective`)), width - LABEL, MUTED)
    ).map(line => labelled('', line)),
    ...(view.outcome === null ? [] : paragraph(format(view.outcome.words), width, BOLD).map(line => ({ line }))),
  ];
}

/** SC-19.3: the text of a seat's progress towards its objective. */
function objectiveWords(faction: FactionId, { have, need }: { readonly have: number; readonly need: number }): Message {
  const objectiveText = say(`board.objective.${FACTIONS[faction].objective.kind}`);
  return say('board.objective.progress', { what: objectiveText, have, need });
}

/** SC-23.1.1: the lines with the remaining opponents and their pieces, if only elimination wins. */
function rivalRows(view: StarCraftView, context: PaneContext, own: SeatView, width: number): Row[] {
  const { format } = context;
  const isTeammate = ({ seat }: SeatView): boolean =>
    view.teams?.some(team => team.includes(seat) && team.includes(own.seat)) ?? seat === own.seat;
  const rivalsLeft = view.seats.filter(seat => !isTeammate(seat) && !seat.eliminated);
  const rivalTexts = rivalsLeft.map(seat => {
    const { bases = 0 } = seat.standing?.figures ?? {};
    return say('board.goal.rival', { seat: { seat: seat.seat }, bases, units: unitsOf(view, seat.seat) });
  });
  const text = format(say(view.teams === null ? 'board.goal.alone' : 'board.goal.team', { rivals: rivalTexts }));
  return paragraph(text, width - LABEL).map((line, place) =>
    labelled(place === 0 ? format(say('board.goal')) : '', line),
  );
}

function unitsOf({ areas }: StarCraftView, seat: number): number {
  return Object.values(areas).reduce((sum, { holder, units }) => sum + (holder === seat ? sumOf(units) : 0), 0);
}

/** The row with the points of the other seats, for a low pane without room for the standings. */
function othersRow({ seats }: StarCraftView, context: PaneContext, own: SeatView, width: number): Row {
  const otherSeats = seats.filter(seat => seat !== own);
  const namedLine = joined(
    otherSeats.map(({ seat, conquestPoints }): Line => [...seatLabel(context, seat), span(` ${conquestPoints}`, BOLD)]),
    ', ',
  );
  const markedLine = joined(
    otherSeats.map(({ seat, conquestPoints }): Line => [markOf(context, seat), span(String(conquestPoints), BOLD)]),
    ' ',
  );
  return labelled(context.format(say('board.others')), LABEL + lineWidth(namedLine) <= width ? namedLine : markedLine);
}

function limitRows(
  { order, phase }: StarCraftView,
  context: PaneContext,
  seat: SeatView,
  width: number,
  isLow: boolean,
): Row[] {
  const { format } = context;
  const { unitBuildLimit, modules, ordersOnBoard, handCount, handLimit, deckCount, discard, supply } = seat;
  const building = order !== null && order.seat === seat.seat && order.order === 'build' && phase === 'execution';
  const text = (
    key: 'build-limit' | 'built' | 'special-orders' | 'cards' | 'events' | 'supply',
    params: Record<string, number>,
  ): string => format(say(`board.limits.${key}`, params));
  const limit = unitBuildLimit + (building && order.special ? 1 : 0);
  const cards = { hand: handCount, limit: handLimit, deck: deckCount, discard: discard.length };
  const keptEventCount = seat.keptEvents.length;
  const pieces = { bases: supply.bases, workers: supply.workers, transports: supply.transports };
  const sheetEntry = (key: 'units' | 'orders' | 'hand' | 'event-cards' | 'left', words: string): Row[] =>
    paragraph(words, width - LABEL).map((line, place) =>
      labelled(place === 0 ? format(say(`board.limits.${key}`)) : '', line),
    );
  return [
    ...sheetEntry(
      'units',
      building ? text('built', { built: order.unitsBuilt, limit }) : text('build-limit', { limit }),
    ),
    ...sheetEntry(
      'orders',
      text('special-orders', { onBoard: ordersOnBoard, special: modules['research-development'] ?? 0 }),
    ),
    ...sheetEntry('hand', text('cards', cards)),
    ...(seat.eventCount + keptEventCount === 0
      ? []
      : sheetEntry('event-cards', text('events', { unread: seat.eventCount, kept: keptEventCount }))),
    ...(isLow ? [] : sheetEntry('left', text('supply', pieces))),
  ];
}
