import type { Seat } from '../../../kernel/words/message.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import type { HexId } from '../data/hexes.ts';
import { colonyAt, isEntry, isUnexplored, neighboursOf, terrainOf } from './board.ts';
import {
  enemiesAt,
  fightersIn,
  isCombatCapable,
  forcesAt,
  isBarred,
  isNonCombat,
  roomIn,
  hasEnemies,
} from './pieces.ts';
import { allowanceOf } from './carried.ts';
import { everyUnit, goneBy, lotsOf, someUnit } from './lots.ts';
import { areAllies } from './seats.ts';
import type { Deeds, EmpiresState, Piece } from './state.ts';
import { hexName, kindName, say } from '../text/say.ts';

/**
 * Whether a step between two hexes follows pipelines that have not moved this turn, own ones or those of blood brothers
 * (SE-13.3, SE-22.3).
 */
export function isPipelineStep(state: EmpiresState, seat: Seat, startHex: HexId, targetHex: HexId): boolean {
  const hasPipeline = (hex: HexId): boolean =>
    forcesAt(state, hex, seat).some(piece => piece.kind === 'pipeline' && goneBy(piece) === 0);
  return (
    state.options.sets.includes('pipelines') &&
    hasPipeline(startHex) &&
    hasPipeline(targetHex) &&
    neighboursOf(state, startHex).includes(targetHex)
  );
}

/** Whether some counters keep to one chain of pipelines with their whole move, including the step to `targetHex`. */
export function goesByRoad(state: EmpiresState, pieces: readonly Piece[], targetHex: HexId): boolean {
  const [first] = pieces;
  if (first === undefined || typeof first.owner !== 'number') return false;
  return (
    pieces.every(piece => piece.kind !== 'pipeline' && everyUnit(piece, hasKeptToRoads)) &&
    isPipelineStep(state, first.owner, first.at, targetHex)
  );
}

/** Whether a unit has moved along one chain of pipelines all of this turn, or not at all. */
function hasKeptToRoads({ gone, road }: Deeds): boolean {
  return gone === 0 || road;
}

/**
 * How many hexes a counter may still move this turn, the least of all its units (SE-6.1, SE-13.3, SE-18.1). `isByRoad`:
 * along a chain of pipelines.
 */
function hexesLeft(state: EmpiresState, piece: Piece, isByRoad: boolean): number {
  const allowedHexes = allowanceOf(state, piece) + (isByRoad ? 1 : 0);
  return piece.lots.length === 0
    ? allowedHexes
    : Math.min(...lotsOf(piece).map(({ gone, slung }) => allowedHexes + (slung ? 1 : 0) - gone));
}

/** Whether a counter may not move any more this turn. */
function isHalted(piece: Piece): boolean {
  return someUnit(piece, ({ halted }) => halted);
}

/** Whether a counter can still move at present. */
export function canSetOut(state: EmpiresState, piece: Piece): boolean {
  if (isHalted(piece) || piece.kind === 'fighter' || allowanceOf(state, piece) === 0) return false;
  return hexesLeft(state, piece, false) > 0 || (hexesLeft(state, piece, true) > 0 && isAtPipelines(state, piece));
}

/** Whether a counter is at pipelines and has kept to a chain of them with its whole move so far (SE-13.3). */
function isAtPipelines(state: EmpiresState, piece: Piece): boolean {
  if (!state.options.sets.includes('pipelines') || !everyUnit(piece, hasKeptToRoads)) return false;
  return forcesAt(state, piece.at, piece.owner).some(({ kind }) => kind === 'pipeline');
}

/**
 * Whether a stack has an escort in a hex: a combat-capable unit of its own, or one of the seat or a blood brother that
 * has entered the hex this phase (SE-6.7).
 */
export function isEscorted(state: EmpiresState, hex: HexId, seat: Seat, stack: readonly Piece[]): boolean {
  return [...stack, ...enteredAt(state, hex, seat)].some(isCombatCapable);
}

/** The counters of a seat and its blood brothers in a hex that have moved this turn. */
function enteredAt(state: EmpiresState, hex: HexId, seat: Seat): Piece[] {
  return forcesAt(state, hex, seat).filter(piece => goneBy(piece) > 0);
}

/**
 * Whether a seat can see that a stack would have an escort in a hex. It does not see face-down counters of blood
 * brothers (SE-28).
 */
function seesEscort(state: EmpiresState, hex: HexId, seat: Seat, stack: readonly Piece[]): boolean {
  if (stack.some(isCombatCapable)) return true;
  return enteredAt(state, hex, seat).some(piece => (piece.owner === seat || piece.up) && isCombatCapable(piece));
}

/** Whether a stack would enter a hex without the escort that it needs, as far as its seat can see (SE-6.7). */
function entersAlone(state: EmpiresState, seat: Seat, stack: readonly Piece[], targetHex: HexId): boolean {
  return stack.some(isNonCombat) && isGuarded(state, seat, targetHex) && !seesEscort(state, targetHex, seat, stack);
}

/** Whether a face-down counter of a blood brother in a hex could be an escort: it has not turned out to be none yet. */
function mayHideEscort(state: EmpiresState, seat: Seat, hex: HexId): boolean {
  return (
    state.unescorted?.includes(hex) !== true &&
    forcesAt(state, hex, seat).some(({ owner, up }) => owner !== seat && !up)
  );
}

/**
 * Whether a stack can enter a hex only if a face-down counter of a blood brother escorts it there (SE-6.7). A seat must
 * try to learn whether it does (SE-28).
 */
export function hopesForEscort(state: EmpiresState, seat: Seat, stack: readonly Piece[], targetHex: HexId): boolean {
  return entersAlone(state, seat, stack, targetHex) && mayHideEscort(state, seat, targetHex);
}

/** The reason why counters in one hex can't move together to an adjacent hex; `null` if they can (SE-6). */
export function whyNotStep(state: EmpiresState, seat: Seat, stack: readonly Piece[], targetHex: HexId): Reason | null {
  const terrain = terrainOf(state, targetHex);
  if (terrain === 'supernova') return { why: say('why.supernova'), rule: 'SE-6.5' };
  if (isBarred(state, targetHex, seat))
    return { why: say('why.partner', { hex: hexName(targetHex) }), rule: 'SE-21.3' };
  if (isEntry(state, targetHex)) return { why: say('why.entry', { hex: hexName(targetHex) }), rule: 'SE-25.1.1' };
  if (isUnexplored(state, targetHex) && enemiesAt(state, targetHex, seat).some(side => typeof side !== 'number')) {
    return { why: say('why.lurks', { hex: hexName(targetHex) }), rule: 'SE-25.4' };
  }
  const isByRoad = goesByRoad(state, stack, targetHex);
  for (const piece of stack) {
    if (isHalted(piece) || hexesLeft(state, piece, isByRoad) < 1) {
      return { why: say('why.no-movement', { unit: kindName(piece.kind) }), rule: 'SE-6.1' };
    }
  }
  if (endsMove(state, targetHex, isByRoad) && stack.some(piece => goneBy(piece) > 0)) {
    return { why: say('why.first-step', { hex: hexName(targetHex) }), rule: 'SE-6.4' };
  }
  return whyNotUnescorted(state, seat, stack, targetHex) ?? whyNotFighters(stack);
}

function whyNotUnescorted(state: EmpiresState, seat: Seat, stack: readonly Piece[], targetHex: HexId): Reason | null {
  if (stack.some(({ kind }) => kind === 'mine') && isGuarded(state, seat, targetHex)) return FOUND_MINES;
  return entersAlone(state, seat, stack, targetHex) && !mayHideEscort(state, seat, targetHex) ? UNESCORTED : null;
}

const FOUND_MINES: Reason = { why: say('why.mines'), rule: 'SE-16.1' };
const UNESCORTED: Reason = { why: say('why.unescorted'), rule: 'SE-6.7' };

/** Whether unarmed units may not enter a hex alone: it is unexplored, or has enemies or an enemy colony (SE-6.7). */
function isGuarded(state: EmpiresState, seat: Seat, hex: HexId): boolean {
  const colony = colonyAt(state, hex);
  const isOthersColony = colony !== null && !areAllies(state, colony.owner, seat);
  return isUnexplored(state, hex) || isOthersColony || hasEnemies(state, hex, seat);
}

function whyNotFighters(stack: readonly Piece[]): Reason | null {
  return fightersIn(stack) > roomIn(stack) ? NO_ROOM : null;
}

const NO_ROOM: Reason = { why: say('why.fighters'), rule: 'SE-14.1' };

/** Whether a counter can go to a hex beside it by itself. */
export function canStep(state: EmpiresState, seat: Seat, piece: Piece): boolean {
  return neighboursOf(state, piece.at).some(to => whyNotStep(state, seat, [piece], to) === null);
}

/**
 * Whether counters in one hex can move together along a path of several hexes, and meet nobody before its end (SE-6).
 */
export function canGoAlong(state: EmpiresState, seat: Seat, stack: readonly Piece[], way: readonly HexId[]): boolean {
  let movingStack = stack;
  const lastIndex = way.length - 1;
  for (const [place, to] of way.entries()) {
    if (whyNotStep(state, seat, movingStack, to) !== null || hopesForEscort(state, seat, movingStack, to)) return false;
    if (place < lastIndex && hasEnemies(state, to, seat)) return false;
    const isByRoad = goesByRoad(state, movingStack, to);
    const isMoveOver = endsMove(state, to, isByRoad);
    movingStack = movingStack.map(piece => ({
      ...piece,
      at: to,
      lots: lotsOf(piece).map(lot => ({
        ...lot,
        gone: lot.gone + 1,
        road: isByRoad && hasKeptToRoads(lot),
        halted: lot.halted || isMoveOver,
      })),
    }));
  }
  return true;
}

/**
 * Whether units that enter a hex must end their move there (SE-6.4, SE-7.1, SE-13.3). `isByRoad`: they follow a chain
 * of pipelines.
 */
export function endsMove(state: EmpiresState, hex: HexId, isByRoad: boolean): boolean {
  const terrain = terrainOf(state, hex);
  return isUnexplored(state, hex) || (!isByRoad && (terrain === 'asteroids' || terrain === 'nebula'));
}
