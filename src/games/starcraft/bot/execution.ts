import { BASE_COST } from '../data/costs.ts';
import type { OrderKind } from '../data/factions.ts';
import type { PlanetId } from '../data/planets.ts';
import type { TokenView } from '../view.ts';
import { bestMoves, bestMovesNow } from './moves.ts';
import { affords, purseOf } from './purse.ts';
import { basketFor, canSettle } from './shopping.ts';
import type { Site } from './shopping.ts';
import { hasBase, hasUnit, sketchOf } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import { bestOffer } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';
import { aimsOf } from './worth.ts';
import type { Aims } from './worth.ts';

/** One of the bot's orders on the board. */
interface OwnOrder {
  readonly planet: PlanetId;
  readonly order: OrderKind;
  readonly special: boolean;
}

/** The bot's orders on the board, whether on top of a stack or covered. */
function ownOrders({ view, seat }: BotTurn): OwnOrder[] {
  return view.planets.flatMap(({ planet }) =>
    (view.stacks[planet] ?? []).flatMap(({ seat: owner, order, special }: TokenView) =>
      owner === seat && order !== null ? [{ planet, order, special }] : [],
    ),
  );
}

/**
 * SC-6.2: the bot chooses the order to execute. It first builds bases where units are waiting, since they are cheap and
 * it can still pay for them. Then it builds, researches and moves the new units. Useless orders come last.
 */
export const order: Strategy = turn => {
  const { view, seat } = turn;
  const sketch = sketchOf(view, seat);
  const aims = aimsOf(view, sketch);
  const open = ownOrders(turn).filter(({ planet }, at, all) => {
    const top = view.stacks[planet]?.at(-1);
    return top?.seat === seat && all.findLastIndex(other => other.planet === planet) === at;
  });
  return bestOffer(
    turn,
    open,
    ({ planet }) => `order:${planet}`,
    own => urgency(turn, sketch, aims, own),
  );
};

function urgency(turn: BotTurn, sketch: Sketch, aims: Aims, { planet, order: kind, special }: OwnOrder): number {
  const { me, seat } = turn;
  switch (kind) {
    case 'build': {
      if (hasBase(sketch, planet, seat)) return hasWishes(turn, sketch, aims, planet) ? 10 : 0.5;
      if (canSettle(sketch, aims, planet)) return affords(purseOf(me), BASE_COST) ? 12 : -1;
      return -2;
    }
    case 'mobilize': {
      const { gain } = bestMoves(sketch, aims, planet, special);
      return gain > 0 ? 3 + gain : -1;
    }
    case 'research':
      return hasBase(sketch, planet, seat) ? 5 : -1;
  }
}

function hasWishes(turn: BotTurn, sketch: Sketch, aims: Aims, planet: PlanetId): boolean {
  return basketFor(siteOn(turn, sketch, aims, planet)).wishes.some(({ what }) => what !== 'reserve');
}

/** The facts about a current or future Build order on `planet`, including what else the round's money is needed for. */
export function siteOn(turn: BotTurn, sketch: Sketch, aims: Aims, planet: PlanetId): Site {
  const { view, me, seat } = turn;
  const pending = ownOrders(turn);
  const running = view.order?.seat === seat && view.order.planet === planet ? view.order : null;
  const goals = pending.flatMap(own => (own.order === 'mobilize' ? [own.planet] : []));
  const bases = pending.filter(
    own =>
      own.order === 'build' &&
      own.planet !== planet &&
      !hasBase(sketch, own.planet, seat) &&
      (hasUnit(sketch, own.planet, seat) || goals.includes(own.planet)),
  );
  const extra = (running?.special ?? false) ? 1 : 0;
  return {
    view,
    me,
    sketch,
    aims,
    planet,
    unitsLeft: me.unitBuildLimit + extra - (running?.unitsBuilt ?? 0),
    reserved: Math.min(bases.length + (canSettle(sketch, aims, planet) ? 1 : 0), aims.basesLeft),
    goals,
    sheet: { building: true, module: true },
  };
}

/** SC-6.2: the bot exchanges an order without effect for an Event card. */
export const choice: Strategy = turn => {
  const { view, me, seat } = turn;
  const { order: running } = view;
  const own = running ?? null;
  if (own === null) return 'execute';
  const sketch = sketchOf(view, seat);
  const aims = aimsOf(view, sketch);
  const { planet, special } = own;
  switch (own.order) {
    case 'build': {
      const settles = canSettle(sketch, aims, planet) && affords(purseOf(me), BASE_COST);
      const buys = hasBase(sketch, planet, seat) && hasWishes(turn, sketch, aims, planet);
      return settles || buys ? 'execute' : 'event-card';
    }
    case 'mobilize':
      return bestMovesNow(view, { seat, planet, special }).moves.length > 0 ? 'execute' : 'event-card';
    case 'research':
      return hasBase(sketch, planet, seat) ? 'execute' : 'event-card';
  }
};
