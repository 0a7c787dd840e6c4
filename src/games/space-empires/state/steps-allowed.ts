import type { Seat } from '../../../kernel/words/message.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import type { HexId } from '../data/hexes.ts';
import { colonyAt, isEntry, isUnexplored, neighboursOf, terrainOf } from './board.ts';
import {
  allowanceOf,
  enemiesAt,
  fightersIn,
  isCombatCapable,
  forcesAt,
  isBarred,
  isNonCombat,
  roomIn,
  hasEnemies,
} from './pieces.ts';
import { everyUnit, goneBy, lotsOf, someUnit } from './lots.ts';
import { areAllies } from './seats.ts';
import type { Deeds, EmpiresState, Piece } from './state.ts';
import { hexName, kindName, say } from '../text/say.ts';

/**
 * Whether a step goes along a chain of pipelines that have not moved, those of blood brothers too (SE-13.3, SE-22.3).
 */
export function isRoad(state: EmpiresState, seat: Seat, from: HexId, to: HexId): boolean {
  const lies = (hex: HexId): boolean =>
    forcesAt(state, hex, seat).some(piece => piece.kind === 'pipeline' && goneBy(piece) === 0);
  return state.options.sets.includes('pipelines') && lies(from) && lies(to) && neighboursOf(state, from).includes(to);
}

/** Whether some counters go along a chain with their whole move, this step included. */
export function goesByRoad(state: EmpiresState, pieces: readonly Piece[], to: HexId): boolean {
  const [first] = pieces;
  if (first === undefined || typeof first.owner !== 'number') return false;
  return (
    pieces.every(piece => piece.kind !== 'pipeline' && everyUnit(piece, hasKeptToRoads)) &&
    isRoad(state, first.owner, first.at, to)
  );
}

/** Whether a unit has gone its whole move so far along one chain of pipelines. */
function hasKeptToRoads({ gone, road }: Deeds): boolean {
  return gone === 0 || road;
}

/**
 * The hexes that a counter may still go, along a chain if `road` (SE-6.1, SE-13.3, SE-18.1): as many as each of its
 * units may.
 */
function hexesLeft(state: EmpiresState, piece: Piece, road: boolean): number {
  const most = allowanceOf(state, piece) + (road ? 1 : 0);
  return piece.lots.length === 0
    ? most
    : Math.min(...lotsOf(piece).map(({ gone, slung }) => most + (slung ? 1 : 0) - gone));
}

/** Whether no unit of a counter may move any more. */
function isHalted(piece: Piece): boolean {
  return someUnit(piece, ({ halted }) => halted);
}

/** Whether a counter can move at all now. */
export function canSetOut(state: EmpiresState, piece: Piece): boolean {
  if (isHalted(piece) || piece.kind === 'fighter' || allowanceOf(state, piece) === 0) return false;
  return hexesLeft(state, piece, false) > 0 || (hexesLeft(state, piece, true) > 0 && onRoad(state, piece));
}

/** Whether a counter may be on a chain of pipelines with its whole move so far (SE-13.3). */
function onRoad(state: EmpiresState, piece: Piece): boolean {
  if (!state.options.sets.includes('pipelines') || !everyUnit(piece, hasKeptToRoads)) return false;
  return forcesAt(state, piece.at, piece.owner).some(({ kind }) => kind === 'pipeline');
}

/** Whether a combat-capable unit of a seat or its blood brothers has entered a hex in this phase (SE-6.7). */
export function isEscorted(state: EmpiresState, hex: HexId, seat: Seat, stack: readonly Piece[]): boolean {
  return [...stack, ...enteredAt(state, hex, seat)].some(isCombatCapable);
}

/** Counters of a seat and its blood brothers that have entered a hex in this phase. */
function enteredAt(state: EmpiresState, hex: HexId, seat: Seat): Piece[] {
  return forcesAt(state, hex, seat).filter(piece => goneBy(piece) > 0);
}

/** Whether a seat sees that a stack would be escorted: what lies face down is its brothers' own (SE-28). */
function seesEscort(state: EmpiresState, hex: HexId, seat: Seat, stack: readonly Piece[]): boolean {
  if (stack.some(isCombatCapable)) return true;
  return enteredAt(state, hex, seat).some(piece => (piece.owner === seat || piece.up) && isCombatCapable(piece));
}

/** Whether a stack would enter a hex without the escort that it needs there, as far as its seat sees (SE-6.7). */
function entersAlone(state: EmpiresState, seat: Seat, stack: readonly Piece[], to: HexId): boolean {
  return stack.some(isNonCombat) && isGuarded(state, seat, to) && !seesEscort(state, to, seat, stack);
}

/** Whether a counter of a blood brother lies face down in a hex that has not yet proved to be no escort. */
function mayHideEscort(state: EmpiresState, seat: Seat, hex: HexId): boolean {
  return (
    state.unescorted?.includes(hex) !== true &&
    forcesAt(state, hex, seat).some(({ owner, up }) => owner !== seat && !up)
  );
}

/**
 * Whether a stack can enter a hex only if a counter of a blood brother escorts it that lies face down there (SE-6.7):
 * what it is, only a seat that tries learns (SE-28).
 */
export function hopesForEscort(state: EmpiresState, seat: Seat, stack: readonly Piece[], to: HexId): boolean {
  return entersAlone(state, seat, stack, to) && mayHideEscort(state, seat, to);
}

/** Why counters that stand in one hex can't go to a neighbour of it together; `null`: they can (SE-6). */
export function whyNotStep(state: EmpiresState, seat: Seat, stack: readonly Piece[], to: HexId): Reason | null {
  const terrain = terrainOf(state, to);
  if (terrain === 'supernova') return { why: say('why.supernova'), rule: 'SE-6.5' };
  if (isBarred(state, to, seat)) return { why: say('why.partner', { hex: hexName(to) }), rule: 'SE-21.3' };
  if (isEntry(state, to)) return { why: say('why.entry', { hex: hexName(to) }), rule: 'SE-25.1.1' };
  if (isUnexplored(state, to) && enemiesAt(state, to, seat).some(side => typeof side !== 'number')) {
    return { why: say('why.lurks', { hex: hexName(to) }), rule: 'SE-25.4' };
  }
  const road = goesByRoad(state, stack, to);
  for (const piece of stack) {
    if (isHalted(piece) || hexesLeft(state, piece, road) < 1) {
      return { why: say('why.no-movement', { unit: kindName(piece.kind) }), rule: 'SE-6.1' };
    }
  }
  if (endsMove(state, to, road) && stack.some(piece => goneBy(piece) > 0)) {
    return { why: say('why.first-step', { hex: hexName(to) }), rule: 'SE-6.4' };
  }
  return whyNotUnescorted(state, seat, stack, to) ?? whyNotFighters(stack);
}

function whyNotUnescorted(state: EmpiresState, seat: Seat, stack: readonly Piece[], to: HexId): Reason | null {
  if (stack.some(({ kind }) => kind === 'mine') && isGuarded(state, seat, to)) return MINES;
  return entersAlone(state, seat, stack, to) && !mayHideEscort(state, seat, to) ? UNESCORTED : null;
}

const MINES: Reason = { why: say('why.mines'), rule: 'SE-16.1' };
const UNESCORTED: Reason = { why: say('why.unescorted'), rule: 'SE-6.7' };

/** Whether nobody unarmed may enter a hex alone: it is unexplored, or enemies or their colony are there (SE-6.7). */
function isGuarded(state: EmpiresState, seat: Seat, hex: HexId): boolean {
  const colony = colonyAt(state, hex);
  const isTheirs = colony !== null && !areAllies(state, colony.owner, seat);
  return isUnexplored(state, hex) || isTheirs || hasEnemies(state, hex, seat);
}

function whyNotFighters(stack: readonly Piece[]): Reason | null {
  return fightersIn(stack) > roomIn(stack) ? NO_ROOM : null;
}

const NO_ROOM: Reason = { why: say('why.fighters'), rule: 'SE-14.1' };

/** The hexes beside a counter, and what stands in the way of each. */
export function stepsFrom(
  state: EmpiresState,
  seat: Seat,
  stack: readonly Piece[],
): readonly { readonly to: HexId; readonly fault: Reason | null }[] {
  const [first] = stack;
  if (first === undefined) return [];
  return neighboursOf(state, first.at).map(to => ({ to, fault: whyNotStep(state, seat, stack, to) }));
}

/** Whether a counter can go to a hex beside it by itself. */
export function canStep(state: EmpiresState, seat: Seat, piece: Piece): boolean {
  return neighboursOf(state, piece.at).some(to => whyNotStep(state, seat, [piece], to) === null);
}

/**
 * Whether counters that stand in one hex can go a way of several hexes together, and meet nobody before its end (SE-6).
 */
export function canGoAlong(state: EmpiresState, seat: Seat, stack: readonly Piece[], way: readonly HexId[]): boolean {
  let walking = stack;
  const end = way.length - 1;
  for (const [place, to] of way.entries()) {
    if (whyNotStep(state, seat, walking, to) !== null || hopesForEscort(state, seat, walking, to)) return false;
    if (place < end && hasEnemies(state, to, seat)) return false;
    const road = goesByRoad(state, walking, to);
    const ends = endsMove(state, to, road);
    walking = walking.map(piece => ({
      ...piece,
      at: to,
      lots: lotsOf(piece).map(lot => ({
        ...lot,
        gone: lot.gone + 1,
        road: road && hasKeptToRoads(lot),
        halted: lot.halted || ends,
      })),
    }));
  }
  return true;
}

/** Whether a hex ends the move of what enters it, along a chain if `road` (SE-6.4, SE-7.1, SE-13.3). */
export function endsMove(state: EmpiresState, hex: HexId, road: boolean): boolean {
  const terrain = terrainOf(state, hex);
  return isUnexplored(state, hex) || (!road && (terrain === 'asteroids' || terrain === 'nebula'));
}
