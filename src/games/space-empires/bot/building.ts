import { detailIn, numberIn } from '../../../kernel/match/decision.ts';
import type { ShownOption } from '../../../kernel/match/decision.ts';
import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { isUnitKind, MOST_KEPT, UNIT_KINDS, UNITS } from '../data/units.ts';
import type { PieceKind, UnitKind } from '../data/units.ts';
import { boardsIn, coloniesOf, terrainOf } from '../state/board.ts';
import { upkeepPaid } from '../state/money.ts';
import { hexIn, technologyIn } from '../text/say.ts';
import { bidFor } from './bidding.ts';
import { comersTo, foesOf, isFixed } from './foes.ts';
import { isForeign, isHidden } from './map.ts';
import { MINE_ROWS, wantsMine, wantsSweeper } from './mines.ts';
import { levelsOf } from './research.ts';
import { bestOption, held, ownPieces, planned } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

/** For each technology: the enemy technology that it counters, and its worth once that one has been shown. */
const ANSWERS: Readonly<Partial<Record<TechnologyId, readonly [TechnologyId, number]>>> = {
  'point-defence': ['fighters', 36],
  scanners: ['cloaking', 37],
  'mine-sweep': ['mines', MINE_ROWS.sweep.amongSeats],
};

/** The worth of buying each warship type, apart from its cost. Large hulls use technology better (SE-12.2). */
const SHIPS: Readonly<Partial<Record<UnitKind, number>>> = {
  scout: 40,
  destroyer: 46,
  cruiser: 50,
  battlecruiser: 53,
  battleship: 56,
  dreadnought: 58,
  carrier: 51,
  fighter: 52,
  raider: 49,
  sweeper: MINE_ROWS.sweeper.amongSeats,
};

/**
 * The highest share of the income for maintenance if money would otherwise be lost at the end of the phase (SE-10.8).
 */
const UPKEEP_SHARE_OF_PLENTY = 0.95;

/** Chooses the next entry on the production sheet (SE-10.6). Money that would be lost is used for the bid. */
export const row: Strategy = turn => {
  const { decision, view, me } = turn;
  if (decision.amount !== null) return Math.min(decision.amount.max, spareFor(turn, numberIn(decision, 'most') ?? 0));
  const bought = bestOption(turn, option => worthOfRow(turn, option));
  if (bought !== null) return bought;
  const canBid = view.seats[me]?.own?.sheet?.bid === 0 && turn.has('bid');
  return canBid && spareFor(turn, numberIn(decision, 'left') ?? 0) > 0 ? 'bid' : 'enough';
};

/** The bid from the money left on a sheet: what would be lost (SE-10.8), or what the order of play is worth. */
function spareFor(turn: BotTurn, left: number): number {
  const lost = turn.view.options.carryLimit ? Math.max(0, left - MOST_KEPT) : 0;
  return savesUp(turn) ? lost : Math.max(lost, bidFor(turn, left));
}

/** Whether money that buys nothing while enemies stand at the homeworld is kept: later it may buy a technology. */
function savesUp(turn: BotTurn): boolean {
  const { view, me, doctrine } = turn;
  const seat = view.seats[me];
  const sheet = seat?.own?.sheet;
  const world = seat?.world ?? null;
  const buysNothing = (sheet?.units ?? []).length === 0 && (sheet?.technologies ?? []).length === 0;
  return doctrine.armies && buysNothing && world !== null && isForeign(turn, world);
}

/**
 * Buys research grants for the technologies with the highest worth, as long as enough money is left for ships
 * (SE-18.5).
 */
export const grant: Strategy = turn => {
  const own = turn.view.seats[turn.me]?.own;
  const purse = numberIn(turn.decision, 'left') ?? 0;
  if (own === null || own === undefined || turn.view.cycle < 2 || purse < 25) return 'enough';
  return bestOption(turn, ({ subject }) => researchWorth(turn, technologyIn(subject))) ?? 'enough';
};

function worthOfRow(turn: BotTurn, option: ShownOption): number {
  const { view } = turn;
  const act = option.details?.do;
  const technology = technologyIn(option.subject);
  if (act === 'technology' && technology !== null) {
    const own = view.seats[turn.me]?.own;
    const behind = own === null || own === undefined ? 0 : own.levels['ship-size'];
    const spare = spareWorth(turn, technology);
    const worth = Math.max(researchWorth(turn, technology), answerWorth(turn, technology), spare);
    // Ships come first: research is bought only if the money is enough for both.
    const left = numberIn(turn.decision, 'left') ?? 0;
    if (view.cycle < 2 && technology !== 'ship-size') return 0;
    return left >= (technology === 'ship-size' && behind < 3 ? 10 : 32) ? worth : spare;
  }
  const kind = detailIn(option, 'unit', UNIT_KINDS);
  const at = hexIn(option.subject);
  return act !== 'buy' || kind === null || at === null ? 0 : worthOfUnit(turn, kind, at);
}

/** The worth of a technology by itself; 0 if the doctrine needs no higher level of it. */
function researchWorth(turn: BotTurn, technology: TechnologyId | null): number {
  if (technology === null) return 0;
  const { research, enough } = turn.doctrine;
  const level = levelsOf(turn)?.[technology] ?? 0;
  return level < (enough[technology] ?? Infinity) ? (research[technology] ?? 0) : 0;
}

/** The worth of a technology for money that remains when no further ship can be bought or maintained. */
function spareWorth({ doctrine: { armies, research }, view }: BotTurn, technology: TechnologyId): number {
  return armies && view.cycle > 3 && technology !== 'ship-size' ? (research[technology] ?? 0) / 10 : 0;
}

/** The worth of a technology as a counter to those that enemies have shown. Mines are seen when they explode. */
function answerWorth({ view, me }: BotTurn, technology: TechnologyId): number {
  const [threat, worth] = ANSWERS[technology] ?? [];
  if (threat === undefined || worth === undefined) return 0;
  const others = view.seats.filter((_, seat) => seat !== me);
  const seen = threat === 'mines' && view.pieces.some(({ kind, owner }) => kind === 'mine' && owner !== me);
  return seen || others.some(({ shown }) => (shown[threat] ?? 0) > 0) ? worth : 0;
}

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
    case 'carrier':
      // A new Carrier is built only if all others are full.
      return held(turn, 'fighter') >= 3 * held(turn, 'carrier') ? shipWorth(turn, kind, at) : 0;
    case 'fighter':
      return held(turn, 'fighter') < 3 * held(turn, 'carrier') ? shipWorth(turn, kind, at) : 0;
    case 'sweeper':
      return answerWorth(turn, 'mine-sweep') > 0 && wantsSweeper(turn) ? shipWorth(turn, kind, at) : 0;
    case 'base':
      return turn.doctrine.armies && at === world && isHomeInReach(turn) ? 68 : 0;
    case 'mine':
      return isThreatened(turn, at) && wantsMine(turn) ? MINE_ROWS.mine : 0;
    case 'scout':
      return scoutsWanted(turn) ? 62 - near : shipWorth(turn, 'scout', at);
    case 'destroyer':
    case 'cruiser':
    case 'battlecruiser':
    case 'battleship':
    case 'dreadnought':
    case 'raider':
      return shipWorth(turn, kind, at);
    default:
      return 0;
  }
}

/**
 * The worth of buying a warship: only at the homeworld, and only while maintenance takes at most `share` of the income.
 */
export function shipWorth(turn: BotTurn, kind: keyof typeof SHIPS, at: HexId, share = upkeepShare(turn)): number {
  const { view, me } = turn;
  const own = view.seats[me]?.own ?? null;
  if (own?.income === null || own === null || at !== view.seats[me]?.world) return 0;
  const { colonies, pipelines } = own.income;
  const units = [...ownPieces(turn), ...(own.sheet?.units ?? [])];
  const upkeep = units.reduce((sum, unit) => sum + upkeepOf(unit.kind) * (unit.count ?? 0), UNITS[kind].upkeep);
  return upkeepPaid(view.options, upkeep) > (colonies + pipelines) * share ? 0 : (SHIPS[kind] ?? 0);
}

/** The share of the income that maintenance may take; larger if more money is left than can be kept (SE-10.8). */
function upkeepShare({ decision, view, doctrine }: BotTurn): number {
  const left = decision.kind === 'sheet.row' ? (numberIn(decision, 'left') ?? 0) : 0;
  return view.options.carryLimit && left > MOST_KEPT ? UPKEEP_SHARE_OF_PLENTY : doctrine.upkeepShare;
}

function upkeepOf(kind: PieceKind | null): number {
  return kind !== null && isUnitKind(kind) ? UNITS[kind].upkeep : 0;
}

/** Whether enemy warships could be at the homeworld within two moves. */
function isHomeInReach(turn: BotTurn): boolean {
  const world = turn.view.seats[turn.me]?.world ?? null;
  if (world === null) return false;
  return foesOf(turn).some(foe => comersTo(turn, foe, world, 2).some(piece => !isFixed(piece)));
}

/** Whether armed counters of another seat are near a hex. */
function isThreatened({ view, me }: BotTurn, at: HexId): boolean {
  return view.pieces.some(({ owner, up, kind, at: there }) => {
    const isArmed = kind !== 'colony-ship' && kind !== 'miner' && kind !== 'pipeline';
    return owner !== me && typeof owner === 'number' && isArmed && stepsBetween(there, at) <= (up ? 3 : 2);
  });
}

/**
 * How many more Colony Ships are needed: one for each free planet, known ones and `hidden` expected ones, minus
 * existing ships.
 */
export function settlersWanted(turn: BotTurn, hidden = 0): number {
  const { view, me } = turn;
  let planets = hidden;
  for (const hex of boardsIn(view)) {
    const found = view.hexes[hex];
    if (terrainOf(view, hex) !== 'planet' || found?.colony !== null || isForeign(turn, hex)) continue;
    if (found.home === me || found.home === null) planets += 1;
  }
  const ships = ownPieces(turn).filter(({ kind }) => kind === 'colony-ship').length;
  const ordered = planned(turn, 'colony-ship');
  return coloniesOf(view, me).length > 9 ? 0 : planets - ships - ordered;
}

/** Whether to build another Miner: there are several minerals to fetch, and the seat has fewer than two Miners. */
export function minersWanted(turn: BotTurn): boolean {
  const { view, me } = turn;
  const miners = ownPieces(turn).filter(({ kind }) => kind === 'miner').length + planned(turn, 'miner');
  let loads = 0;
  for (const hex of boardsIn(view)) {
    const terrain = terrainOf(view, hex);
    if (terrain === 'mineral-5' && view.hexes[hex]?.home === me) loads += 1;
    if (terrain === 'mineral-10') loads += 1;
  }
  return miners < 2 && loads > 2;
}

/** Whether to build a Scout: there are markers to explore, and the seat has fewer than two Scouts. */
function scoutsWanted(turn: BotTurn): boolean {
  const { view } = turn;
  const hidden = boardsIn(view).some(hex => isHidden(view, hex));
  const scouts = ownPieces(turn).filter(({ kind }) => kind === 'scout');
  const count = scouts.reduce((sum, piece) => sum + (piece.count ?? 0), 0) + planned(turn, 'scout');
  return hidden && count < 2;
}

/** The number of the seat's Ship Yards, including those on the sheet. */
export function yards(turn: BotTurn): number {
  const stand = ownPieces(turn).filter(({ kind }) => kind === 'yard');
  return stand.reduce((sum, piece) => sum + (piece.count ?? 0), 0);
}
