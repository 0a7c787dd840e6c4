import { BASE_COST } from '../data/costs.ts';
import { FACTION_PIECES } from '../data/factions.ts';
import type { OrderKind } from '../data/factions.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { AREAS } from '../data/planets.ts';
import type { PlanetId } from '../data/planets.ts';
import { latest } from '../../../bots/latest.ts';
import type { SeatView, StarCraftView } from '../view.ts';
import { PlanCache } from './course.ts';
import { bestMoves, applyMoves } from './moves.ts';
import type { MovePlan } from './moves.ts';
import { affords, purseOf, spend } from './purse.ts';
import type { Purse } from './purse.ts';
import { basketFor, canSettle } from './shopping.ts';
import type { Basket, Buyer } from './shopping.ts';
import { boardKey, copySketch, hasBase, mayOrder, putUnit, reachOf, sketchOf, spotsOn } from './sketch.ts';
import type { BoardView, Sketch, Spot } from './sketch.ts';
import { best } from './turn.ts';
import { aimsOf, bestSpotFor, settlingWorth } from './worth.ts';
import type { Aims } from './worth.ts';

/** An order that the bot plans to place. */
export interface Intent {
  readonly planet: PlanetId;
  readonly order: OrderKind;
  readonly special: boolean;
}

/** The number of orders that each seat places in a round (SC-5.1). */
const ORDERS_PER_ROUND = 4;

/** A possible order with its worth; `apply` adds its effect to the working state of planning. */
interface Idea {
  readonly planet: PlanetId;
  readonly order: OrderKind;
  readonly worth: number;
  readonly attack: boolean;
  readonly apply: () => void;
}

/** All properties of a seat that its plan depends on. Orders on the board are not among them. */
type Planner = Buyer & Pick<SeatView, 'seat' | 'unitBuildLimit'>;

/** The working state of planning: the board and the purse after the orders planned so far. */
interface PlanDraft {
  readonly view: BoardView;
  readonly me: Planner;
  readonly aims: Aims;
  readonly legal: readonly PlanetId[];
  readonly sketch: Sketch;
  readonly purse: Purse;
  /** The planets with an own base at the beginning of the round. On other planets no units can be built this round. */
  readonly homes: readonly PlanetId[];
  /** The cached moves of Mobilize orders, by active planet, as far as they are still valid. */
  readonly moves: Map<PlanetId, MovePlan>;
  /** The planets where a Build order is planned; `settled` are the planets where a new base is planned. */
  readonly built: PlanetId[];
  readonly settled: PlanetId[];
  researched: number;
}

/** How an alternative plan must differ from the best one. */
export interface Variation {
  /** The orders with which the plan must begin. */
  readonly first?: readonly Pick<Intent, 'planet' | 'order'>[];
  /** An order that the plan must not contain. */
  readonly without?: Pick<Intent, 'planet' | 'order'>;
  /**
   * The orders that are already on the board. They are executed after all orders that are still to be placed (SC-6.2).
   */
  readonly placed?: readonly Intent[];
}

/**
 * The four orders of a round in the order of execution, ending with those already on the board. The plan depends only
 * on the board, so it is the same in all four planning cycles.
 */
export function planRound(
  view: StarCraftView,
  me: SeatView,
  { first = [], without, placed = placedBy(view, me.seat) }: Variation = {},
): Intent[] {
  const planCache = planCacheOf(view, me);
  const chosen: number[] = [];
  let specialsLeft = (me.modules['research-development'] ?? 0) - placed.filter(({ special }) => special).length;
  const used = { build: [0, 0], mobilize: [0, 0], research: [0, 0] } satisfies Record<OrderKind, number[]>;
  for (const { order, special } of placed) {
    const at = special ? 1 : 0;
    used[order][at] = (used[order][at] ?? 0) + 1;
  }
  const intents: Intent[] = [];
  while (intents.length < ORDERS_PER_ROUND - placed.length) {
    const choices = planCache.after(chosen);
    const open = choices.filter(idea => {
      const [standard = 0, special = 0] = used[idea.order];
      if (without !== undefined && isSame(idea, without)) return false;
      return standard < FACTION_PIECES.standardOrders[idea.order] || (special < 1 && specialsLeft > 0);
    });
    const wanted = first[intents.length];
    const requested = wanted === undefined ? undefined : open.find(one => isSame(one, wanted));
    const idea = requested ?? best(open, ({ worth }) => worth);
    if (idea === null) break;
    const { planet, order, attack } = idea;
    const count = used[order];
    const [standard = 0, special = 0] = count;
    const needsSpecial = standard >= FACTION_PIECES.standardOrders[order];
    const isSpecial =
      specialsLeft > 0 && special < 1 && (needsSpecial || attack || order === 'build' || intents.length >= 2);
    if (isSpecial) specialsLeft -= 1;
    count[isSpecial ? 1 : 0] = (isSpecial ? special : standard) + 1;
    intents.push({ planet, order, special: isSpecial });
    chosen.push(choices.indexOf(idea));
  }
  return [...intents, ...placed];
}

/** A seat's orders on the board whose faces the view shows, planet by planet, each stack from top to bottom. */
export function placedBy(view: StarCraftView, seat: Seat): Intent[] {
  return view.planets.flatMap(({ planet }) =>
    (view.stacks[planet] ?? [])
      .flatMap(({ seat: owner, order, special }) =>
        owner === seat && order !== null ? [{ planet, order, special }] : [],
      )
      .reverse(),
  );
}

/** The size of the cache of plans: enough for a round of all seats. */
const CACHED_ROUNDS = 8;

const cachedPlans = latest<PlanCache<PlanDraft, Idea>>(CACHED_ROUNDS);

/**
 * The cached course of a seat's plans for a round. It stays the same for all questions of planning until the board
 * changes.
 */
function planCacheOf(view: StarCraftView, seat: SeatView): PlanCache<PlanDraft, Idea> {
  const { planets, areas, routes, teams, round, stage, seats } = view;
  const board: BoardView = { planets, areas, routes, teams, round, stage, seats };
  const { pool, unavailable, permanent, resourceCards, faction, supply, buildings, modules } = seat;
  const { unlockedUnits, technologyDeck, seat: number, unitBuildLimit } = seat;
  const me: Planner = {
    ...{ pool, unavailable, permanent, resourceCards, faction, supply, buildings, modules },
    ...{ unlockedUnits, technologyDeck, seat: number, unitBuildLimit },
  };
  return cachedPlans(
    [...boardKey(board, number), ...Object.values(me)],
    () => new PlanCache(() => newDraft(board, me), ideas),
  );
}

function newDraft(view: BoardView, me: Planner): PlanDraft {
  const sketch = copySketch(sketchOf(view, me.seat));
  const aims = aimsOf(view, sketch);
  return {
    view,
    me,
    aims,
    legal: sketch.planets.filter(planet => mayOrder(sketch, planet, me.seat)),
    sketch,
    purse: purseOf(me),
    homes: sketch.planets.filter(planet => hasBase(sketch, planet, me.seat)),
    moves: new Map(),
    built: [],
    settled: [],
    researched: 0,
  };
}

/** All orders with which the bot's round could begin, the best first. */
export function firstIdeas(view: StarCraftView, me: SeatView): Pick<Intent, 'planet' | 'order'>[] {
  return planCacheOf(view, me)
    .after([])
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ planet, order }) => ({ planet, order }));
}

function isSame(one: Pick<Intent, 'planet' | 'order'>, other: Pick<Intent, 'planet' | 'order'>): boolean {
  return one.planet === other.planet && one.order === other.order;
}

function ideas(draft: PlanDraft): Idea[] {
  return draft.legal.flatMap(planet => [
    ...buildIdeas(draft, planet),
    ...baseIdeas(draft, planet),
    ...mobilizeIdeas(draft, planet),
    ...researchIdeas(draft, planet),
  ]);
}

function buildIdeas(draft: PlanDraft, planet: PlanetId): Idea[] {
  const { view, me, aims, sketch, purse, built, homes, settled } = draft;
  if (built.includes(planet) || !homes.includes(planet)) return [];
  // An additional base is worth more than other purchases for the same price.
  const savesForBase = settled.length === 0 && aims.basesLeft > 0 && draft.legal.some(there => !homes.includes(there));
  const basket = basketFor(
    {
      view,
      me,
      sketch,
      aims,
      planet,
      unitsLeft: me.unitBuildLimit,
      reserved: savesForBase ? 1 : 0,
      goals: [],
      sheet: { building: built.length === 0, module: built.length === 0 },
    },
    purse,
  );
  const bought = basket.wishes.reduce(
    (sum, { cost, what }) => sum + (what === 'reserve' ? 0 : cost.minerals + cost.gas),
    0,
  );
  if (bought === 0) return [];
  const worth = 1.6 * bought + (built.length === 0 ? 1 : 0);
  return [{ planet, order: 'build', worth, attack: false, apply: () => applyBasket(draft, planet, basket) }];
}

function applyBasket(draft: PlanDraft, planet: PlanetId, { wishes }: Basket): void {
  const { sketch, aims, me } = draft;
  for (const { cost, unit, route, what } of wishes) {
    if (what === 'reserve') continue;
    spend(draft.purse, cost);
    const way = sketch.ways.find(({ id }) => id === route);
    if (way !== undefined) way.transports = [...way.transports, me.seat];
    if (unit === undefined) continue;
    const spot = bestSpotFor(sketch, aims, openSpots(sketch, planet, me.seat), unit);
    if (spot !== null) putUnit(spot, unit, me.seat);
  }
  draft.built.push(planet);
  dropCachedMoves(draft, [planet]);
}

/** The areas of a planet where `seat` can put a unit: friendly or empty ones with room. */
export function openSpots(sketch: Sketch, planet: PlanetId, seat: number): Spot[] {
  return spotsOn(sketch, planet).filter(
    ({ area, holder, base, units }) =>
      (holder === null || holder === seat) && (base === null || base === seat) && units.length < AREAS[area].unitLimit,
  );
}

/** The idea to build a base on a planet with own units and no own base, as a list; empty if this is not possible. */
function baseIdeas(draft: PlanDraft, planet: PlanetId): Idea[] {
  const { aims, sketch, purse, settled, me } = draft;
  if (settled.length >= aims.basesLeft || !canSettle(sketch, aims, planet) || !affords(purse, BASE_COST)) return [];
  const spot = bestBaseSpot(sketch, planet, me.seat);
  if (spot === null) return [];
  const worth = 3 + 1.3 * settlingWorth(sketch, aims, planet);
  const apply = (): void => {
    spend(draft.purse, BASE_COST);
    spot.base = me.seat;
    settled.push(planet);
    dropCachedMoves(draft, [planet]);
  };
  return [{ planet, order: 'build', worth, attack: false, apply }];
}

/**
 * The best area for a base on a planet: one with conquest points, because a base holds its area permanently. `null` if
 * there is none.
 */
export function bestBaseSpot(sketch: Sketch, planet: PlanetId, seat: number): Spot | null {
  return best(spotsOn(sketch, planet), ({ area, holder, base, units }) => {
    if (holder !== seat || base !== null) return null;
    const { yields, amount, unitLimit } = AREAS[area];
    return (yields === 'conquest' ? 10 * amount : 0) + units.length + 0.1 * unitLimit;
  });
}

function mobilizeIdeas(draft: PlanDraft, planet: PlanetId): Idea[] {
  const { sketch, aims, moves } = draft;
  const plan = moves.get(planet) ?? bestMoves(sketch, aims, planet, false);
  moves.set(planet, plan);
  if (plan.moves.length === 0) return [];
  const apply = (): void => {
    applyMoves(sketch, aims.seat, plan);
    const touched = plan.moves.flatMap(({ from, to }) => [AREAS[from].planet, AREAS[to].planet]);
    dropCachedMoves(draft, touched);
  };
  return [{ planet, order: 'mobilize', worth: plan.gain, attack: plan.attacked !== null, apply }];
}

/**
 * Removes cached moves that are no longer valid: those of `touched` planets and of planets that units could reach from
 * there.
 */
function dropCachedMoves({ moves, sketch, aims }: PlanDraft, touched: readonly PlanetId[]): void {
  for (const planet of [...moves.keys()]) {
    if ([planet, ...reachOf(sketch, planet, aims.seat)].some(there => touched.includes(there))) moves.delete(planet);
  }
}

/**
 * The idea to give a Research order on a planet with a base. It always brings cards and an event, and a technology if
 * there is money.
 */
function researchIdeas(draft: PlanDraft, planet: PlanetId): Idea[] {
  const { homes, purse, researched } = draft;
  if (!homes.includes(planet)) return [];
  const money = Math.min(3, purse.workers, purse.gas + purse.minerals);
  const worth = (1.2 + 0.5 * money) / (1 + researched);
  const apply = (): void => {
    draft.researched += 1;
    spend(draft.purse, { minerals: Math.min(1, purse.minerals), gas: Math.min(1, purse.gas) });
  };
  return [{ planet, order: 'research', worth, attack: false, apply }];
}
