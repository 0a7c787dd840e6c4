import { detailIn, numberIn } from '../../../kernel/match/decision.ts';
import type { ShownOption } from '../../../kernel/match/decision.ts';
import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { UNIT_KINDS, UNITS } from '../data/units.ts';
import type { UnitKind } from '../data/units.ts';
import { boardsIn } from '../state/board.ts';
import { nextCost } from '../state/money.ts';
import { isMobile } from '../state/solo/alien-ways.ts';
import { hexIn, technologyIn } from '../text/say.ts';
import { minersWanted, settlersWanted, shipWorth, yards } from './building.ts';
import { enemyWorlds, isHidden, waysFrom } from './map.ts';
import { sweeperWorthAlone, sweepWorthAlone } from './mines.ts';
import { keptForRefits, levelsOf, nextLevel } from './research.ts';
import { isReadyForMachines } from './solo.ts';
import { bestOption, held, ownPieces, isWarship, worthOf } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

/** Chooses the next entry on the production sheet in a solo game (SE-10.6). */
export const row: Strategy = turn =>
  turn.decision.amount !== null ? 0 : (bestOption(turn, option => worthOfRow(turn, option)) ?? 'enough');

function worthOfRow(turn: BotTurn, option: ShownOption): number {
  const act = option.details?.do;
  const left = numberIn(turn.decision, 'left') ?? 0;
  const technology = technologyIn(option.subject);
  if (act === 'technology' && technology !== null) return worthOfTechnology(turn, technology, left);
  const kind = detailIn(option, 'unit', UNIT_KINDS);
  const at = hexIn(option.subject);
  if (act !== 'buy' || kind === null || at === null) return 0;
  const isShip = UNITS[kind].weapon !== null;
  if (isShip && left - UNITS[kind].cost < keptForRefits(turn)) return 0;
  if (isWarship({ kind }) && left <= MOST_CARRIED && kind !== 'scout' && savesForResearch(turn)) return 0;
  return worthOfUnit(turn, kind, at);
}

/** Whether to save money for the next technology instead of buying ships (SE-10.8). */
function savesForResearch(turn: BotTurn): boolean {
  return nextLevel(turn) !== null && !wantsShips(turn);
}

const MOST_CARRIED = 30;

function worthOfTechnology(turn: BotTurn, id: TechnologyId, left: number): number {
  const { view, me } = turn;
  if (id === 'mine-sweep') return sweepWorthAlone(turn);
  const next = nextLevel(turn);
  if (id !== next) return 0;
  if (view.cycle < 2 && next !== 'ship-size') return 0;
  const price = nextCost(view.options, next, view.seats[me]?.own?.levels[next] ?? 0) ?? 0;
  if (left - price < keptForRefits(turn) / 2) return 0;
  return wantsShips(turn) ? 30 : 60;
}

/** The value of all own warships in CP, including those on the sheet. */
function fleetWorth(turn: BotTurn): number {
  const stand = ownPieces(turn)
    .filter(isWarship)
    .reduce((sum, piece) => sum + worthOf(piece), 0);
  const sheet = turn.view.seats[turn.me]?.own?.sheet?.units ?? [];
  return stand + sheet.reduce((sum, { kind, count }) => sum + (isWarship({ kind }) ? UNITS[kind].cost * count : 0), 0);
}

/** Whether ships come before research, judged by the machines that are due or by the number of phases played. */
function wantsShips(turn: BotTurn): boolean {
  const { view } = turn;
  if ((view.solo?.machines ?? []).length > 0) return !isReadyForMachines(turn);
  return fleetWorth(turn) < FLEET_PER_PHASE * (view.cycle - 2);
}

/** The fleet value that the player wants for each cycle after the second, in CP. */
const FLEET_PER_PHASE = 14;

function worthOfUnit(turn: BotTurn, kind: UnitKind, at: HexId): number {
  const { view, me } = turn;
  const world = view.seats[me]?.world;
  const near = world === null || world === undefined ? 0 : stepsBetween(at, world) / 100;
  switch (kind) {
    case 'colony-ship':
      return settlersWanted(turn, hiddenPlanets(turn)) > 0 ? 70 - near : 0;
    case 'miner':
      return minersWanted(turn) ? 45 - near : 0;
    case 'yard':
      return view.cycle > 3 && at === world && yards(turn) < 8 ? 34 : 0;
    case 'base':
      if (at === world) return view.cycle > 4 ? 65 : 0;
      return isOnTheirWay(turn, at) ? 64 - near : 0;
    case 'sweeper':
      return sweeperWorthAlone(turn, at);
    case 'scout':
      return scoutsWanted(turn) ? 62 - near : largeShipWorth(turn, 'scout', at);
    case 'destroyer':
    case 'cruiser':
    case 'battlecruiser':
    case 'battleship':
    case 'dreadnought':
      return largeShipWorth(turn, kind, at);
    default:
      return 0;
  }
}

/**
 * Whether a colony should get a base, which needs no maintenance: the colony has grown, and alien fleets are on the
 * map.
 */
function isOnTheirWay({ view }: BotTurn, at: HexId): boolean {
  const { empires = [] } = view.solo ?? {};
  const value = view.hexes[at]?.colony?.value ?? 0;
  const isOut = view.pieces.some(({ owner, kind }) => typeof owner === 'string' && isMobile(kind ?? ''));
  return empires.length > 0 && value >= WORTH_A_BASE && isOut;
}

/** The least value of a colony that gets a base. */
const WORTH_A_BASE = 3;

/**
 * The worth of buying a ship. Ships more than one size below the largest are not bought, since they use little
 * technology (SE-12.2).
 */
function largeShipWorth(turn: BotTurn, kind: UnitKind, at: HexId): number {
  const size = levelsOf(turn)?.['ship-size'] ?? 1;
  const isTooSmall = turn.view.cycle > 3 && HULL_ORDER.indexOf(kind) < Math.min(size, 5) - 2;
  // CP that would be lost at the end of the phase can pay for maintenance instead (SE-10.8).
  const isRich =
    (numberIn(turn.decision, 'left') ?? 0) > MOST_CARRIED + UNITS[kind].cost / 2 &&
    turn.view.solo?.machines.length === 0;
  return isTooSmall ? 0 : shipWorth(turn, kind, at, isRich ? ALL_UPKEEP : turn.doctrine.upkeepShare);
}

/** The share of the income that maintenance may take if more money is left than can be kept. */
const ALL_UPKEEP = 0.9;

const HULL_ORDER: readonly UnitKind[] = ['scout', 'destroyer', 'cruiser', 'battlecruiser', 'battleship', 'dreadnought'];

/**
 * How many undiscovered planets the player expects in its home, as long as there is time to settle them. Their number
 * is public (SE-3.1).
 */
function hiddenPlanets({ view, me }: BotTurn): number {
  const ownHome = boardsIn(view).some(hex => view.hexes[hex]?.home === me && isHidden(view, hex));
  return ownHome && view.cycle <= EARLY ? Math.floor((view.unseen.coloured[me]?.planet ?? 0) * LIKELY) : 0;
}

const EARLY = 3;
const LIKELY = 0.5;

/**
 * Whether to build a Scout: there are markers to explore, and it is early in the game or no path to an enemy is known.
 */
function scoutsWanted(turn: BotTurn): boolean {
  const { view, me } = turn;
  const world = view.seats[me]?.world ?? null;
  const goals = world === null ? [] : enemyWorlds(view, me, world);
  const ways = world === null || goals.length === 0 ? null : waysFrom(turn, world, 'fleet');
  const isPathOpen = ways === null || goals.every(goal => ways.has(goal));
  const hidden = boardsIn(view).some(hex => isHidden(view, hex));
  const looks = (levelsOf(turn)?.exploration ?? 0) > 0;
  return hidden && held(turn, 'scout') < (isPathOpen ? 1 : 2) && (view.cycle <= EARLY || (!isPathOpen && !looks));
}
