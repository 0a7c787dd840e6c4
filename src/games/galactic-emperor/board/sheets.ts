import { MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { labelled, layOut, painterOf, rows } from '../../../boards/document.ts';
import type { Block, Document, Row } from '../../../boards/document.ts';
import { isLit, seatLabel } from '../../../boards/naming.ts';
import type { PaneContext, PaneSize } from '../../../boards/pane.ts';
import { oursOf, RECONSTRUCTED } from '../../../boards/inspected.ts';
import { ROLE_IDS } from '../data/roles.ts';
import { GOODS } from '../data/set-up.ts';
import { CENTRE } from '../data/spaces.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import { boxOf, faceOf, isBlackHole } from '../state/board.ts';
import { ownerOf } from '../state/seats.ts';
import { emperorBook } from '../text/book.ts';
import { goodName, roleName, say, technologyName, tileName } from '../text/say.ts';
import type { EmperorView } from '../view.ts';
import { faceSpan, blackHoleSpan, printedYields } from './galaxy.ts';
import { seatTables } from './seat-table.ts';

const MIN_BLOCK_WIDTH = 36;

/** The pane with all that players have, one row for each if the width allows. */
export const seatsPane = painterOf((view: EmperorView, size: PaneSize, context: PaneContext): Document =>
  layOut(size, MIN_BLOCK_WIDTH, width => seatTables(view, context, width)),
);

/** The pane with the role cards and who picked them, the market, the face-up tiles, and the technologies on offer. */
export const rolesPane = painterOf((view: EmperorView, size: PaneSize, context: PaneContext): Document =>
  layOut(size, MIN_BLOCK_WIDTH, () => [
    rolesBlock(view, context),
    marketBlock(view, context),
    rowBlock(view, context),
    technologiesBlock(view, context),
    ...marksBlock(view, context),
  ]),
);

function rolesBlock(view: EmperorView, context: PaneContext): Block {
  const { format } = context;
  const cards = ROLE_IDS.map(role => {
    const rolePick = view.picks.find(one => one.role === role);
    const pickSpans: Line =
      rolePick !== undefined
        ? seatLabel(context, rolePick.seat)
        : [span(format(say(view.offer.includes(role) ? 'board.on-offer' : 'board.not-on-offer')), MUTED)];
    const ref = `role:${role}` as const;
    return { ref, row: labelled(format(roleName(role)), [span(' '), ...pickSpans], isLit(context, ref), ref) };
  });
  const throneLine: Line =
    view.throne === null ? [span(format(say('board.throne.aside')))] : seatLabel(context, view.throne);
  return {
    title: format(say('board.roles')),
    rows: [
      ...cards.map(({ row }) => row),
      labelled(format(say('board.throne')), throneLine, isLit(context, 'throne:throne'), 'throne:throne'),
      labelled(format(say('board.direction')), [
        span(format(say(view.direction === 1 ? 'direction.clockwise' : 'direction.counter-clockwise'))),
      ]),
    ],
  };
}

function marketBlock(view: EmperorView, { format }: PaneContext): Block {
  const pricesNow = view.prices === null ? say('board.price.none') : say('board.price.now', { ...view.prices });
  const { prices } = boxOf(view);
  return {
    title: format(say('board.market')),
    rows: rows(
      [span(format(pricesNow), { bold: true })],
      ...GOODS.map((good): Line => {
        const isReconstructed =
          view.options.box?.prices === undefined && oursOf(emperorBook, `market:${good}`).has('prices');
        const priceText = format(say('board.price', { good: goodName(good), prices: prices[good].join(' ') }));
        return [span(isReconstructed ? `${priceText} ${RECONSTRUCTED}` : priceText, MUTED)];
      }),
    ),
  };
}

function rowBlock(view: EmperorView, context: PaneContext): Block {
  const { format } = context;
  const tiles = view.row.map((tile): Row => {
    const ref = `tile:${tile}` as const;
    const face = faceOf(view, tile);
    const kindSign = tile === 'black-hole' ? blackHoleSpan(context) : faceSpan(context, face);
    const line = [span(`${format(tileName(tile))} `), kindSign, span(' '), ...printedYields(context, face)];
    return { line, marked: isLit(context, ref), ref };
  });
  const topTileRows: readonly Row[] =
    view.top === null
      ? []
      : [labelled(format(say('board.top')), [span(format(tileName(view.top)))], false, `tile:${view.top}`)];
  return {
    title: format(say('board.row')),
    rows: [
      ...(tiles.length > 0 ? tiles : rows([span(format(say('board.row.empty')), MUTED)])),
      labelled(format(say('board.stack')), [span(format(say('board.stack.count', { count: view.stack.length })))]),
      ...topTileRows,
    ],
  };
}

function technologiesBlock(view: EmperorView, context: PaneContext): Block {
  const { format } = context;
  // A Black Hole ends the sale of technologies (GE-5.2).
  if (isBlackHole(view, CENTRE)) return { title: format(say('board.technologies.gone')), rows: [] };
  const { technologies } = boxOf(view);
  const availableTechnologies = TECHNOLOGY_IDS.filter(id => ownerOf(view, id) === null && !view.gone.includes(id));
  return {
    title: format(say('board.technologies')),
    rows: availableTechnologies.map((technology): Row => {
      const ref = `technology:${technology}` as const;
      const price = format(say('inspect.energy', { count: technologies[technology] }));
      const isReconstructed = view.options.box?.technologies === undefined && oursOf(emperorBook, ref).has('cost');
      return {
        line: [
          span(format(technologyName(technology))),
          span(` ${price}${isReconstructed ? ` ${RECONSTRUCTED}` : ''}`, MUTED),
        ],
        marked: isLit(context, ref),
        ref,
      };
    }),
  };
}

/**
 * The explanation of the mark after prices and costs that are our own reconstruction (GE-15); empty if there are none.
 */
function marksBlock({ options }: EmperorView, { format }: PaneContext): readonly Block[] {
  if (options.box?.prices !== undefined && options.box.technologies !== undefined) return [];
  const line: Line = [span(format(say('board.reconstructed', { mark: RECONSTRUCTED })), MUTED)];
  return [{ title: '', rows: rows(line) }];
}
