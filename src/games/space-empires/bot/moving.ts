import { coloniesOf, terrainOf } from '../state/board.ts';
import { hexRef, pieceRef } from '../text/say.ts';
import { pieceSeen } from '../view.ts';
import type { PieceView } from '../view.ts';
import { armyWay } from './armies.ts';
import { cautiousWay } from './caution.ts';
import { minerWay, settlerWay } from './errands.ts';
import { explorerWay, explores, EXPLORERS, fleetIn, goesToWar } from './fleets.ts';
import { lookFor } from './looking.ts';
import { isHidden, isRisky } from './map.ts';
import type { Way } from './map.ts';
import { isSweeper } from './mines.ts';
import { guardsOf } from './stacks.ts';
import { firstThat, goneBy, optionFor, isWarship, ownPieces } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';
import { PATIENCE, warWayAlone } from './war-alone.ts';
import { warWayAmongSeats } from './war.ts';

/** The plan for a counter: its path with the goal and the first step. */
export interface Plan {
  readonly piece: PieceView;
  readonly way: Way;
}

/**
 * Chooses the next order of the movement phase (SE-6): first actions that cost nothing, then one counter after another.
 */
export const choose: Strategy = turn => {
  const free = firstThat(turn, 'settle', 'put', 'take', 'hide');
  if (free !== null) return free;
  const look = lookFor(turn);
  if (look !== null) return look;
  const apart = splitFor(turn);
  if (apart !== null) return apart;
  for (const piece of ownPieces(turn)) {
    const go = optionFor(turn, 'go', pieceRef(piece.handle));
    if (go !== null && planFor(turn, piece) !== null) return go;
  }
  return joinFor(turn) ?? 'done';
};

/**
 * The option that splits a group of Scouts while there is much to explore, so that each Scout explores by itself;
 * `null` if there is none.
 */
function splitFor(turn: BotTurn): string | null {
  const { view } = turn;
  const scouts = ownPieces(turn).filter(({ kind }) => kind === 'scout');
  if (scouts.length >= EXPLORERS || view.cycle > 8) return null;
  for (const piece of scouts) {
    const apart = optionFor(turn, 'apart', pieceRef(piece.handle));
    if (apart !== null && goneBy(piece) === 0 && scouts.length + (piece.count ?? 0) - 1 <= EXPLORERS) return apart;
    const split = optionFor(turn, 'split', pieceRef(piece.handle));
    if (split !== null && (piece.count ?? 0) > 1 && goneBy(piece) === 0) return split;
  }
  return null;
}

/**
 * The option that merges two groups of one type at a colony, or anywhere if armies are led together, so that counters
 * stay free; `null` if there is none.
 */
function joinFor(turn: BotTurn): string | null {
  const { view, me, decision, doctrine } = turn;
  const worlds = coloniesOf(view, me).map(([hex]) => hex);
  const found = decision.options.find(({ subject, details }) => {
    const piece = details?.do === 'merge' ? pieceSeen(view, subject) : null;
    return (
      piece !== null &&
      (isWarship(piece) || piece.kind === 'yard') &&
      (doctrine.armies || worlds.includes(piece.at)) &&
      piece.kind !== 'scout'
    );
  });
  return found?.id ?? null;
}

/** Takes the step that the plan for the first counter of the stack asks for (SE-6.3). Fleets move together. */
export const where: Strategy = turn => {
  const { view, decision } = turn;
  const stay = decision.options.find(({ id }) => id === 'back');
  const stack = (stay?.refs ?? []).flatMap(ref => pieceSeen(view, ref) ?? []);
  const [first] = stack;
  if (first === undefined) return 'back';
  const plan = planFor(turn, first);
  if (plan === null) return 'back';
  if (goesToWar(turn, first)) {
    const other = decision.options.find(({ subject, details }) => {
      const piece = details?.do === 'with' ? pieceSeen(view, subject) : null;
      return (
        piece !== null &&
        ((goesToWar(turn, piece) && goneBy(piece) === goneBy(first) && !staysHome(turn, piece)) ||
          hasRoom(stack, piece) ||
          isSweeper(piece))
      );
    });
    if (other !== undefined) return other.id;
  }
  return optionFor(turn, 'to', hexRef(plan.way.first)) ?? firstThat(turn, 'to') ?? 'back';
};

/** Whether a warship is one of the guards of the homeworld while its fleet leaves. */
function staysHome(turn: BotTurn, piece: PieceView): boolean {
  return turn.view.solo === undefined && !turn.doctrine.armies && guardsOf(turn).has(piece);
}

/** Whether the carriers of a stack still have room for fighters. */
function hasRoom(stack: readonly PieceView[], piece: PieceView): boolean {
  if (piece.kind !== 'fighter') return false;
  const count = (kind: PieceView['kind']): number =>
    stack.reduce((sum, one) => sum + (one.kind === kind ? (one.count ?? 0) : 0), 0);
  return count('fighter') + (piece.count ?? 0) <= count('carrier') * 3;
}

// The functions below plan the path of each counter.

/** The plan for a counter; `null` if it stays. */
function planFor(turn: BotTurn, piece: PieceView): Plan | null {
  if (leavesOthersBehind(turn, piece)) return null;
  const way = wayFor(turn, piece);
  if (way === null) return null;
  // Hexes whose entry takes the whole move can only be entered as the first step (SE-6.4).
  const terrain = terrainOf(turn.view, way.first);
  const isFirst = goneBy(piece) === 0;
  // A hex with a risky marker must be scanned first.
  if (
    piece.kind !== 'scout' &&
    turn.view.solo !== undefined &&
    turn.view.cycle <= PATIENCE &&
    isRisky(turn.view, way.first)
  )
    return null;
  const restricted = isHidden(turn.view, way.first) || terrain === 'asteroids' || terrain === 'nebula';
  return restricted && !isFirst ? null : { piece, way };
}

/** Whether a counter would leave behind slower ships of its fleet that moved here with it. */
function leavesOthersBehind(turn: BotTurn, piece: PieceView): boolean {
  const gone = goneBy(piece);
  if (turn.view.solo === undefined || gone === 0 || turn.decision.kind !== 'move.choose' || !goesToWar(turn, piece))
    return false;
  return fleetIn(turn, piece.at).some(
    other => goneBy(other) === gone && optionFor(turn, 'go', pieceRef(other.handle)) === null,
  );
}

function wayFor(turn: BotTurn, piece: PieceView): Way | null {
  const { view, doctrine } = turn;
  const alone = (way: Way | null): Way | null => (doctrine.armies ? cautiousWay(turn, piece, way) : way);
  switch (piece.kind) {
    case 'colony-ship':
      return alone(settlerWay(turn, piece));
    case 'miner':
      return alone(minerWay(turn, piece));
    case 'decoy':
    case 'mine':
    case 'pipeline':
    case 'base':
    case 'yard':
    case null:
      return null;
    default:
      if (piece.kind === 'scout' && explores(turn, piece)) {
        const way = explorerWay(turn, piece);
        if (doctrine.armies && way !== null) return cautiousWay(turn, piece, way);
        if (way !== null || view.cycle < 4) return way;
      }
      if (view.solo !== undefined) return warWayAlone(turn, piece);
      return doctrine.armies ? armyWay(turn, piece) : warWayAmongSeats(turn, piece);
  }
}

/** Splits off the smallest part of a group, one unit. */
export const splitting: Strategy = ({ decision }) => decision.amount?.min ?? decision.options[0]?.id ?? null;
