import type { ShownOption } from '../../../kernel/match/decision.ts';
import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import type { UnitKind } from '../data/units.ts';
import { coloniesOf, terrainOf } from '../state/board.ts';
import { nextCost, upkeepPaid } from '../state/money.ts';
import { minersWanted, planned, yards } from './building.ts';
import { enemyWorlds, isForeign, waysFrom } from './map.ts';
import { keptForRefits, levelsOf, nextLevel } from './research.ts';
import { isReadyForMachines } from './solo.ts';
import { bestOption, hexIn, numberIn, ownPieces, isWarship, worthOf } from './turn.ts';
import type { BotTurn, Opinion } from './turn.ts';

/** How much a warship is liked, beside what it costs: large hulls use technology better (SE-12.2). */
const SHIPS: Readonly<Partial<Record<UnitKind, number>>> = {
  scout: 40,
  destroyer: 46,
  cruiser: 50,
  battlecruiser: 53,
  battleship: 56,
  dreadnought: 58,
};

/** No more of what comes in goes into maintenance. */
const MOST_UPKEEP = 0.6;

/** SE-10.6: what goes on the sheet next. */
export const row: Opinion = turn =>
  turn.decision.amount !== null ? 0 : (bestOption(turn, option => worthOfRow(turn, option)) ?? 'enough');

function worthOfRow(turn: BotTurn, option: ShownOption): number {
  const { id } = option;
  const left = numberIn(turn.decision.prompt, 'left');
  if (id.startsWith('technology:')) return worthOfTechnology(turn, id, left);
  const [, kind] = /^buy:([a-z-]+):/.exec(id) ?? [];
  const at = hexIn(id);
  if (kind === undefined || !isUnitKind(kind) || at === null) return 0;
  const isShip = UNITS[kind].weapon !== null;
  if (isShip && turn.view.solo !== undefined && left - UNITS[kind].cost < keptForRefits(turn)) return 0;
  if (isWarship({ kind }) && left <= MOST_CARRIED && kind !== 'scout' && savesForResearch(turn)) return 0;
  return worthOfUnit(turn, kind, at);
}

/** Alone, what is left is kept for the next technology as long as nothing presses, up to what can be kept (SE-10.8). */
function savesForResearch(turn: BotTurn): boolean {
  return turn.view.solo !== undefined && nextLevel(turn) !== null && !wantsShips(turn);
}

const MOST_CARRIED = 30;

function worthOfTechnology(turn: BotTurn, id: string, left: number): number {
  const { view, me } = turn;
  if (id === 'technology:mine-sweep') return wantsSweepers(turn) && (view.seats[me]?.own?.levels['mine-sweep'] ?? 0) < 1 ? 61 : 0; // prettier-ignore
  const next = nextLevel(turn);
  if (next === null || id !== `technology:${next}`) return 0;
  if (view.cycle < 2 && next !== 'ship-size') return 0;
  const price = nextCost(view.options, next, view.seats[me]?.own?.levels[next] ?? 0) ?? 0;
  if (left - price < keptForRefits(turn) / 2) return 0;
  return wantsShips(turn) ? 30 : 60;
}

/** What its warships are worth, planned ones too. */
function fleetWorth(turn: BotTurn): number {
  const stand = ownPieces(turn).filter(isWarship).reduce((sum, piece) => sum + worthOf(piece), 0); // prettier-ignore
  const sheet = turn.view.seats[turn.me]?.own?.sheet?.units ?? [];
  return stand + sheet.reduce((sum, { kind, count }) => sum + (isWarship({ kind }) ? UNITS[kind].cost * count : 0), 0);
}

/** Whether ships come before research for somebody alone: as what comes asks for. */
function wantsShips(turn: BotTurn): boolean {
  const { view } = turn;
  if ((view.solo?.machines ?? []).length > 0) return !isReadyForMachines(turn);
  return fleetWorth(turn) < FLEET_PER_PHASE * (view.cycle - 2);
}

/** What the fleet is worth for each phase that has gone by, from the third on. */
const FLEET_PER_PHASE = 14;

function worthOfUnit(turn: BotTurn, kind: UnitKind, at: HexId): number {
  const { view, me } = turn;
  const world = view.seats[me]?.world;
  const near = world === null || world === undefined ? 0 : stepsBetween(at, world) / 100;
  switch (kind) {
    case 'colony-ship':
      return settlersWanted(turn) > 0 ? 70 - near : 0;
    case 'miner':
      return minersWanted(turn) ? 45 - near : 0;
    case 'yard':
      return view.cycle > 3 && at === world && yards(turn) < 8 ? 34 : 0;
    case 'base':
      return view.solo !== undefined && at === world && view.cycle > 4 ? 65 : 0;
    case 'sweeper':
      return wantsSweepers(turn) && sweepers(turn) < MOST_SWEEPERS && at === world ? 59 : 0;
    case 'scout':
      return scoutsWanted(turn) ? 62 - near : shipWorth(turn, 'scout', at);
    case 'destroyer':
    case 'cruiser':
    case 'battlecruiser':
    case 'battleship':
    case 'dreadnought':
      return shipWorth(turn, kind, at);
    default:
      return 0;
  }
}

/** Warships are built at the homeworld, as large as they can be, while maintenance can be borne. */
function shipWorth(turn: BotTurn, kind: keyof typeof SHIPS, at: HexId): number {
  const { view, me } = turn;
  const own = view.seats[me]?.own ?? null;
  if (own?.income === null || own === null || at !== view.seats[me]?.world) return 0;
  const { colonies, pipelines } = own.income;
  const upkeep = ownPieces(turn).reduce(
    (sum, piece) =>
      sum + (piece.kind !== null && isUnitKind(piece.kind) ? UNITS[piece.kind].upkeep * (piece.count ?? 0) : 0),
    0,
  );
  const planned = (own.sheet?.units ?? []).reduce((sum, unit) => sum + UNITS[unit.kind].upkeep * unit.count, 0);
  return upkeepPaid(view.options, upkeep + planned + UNITS[kind].upkeep) > (colonies + pipelines) * MOST_UPKEEP
    ? 0
    : isTooSmall(turn, kind)
      ? 0
      : (SHIPS[kind] ?? 0);
}

/** Somebody alone saves for ships of the largest size but one, instead of small ones that use no technology. */
function isTooSmall(turn: BotTurn, kind: keyof typeof SHIPS): boolean {
  const size = levelsOf(turn)?.['ship-size'] ?? 1;
  return turn.view.solo !== undefined && turn.view.cycle > 3 && HULL_ORDER.indexOf(kind) < Math.min(size, 5) - 2;
}

const HULL_ORDER: readonly UnitKind[] = ['scout', 'destroyer', 'cruiser', 'battlecruiser', 'battleship', 'dreadnought'];

/** So many planets are known, or lie hidden in its home, for which there is neither a colony nor a ship. */
function settlersWanted(turn: BotTurn): number {
  const { view, me } = turn;
  let planets = hiddenPlanets(turn);
  let hex: HexId;
  for (hex in view.hexes) {
    if (terrainOf(view, hex) !== 'planet' || view.hexes[hex]?.colony !== null || isForeign(view, me, hex)) continue;
    if (view.hexes[hex]?.home === me || view.hexes[hex]?.home === null) planets += 1;
  }
  const ships = ownPieces(turn).filter(({ kind }) => kind === 'colony-ship').length;
  const ordered = planned(turn, 'colony-ship');
  return coloniesOf(view, me).length > 9 ? 0 : planets - ships - ordered;
}

/** Planets of its home that nobody has found yet, as long as there is time to settle them: everybody can count them (SE-3.1). */
function hiddenPlanets({ view, me }: BotTurn): number {
  const ownHome = Object.values(view.hexes).some(hex => hex?.home === me && hex.hidden);
  return view.solo !== undefined && ownHome && view.cycle <= EARLY
    ? Math.floor((view.unseen.coloured[me]?.planet ?? 0) * LIKELY)
    : 0;
}

const EARLY = 3;
const LIKELY = 0.5;

/** Whether a homeworld of alien empires is to be attacked some day, which mines guard (SE-26.10). */
function wantsSweepers({ view }: BotTurn): boolean {
  return view.cycle >= 8 && (view.solo?.empires ?? []).some(({ fallen }) => !fallen);
}

const MOST_SWEEPERS = 4;

function sweepers(turn: BotTurn): number {
  const stand = ownPieces(turn).filter(({ kind }) => kind === 'sweeper');
  return stand.reduce((sum, piece) => sum + (piece.count ?? 0), 0) + planned(turn, 'sweeper');
}

/** A few scouts go on looking as long as there is something to find. */
function scoutsWanted(turn: BotTurn): boolean {
  const { view } = turn;
  const hidden = Object.values(view.hexes).some(hex => hex?.hidden === true);
  const scouts = ownPieces(turn).filter(({ kind }) => kind === 'scout');
  const count = scouts.reduce((sum, piece) => sum + (piece.count ?? 0), 0) + planned(turn, 'scout');
  if (view.solo === undefined) return hidden && count < 2;
  const world = view.seats[turn.me]?.world ?? null;
  const goals = world === null ? [] : enemyWorlds(view, turn.me, world);
  const ways = world === null || goals.length === 0 ? null : waysFrom(view, turn.me, world, 'fleet');
  const isPathOpen = ways === null || goals.every(goal => ways.has(goal));
  return hidden && count < (isPathOpen ? 1 : 2) && (view.cycle <= EARLY || !isPathOpen);
}
