import { BUILDINGS } from '../data/buildings.ts';
import type { BuildingId } from '../data/buildings.ts';
import { CARDS } from '../data/cards.ts';
import { BASE_COST, TRANSPORT_COST, WORKER_COST } from '../data/costs.ts';
import type { Cost } from '../data/costs.ts';
import { FACTIONS } from '../data/factions.ts';
import { MODULES } from '../data/modules.ts';
import type { ModuleId } from '../data/modules.ts';
import type { PlanetId } from '../data/planets.ts';
import { RACES } from '../data/races.ts';
import type { Race } from '../data/races.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/technologies.ts';
import { UNITS } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import type { RouteId } from '../state/route-id.ts';
import type { SeatView, StarCraftView } from '../view.ts';
import { affords, purseOf, spend, usefulWorkersOf, workersOf } from './purse.ts';
import type { Purse, Workers } from './purse.ts';
import { farEnd, hasBase, hasUnit, isAlliedSpot, isEnemySpot, reachOf, roomIn, spotsOn } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import { powerOf, worthOfAll } from './strength.ts';
import { best } from './turn.ts';
import { planetWorth } from './worth.ts';
import type { Aims } from './worth.ts';

/** A purchase that the bot wants in a Build order: the id of its option, its price and its kind. */
export interface Wish {
  readonly id: string;
  readonly cost: Cost;
  readonly what: 'worker' | 'transport' | 'unit' | 'building' | 'module' | 'reserve';
  readonly unit?: UnitType;
  readonly route?: RouteId;
}

/** The building levels that the bot wants, in this order. Buildings for assist units come late. */
const WANTED_BUILDINGS: Readonly<Record<Race, readonly BuildingId[]>> = {
  terran: ['barracks', 'factory', 'factory', 'starport', 'factory', 'starport', 'starport', 'barracks'],
  protoss: ['gateway', 'stargate', 'robotics-facility', 'stargate', 'stargate', 'gateway'],
  zerg: ['spawning-pool', 'spire', 'queens-nest', 'spire', 'spawning-pool', 'queens-nest'],
};

/** The maximum number of workers bought in one round; more would leave too little money for other things. */
const MAX_WORKERS_PER_ROUND = 2;

/** The modules that the bot wants, in this order, by race. */
const WANTED_MODULES: Readonly<Record<Race, readonly ModuleId[]>> = {
  terran: ['supply', 'supply', 'research-development', 'supply', 'air-support'],
  protoss: ['supply', 'supply', 'research-development', 'supply', 'air-support'],
  zerg: ['research-development', 'air-support', 'research-development'],
};

/** The purchases for a Build order that the bot can pay for, the most urgent first. */
export interface Basket {
  readonly wishes: readonly Wish[];
  /** The purse after all purchases. */
  readonly purse: Purse;
}

/** All properties of a seat that its purchases depend on. */
export type Buyer = Workers &
  Pick<SeatView, 'faction' | 'supply' | 'buildings' | 'modules' | 'unlockedUnits' | 'technologyDeck'>;

/** The facts about a planned or current Build order. */
export interface Site {
  readonly view: Pick<StarCraftView, 'round'>;
  readonly me: Buyer;
  readonly sketch: Sketch;
  readonly aims: Aims;
  readonly planet: PlanetId;
  /** The number of units that the order may still build. */
  readonly unitsLeft: number;
  /** The number of bases that other orders of this round still have to pay for. */
  readonly reserved: number;
  /** The planets to which units should be moved this round. */
  readonly goals: readonly PlanetId[];
  /** Whether the order may still buy a building and a module. */
  readonly sheet: { readonly building: boolean; readonly module: boolean };
}

/** Chooses the purchases for a planet with a base that the purse can pay for. */
export function basketFor(site: Site, purse: Purse = purseOf(site.me)): Basket {
  const wishes: Wish[] = [];
  const left = { ...purse };
  const addWish = (wish: Wish | null): boolean => {
    if (wish === null || !affords(left, wish.cost)) return false;
    spend(left, wish.cost);
    wishes.push(wish);
    return true;
  };
  for (let count = 0; count < site.reserved; count += 1) addWish({ id: '', what: 'reserve', cost: BASE_COST });
  const workers = workersWanted(site);
  addWish(transportWish(site));
  if (workers > 0) addWish(workerWish());
  const [first, ...others] = unitWishes(site, left);
  addWish(first ?? null);
  addWish(site.sheet.module ? moduleWish(site) : null);
  if (site.me.faction !== null && FACTIONS[site.me.faction].race === 'zerg') addWish(buildingWish(site));
  for (const wish of others.slice(0, 2)) addWish(wish);
  if (!wishes.some(({ what }) => what === 'building')) addWish(buildingWish(site));
  for (const wish of others.slice(2)) addWish(wish);
  if (workers > 1) addWish(workerWish());
  return { wishes, purse: left };
}

function workersWanted({ me, view }: Site): number {
  if (me.supply.workers === 0) return 0;
  // A worker pays for itself in two rounds if there is a place for it. New bases need additional workers.
  const wanted = Math.min(usefulWorkersOf(me) + (view.round <= 2 ? 1 : 0), 14);
  // Unavailable workers have been bought in this round. They count, since the basket is filled again after each
  // purchase.
  return Math.min(wanted - workersOf(me), me.supply.workers, MAX_WORKERS_PER_ROUND - me.unavailable);
}

function workerWish(): Wish {
  return { id: 'worker', what: 'worker', cost: WORKER_COST };
}

/**
 * The wish for a transport to a planet in `goals`, otherwise to the planet with the greatest gain; `null` if none is
 * useful.
 */
function transportWish({ me, sketch, aims, planet, goals }: Site): Wish | null {
  if (me.supply.transports === 0) return null;
  const { seat } = aims;
  const reached = reachOf(sketch, planet, seat);
  const route = best(
    sketch.ways.filter(({ ends, transports }) => ends.includes(planet) && !transports.includes(seat)),
    ({ ends }) => {
      const [there] = farEnd(ends, planet);
      if (there === undefined || there === planet || reached.includes(there)) return null;
      if (goals.includes(there)) return 100;
      const planetGain = freeAreasWorth(sketch, aims, there) + attackWorth(sketch, aims, planet, there);
      return reached.length === 0 || planetGain > 4 ? planetGain : null;
    },
  );
  return route === null
    ? null
    : { id: `transport:${route.id}`, what: 'transport', cost: TRANSPORT_COST, route: route.id };
}

/** The worth of holding all free areas of a planet. */
function freeAreasWorth(sketch: Sketch, aims: Aims, planet: PlanetId): number {
  const before = planetWorth(sketch, aims, planet);
  const free = spotsOn(sketch, planet).filter(({ holder, base }) => holder === null && base === null);
  for (const spot of free) spot.holder = aims.seat;
  const after = planetWorth(sketch, aims, planet);
  for (const spot of free) spot.holder = null;
  return after - before;
}

/**
 * The worth of a transport for attacks from one planet on the other. It compares the own units with the weakest enemy
 * group there.
 */
function attackWorth(sketch: Sketch, { seat, hunger }: Aims, from: PlanetId, to: PlanetId): number {
  const force = worthOfAll(spotsOn(sketch, from).flatMap(({ holder, units }) => (holder === seat ? units : [])));
  const worths = spotsOn(sketch, to).flatMap(spot =>
    isEnemySpot(spot, seat) && !isAlliedSpot(sketch, spot) ? [worthOfAll(spot.units)] : [],
  );
  if (worths.length === 0) return 0;
  return force > 1.5 * Math.min(...worths) ? 3 * hunger : 0;
}

/** The wishes for the strongest units that the purse can pay for, if possible as many as the unit limit allows. */
function unitWishes({ me, unitsLeft, sketch, planet, aims }: Site, purse: Purse): Wish[] {
  const room = spotsOn(sketch, planet).reduce((sum, spot) => {
    const { holder, base } = spot;
    const mine = (holder === null || holder === aims.seat) && (base === null || base === aims.seat);
    return mine ? sum + Math.max(0, roomIn(spot)) : sum;
  }, 0);
  const left = { ...purse };
  const supply = new Map(me.unlockedUnits.map(unit => [unit, me.supply.units[unit] ?? 0]));
  const wishes: Wish[] = [];
  const most = Math.min(unitsLeft, room);
  for (let count = 0; count < most; count += 1) {
    const unitsToCome = most - count;
    const unit = best(me.unlockedUnits, candidate => {
      const { cost, assist } = UNITS[candidate];
      if ((supply.get(candidate) ?? 0) === 0 || !affords(left, cost)) return null;
      if (assist && (count === 0 || ownedCount(me, candidate) > 0 || !hasTechnologyFor(me, candidate))) return null;
      const price = cost.minerals + cost.gas;
      // With little money, many cheap units are better than one expensive unit that leaves the rest of the limit
      // unused.
      return powerOf(candidate) - (0.9 * Math.max(0, price * unitsToCome - left.workers)) / unitsToCome - 0.2 * price;
    });
    if (unit === null) break;
    spend(left, UNITS[unit].cost);
    supply.set(unit, (supply.get(unit) ?? 0) - 1);
    wishes.push({ id: `unit:${unit}`, what: 'unit', cost: UNITS[unit].cost, unit });
  }
  return wishes;
}

/** Whether the seat has bought a technology for the unit. */
function hasTechnologyFor({ technologyDeck }: Buyer, unit: UnitType): boolean {
  return TECHNOLOGY_IDS.some(
    id => TECHNOLOGIES[id].units.includes(unit) && !technologyDeck.some(card => CARDS[card].technology === id),
  );
}

function ownedCount(me: Buyer, unit: UnitType): number {
  return UNITS[unit].figures - (me.supply.units[unit] ?? 0);
}

/** The wish for the next wanted building level; `null` if there is none. */
function buildingWish({ me, sheet }: Site): Wish | null {
  if (!sheet.building || me.faction === null) return null;
  const wantedLevels = new Map<BuildingId, number>();
  for (const building of WANTED_BUILDINGS[FACTIONS[me.faction].race]) {
    const { levels, printedLevel1 } = BUILDINGS[building];
    const level = (wantedLevels.get(building) ?? (printedLevel1 ? 1 : 0)) + 1;
    wantedLevels.set(building, level);
    const cost = levels[level - 1]?.cost ?? null;
    if ((me.buildings[building] ?? 0) === level - 1 && cost !== null) {
      return { id: `building:${building}`, what: 'building', cost };
    }
  }
  return null;
}

/** The wish for the next wanted module; `null` if there is none or the sheet has no room. */
function moduleWish({ me, view }: Site): Wish | null {
  if (me.faction === null) return null;
  const { race } = FACTIONS[me.faction];
  const spaces = RACES[race].moduleSpaces;
  const total = Object.values(me.modules).reduce((sum, count) => sum + count, 0);
  if (total >= spaces || total >= view.round + 1) return null;
  const wantedLevels = new Map<ModuleId, number>();
  for (const module of WANTED_MODULES[race]) {
    const number = (wantedLevels.get(module) ?? 0) + 1;
    wantedLevels.set(module, number);
    const { cost, tokens } = MODULES[module];
    if ((me.modules[module] ?? 0) < number && tokens[race] >= number)
      return { id: `module:${module}`, what: 'module', cost };
  }
  return null;
}

/** Whether a base could be built on `planet`, given the units in the sketch. */
export function canSettle(sketch: Sketch, { seat, basesLeft }: Aims, planet: PlanetId): boolean {
  return basesLeft > 0 && !hasBase(sketch, planet, seat) && hasUnit(sketch, planet, seat);
}
