import type { Glyphs } from '../../../boards/drawing/glyphs.ts';
import type { ToneName } from '../../../boards/drawing/style.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { RESOURCES } from '../data/costs.ts';
import type { Resource } from '../data/costs.ts';
import { PERMANENT_RESOURCES } from '../data/factions.ts';
import { AREAS } from '../data/planets.ts';
import { workersPlacedAt, stillDue } from '../state/resources.ts';
import { routeMessage } from '../state/route-words.ts';
import type { PayingPlace, Purchase } from '../state/orders.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { areaName, say, unitName } from '../text/say.ts';
import type { SeatView, StarCraftView } from '../view.ts';
import { LABEL, labelled } from '../../../boards/document.ts';
import type { Row } from '../../../boards/document.ts';
import { BOLD, MUTED, lineWidth, paragraph, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { isLit } from '../../../boards/naming.ts';
import { priceText } from './naming.ts';

const PLACE_NAME_WIDTH = 16;
const MAX_WORKER_DOTS = 15;
/** The width of the pane from which workers are shown one by one. */
const MIN_WIDE_WIDTH = 46;

/** A bar of at most `width` cells that shows `currentAmount` out of `neededAmount`. */
export function progressBar(
  { barFull, barEmpty }: Glyphs,
  currentAmount: number,
  neededAmount: number,
  width: number,
): string {
  const barLength = Math.min(width, Math.max(0, neededAmount));
  const fullLength =
    neededAmount <= 0 ? 0 : Math.max(0, Math.min(barLength, Math.round((currentAmount / neededAmount) * barLength)));
  return barFull.repeat(fullLength) + barEmpty.repeat(barLength - fullLength);
}

/** The rows of the workers in the pool, and of those that come back in the next regrouping. */
export function workerRows({ format, glyphs }: PaneContext, { pool, unavailable }: SeatView, width: number): Row[] {
  const dots = (workerSign: string, count: number): string =>
    count > MAX_WORKER_DOTS || width < MIN_WIDE_WIDTH ? '' : `${workerSign.repeat(count)} `;
  return [
    labelled(format(say('board.workers')), [
      span(format(say('board.pool', { count: pool })), BOLD),
      span(` ${dots(glyphs.worker, pool)}`, { tone: 'good' }),
      span(
        ` ${format(say('board.unavailable', { count: unavailable }))} ${dots(glyphs.workerAway, unavailable)}`,
        MUTED,
      ),
    ]),
  ];
}

/**
 * The rows of permanent resources and Resource cards with the workers on each. Workers of a payment in progress are
 * half blocks.
 */
export function resourceRows(view: StarCraftView, context: PaneContext, seat: SeatView, width: number): Row[] {
  return RESOURCES.flatMap(resource => {
    const permanentPlace: PayingPlace = resource === 'mineral' ? 'permanent-mineral' : 'permanent-gas';
    const cards = seat.resourceCards.filter(({ area }) => AREAS[area].yields === resource);
    return [
      placeRow(view, context, seat, { resource, place: permanentPlace, workers: seat.permanent[resource] }, width),
      ...cards.map(({ area, workers }) => placeRow(view, context, seat, { resource, place: area, workers }, width)),
    ];
  });
}

/** A place where workers gather resources, and the number of workers there. */
interface WorkerPlace {
  readonly resource: Resource;
  readonly place: PayingPlace;
  readonly workers: number;
}

function placeRow(
  view: StarCraftView,
  context: PaneContext,
  seat: SeatView,
  { resource, place, workers }: WorkerPlace,
  width: number,
): Row {
  const { format, glyphs } = context;
  const isPermanent = place === 'permanent-mineral' || place === 'permanent-gas';
  const workerLimit = isPermanent ? PERMANENT_RESOURCES[resource] : AREAS[place].amount;
  const depletion = isPermanent ? 'none' : (view.areas[place]?.depletion ?? 'none');
  const payingWorkers = isPayingNow(view, seat) && view.payment !== null ? workersPlacedAt(view.payment, place) : 0;
  const freeWorkerPlaces = Math.max(0, workerLimit - workers - payingWorkers);
  const name = isPermanent ? format(say('board.permanent')) : format(areaName(place));
  const resourceTone: ToneName = resource;
  const workersPart: Line = [
    span(name + ' '.repeat(Math.max(1, PLACE_NAME_WIDTH - widthOf(name)))),
    span(`${workers + payingWorkers}/${workerLimit} `, BOLD),
    span(glyphs.barFull.repeat(workers), { tone: resourceTone }),
    span(glyphs.barHalf.repeat(payingWorkers), { tone: 'warning', bold: true }),
    span(glyphs.barEmpty.repeat(freeWorkerPlaces), { tone: resourceTone }),
  ];
  const state = depletion === 'none' ? '' : ` ${format(say(`board.card.${depletion}`))}`;
  const fitsLine = LABEL + lineWidth(workersPart) + widthOf(state) <= width;
  const depletionMark = fitsLine || depletion === 'none' ? state : ` ${format(say(`board.depletion.${depletion}`))}`;
  const line = [...workersPart, span(depletionMark, { tone: 'warning' })];
  const label = isPermanent ? format(say(`board.resource.${resource}`)) : '';
  if (isPermanent) return labelled(label, line);
  return labelled(label, line, isLit(context, `area:${place}`), `area:${place}`);
}

/** The rows of the payment in progress: the purchase, and what is still due. */
export function paymentRows(view: StarCraftView, context: PaneContext, seat: SeatView, width: number): Row[] {
  const { payment } = view;
  if (payment === null || !isPayingNow(view, seat)) return [];
  const { format } = context;
  const amountDue = { minerals: stillDue(payment, 'mineral'), gas: stillDue(payment, 'gas') };
  const isPaid = amountDue.minerals <= 0 && amountDue.gas <= 0;
  const paymentText = format(
    say(isPaid ? 'board.paying.done' : 'board.paying', {
      what: purchaseName(view, seat, payment.purchase),
      cost: priceText(context, payment.cost),
      due: priceText(context, amountDue),
    }),
  );
  const [first = [], ...others] = paragraph(paymentText, width - LABEL, { tone: 'warning', bold: true });
  return [labelled(format(say('board.paying.label')), first), ...others.map(line => labelled('', line))];
}

/**
 * Whether this seat is paying. Only one seat pays at a time: the one whose order is carried out, otherwise the one that
 * is asked.
 */
function isPayingNow({ order, payment }: StarCraftView, { seat }: SeatView): boolean {
  return payment !== null && (order === null || order.seat === seat);
}

function purchaseName({ routes }: StarCraftView, { buildings }: SeatView, purchase: Purchase): Message {
  switch (purchase.buy) {
    case 'worker':
      return say('piece.worker');
    case 'transport': {
      const route = routes.find(({ id }) => id === purchase.route);
      return route === undefined ? say('piece.transport') : say('purchase.transport', { route: routeMessage(route) });
    }
    case 'unit':
      return say('purchase.unit', { unit: unitName(purchase.unit), area: areaName(purchase.area) });
    case 'building':
      return say('building.level', {
        building: say(`building.${purchase.building}`),
        level: (buildings[purchase.building] ?? 0) + 1,
      });
    case 'module':
      return say(`module.${purchase.module}`);
    case 'base':
      return say('purchase.base', { area: areaName(purchase.area) });
    case 'technology':
      return say(`technology.${purchase.technology}`);
  }
}
