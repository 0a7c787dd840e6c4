import { MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { labelled, layOut, painterOf, rows } from '../../../boards/document.ts';
import type { Block, Document, Row } from '../../../boards/document.ts';
import { isLit, markOf, nameOf, seatLabel } from '../../../boards/naming.ts';
import type { PaneContext, PaneSize } from '../../../boards/board.ts';
import { ROLE_IDS } from '../data/roles.ts';
import { GOODS } from '../data/set-up.ts';
import { SHIP_KINDS } from '../data/ships.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { boxOf, controlledBy, faceOf, planetsOf } from '../state/board.ts';
import { shipReserve, tokenReserve } from '../state/pieces.ts';
import { ownerOf } from '../state/seats.ts';
import { goodName, roleName, say, technologyName, tileName } from '../text/say.ts';
import type { EmperorView, SeatView } from '../view.ts';
import { faceSpan, holeSpan, printedYields } from './galaxy.ts';
import { seatTable } from './seat-table.ts';
import { shipLetters } from './ship-letters.ts';

const NARROWEST = 36;

/** What every player has. */
export const seatsPane = painterOf((view: EmperorView, size: PaneSize, context: PaneContext): Document =>
  layOut(size, NARROWEST, width => [
    seatTable(view, context, width),
    ...view.seats.map((owner, seat) => seatBlock(view, context, owner, seat)),
  ]),
);

function seatBlock(view: EmperorView, context: PaneContext, owner: SeatView, seat: number): Block {
  const { format } = context;
  const { metal, energy, marks, points } = owner;
  const reserve = Object.fromEntries(SHIP_KINDS.map(kind => [kind, shipReserve(view, seat, kind)]));
  const { fighter = 0, cruiser = 0, dreadnought = 0 } = reserve;
  const planets = { planets: planetsOf(view, seat), sectors: controlledBy(view, seat).length };
  const title = owner.out ? `${nameOf(context, seat)}, ${format(say('board.given-up'))}` : nameOf(context, seat);
  const lit = isLit(context, `seat:${seat}`);
  return {
    title,
    rows: [
      labelled(
        format(say('board.points')),
        [markOf(context, seat), span(` ${points ?? format(say('board.hidden'))}`, { bold: true })],
        lit,
        `seat:${seat}`,
      ),
      labelled(format(say('board.storage')), [span(format(say('board.goods', { metal, energy, marks })))]),
      labelled(format(say('board.planets')), [span(format(say('board.planets.of', planets)))]),
      labelled(format(say('board.reserve')), [
        span(
          [
            format(say('board.tokens', { count: tokenReserve(view, seat) })),
            ...(fighter + cruiser + dreadnought > 0 ? [shipLetters({ fighter, cruiser, dreadnought }, ' ')] : []),
          ].join(', '),
        ),
      ]),
      ...owner.technologies.map(technology => technologyRow(view, context, technology)),
    ],
  };
}

function technologyRow(view: EmperorView, context: PaneContext, technology: TechnologyId): Row {
  const { format } = context;
  const name = technologyName(technology);
  const words = view.blocked.includes(technology)
    ? say('board.blocked', { technology: name })
    : view.used.includes(technology)
      ? say('board.used', { technology: name })
      : name;
  const ref = `technology:${technology}` as const;
  return labelled(format(say('board.technology')), [span(format(words))], isLit(context, ref), ref);
}

/** The role cards with who picked what, the market, the row of tiles, and the technologies on offer. */
export const rolesPane = painterOf((view: EmperorView, size: PaneSize, context: PaneContext): Document =>
  layOut(size, NARROWEST, () => [
    rolesBlock(view, context),
    marketBlock(view, context),
    rowBlock(view, context),
    technologiesBlock(view, context),
  ]),
);

function rolesBlock(view: EmperorView, context: PaneContext): Block {
  const { format } = context;
  const cards = ROLE_IDS.map(role => {
    const pick = view.picks.find(one => one.role === role);
    const state: Line =
      pick !== undefined
        ? seatLabel(context, pick.seat)
        : [span(format(say(view.offer.includes(role) ? 'board.on-offer' : 'board.not-on-offer')), MUTED)];
    const ref = `role:${role}` as const;
    return { ref, row: labelled(format(roleName(role)), [span(' '), ...state], isLit(context, ref), ref) };
  });
  const throne: Line =
    view.throne === null ? [span(format(say('board.throne.aside')))] : seatLabel(context, view.throne);
  return {
    title: format(say('board.roles')),
    rows: [
      ...cards.map(({ row }) => row),
      labelled(format(say('board.throne')), throne, isLit(context, 'throne:throne'), 'throne:throne'),
      labelled(format(say('board.direction')), [
        span(format(say(view.direction === 1 ? 'direction.clockwise' : 'direction.counter-clockwise'))),
      ]),
    ],
  };
}

function marketBlock(view: EmperorView, { format }: PaneContext): Block {
  const now = view.prices === null ? say('board.price.none') : say('board.price.now', { ...view.prices });
  const { prices } = boxOf(view);
  return {
    title: format(say('board.market')),
    rows: rows(
      [span(format(now), { bold: true })],
      ...GOODS.map((good): Line => [
        span(format(say('board.price', { good: goodName(good), prices: prices[good].join(' ') })), MUTED),
      ]),
    ),
  };
}

function rowBlock(view: EmperorView, context: PaneContext): Block {
  const { format } = context;
  const tiles = view.row.map((tile): Row => {
    const ref = `tile:${tile}` as const;
    const face = faceOf(view, tile);
    const sort = tile === 'black-hole' ? holeSpan(context) : faceSpan(context, face);
    const line = [span(`${format(tileName(tile))} `), sort, span(' '), ...printedYields(context, face)];
    return { line, marked: isLit(context, ref), ref };
  });
  const top: readonly Row[] =
    view.top === null
      ? []
      : [labelled(format(say('board.top')), [span(format(tileName(view.top)))], false, `tile:${view.top}`)];
  return {
    title: format(say('board.row')),
    rows: [
      ...(tiles.length > 0 ? tiles : rows([span(format(say('board.row.empty')), MUTED)])),
      labelled(format(say('board.stack')), [span(format(say('board.stack.count', { count: view.stack.length })))]),
      ...top,
    ],
  };
}

function technologiesBlock(view: EmperorView, context: PaneContext): Block {
  const { format } = context;
  const { technologies } = boxOf(view);
  const free = TECHNOLOGY_IDS.filter(id => ownerOf(view, id) === null && !view.gone.includes(id));
  return {
    title: format(say('board.technologies')),
    rows: free.map((technology): Row => {
      const ref = `technology:${technology}` as const;
      const price = format(say('inspect.energy', { count: technologies[technology] }));
      return {
        line: [span(format(technologyName(technology))), span(` ${price}`, MUTED)],
        marked: isLit(context, ref),
        ref,
      };
    }),
  };
}
