import { boardOf } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { MACHINE_REACH } from '../data/machines.ts';
import { isRandomMap } from '../data/scenarios.ts';
import { besideInPlay, isPlanet, isUnexplored, terrainOf } from './board.ts';
import { piecesAt } from './pieces.ts';
import { MACHINES_SIDE } from './seats.ts';
import type { EmpiresState } from './state.ts';

/** Whether a machine may move through a hex: no home territory, except on random maps (SE-18.3.3). */
function mayPass(state: EmpiresState, hex: HexId): boolean {
  return isRandomMap(state.options, boardOf(hex)) || state.hexes[hex]?.home === null;
}

/** Whether a machine may end its move in a hex: neither unexplored nor with another machine in it (SE-18.3.3). */
function mayStop(state: EmpiresState, hex: HexId): boolean {
  return mayPass(state, hex) && !isUnexplored(state, hex) && piecesAt(state, hex, MACHINES_SIDE).length === 0;
}

/** The hexes one step from a hex for a machine, which does not use warp points (SE-18.3.3). */
function passableNeighbours(state: EmpiresState, hex: HexId): HexId[] {
  return besideInPlay(state, hex).filter(other => mayPass(state, other));
}

/** Whether something in a hex attracts machines: a revealed planet, asteroids, or ships of any side (SE-18.3.2). */
function isMachineTarget(state: EmpiresState, hex: HexId): boolean {
  return (
    isPlanet(state, hex) ||
    terrainOf(state, hex) === 'asteroids' ||
    piecesAt(state, hex).some(({ owner }) => owner !== MACHINES_SIDE)
  );
}

/** The nearest goals within a machine's reach, all equally far (SE-18.3.2); empty if there are none. */
export function goalsOf(state: EmpiresState, startHex: HexId): HexId[] {
  if (piecesAt(state, startHex).some(({ owner }) => owner !== MACHINES_SIDE)) return [startHex];
  const visitedHexes = new Set<HexId>([startHex]);
  let frontier: HexId[] = [startHex];
  for (let stepCount = 1; stepCount <= MACHINE_REACH; stepCount += 1) {
    frontier = [...new Set(frontier.flatMap(hex => passableNeighbours(state, hex)))]
      .filter(hex => !visitedHexes.has(hex))
      .sort();
    for (const hex of frontier) visitedHexes.add(hex);
    const goals = frontier.filter(hex => mayStop(state, hex) && isMachineTarget(state, hex));
    if (goals.length > 0) return goals;
  }
  return [];
}

/** The hexes that a machine without a goal may go to, each with the same chance (SE-18.3.2). */
export function stepsInto(state: EmpiresState, startHex: HexId): HexId[] {
  return passableNeighbours(state, startHex).filter(hex => mayStop(state, hex));
}
