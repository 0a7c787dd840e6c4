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
function besideFor(state: EmpiresState, hex: HexId): HexId[] {
  return besideInPlay(state, hex).filter(other => mayPass(state, other));
}

/** Whether something in a hex attracts machines: a revealed planet, asteroids, or ships of any side (SE-18.3.2). */
function isPrey(state: EmpiresState, hex: HexId): boolean {
  return (
    isPlanet(state, hex) ||
    terrainOf(state, hex) === 'asteroids' ||
    piecesAt(state, hex).some(({ owner }) => owner !== MACHINES_SIDE)
  );
}

/** The nearest goals within a machine's reach, all equally far (SE-18.3.2); empty if there are none. */
export function goalsOf(state: EmpiresState, from: HexId): HexId[] {
  if (piecesAt(state, from).some(({ owner }) => owner !== MACHINES_SIDE)) return [from];
  const visited = new Set<HexId>([from]);
  let frontier: HexId[] = [from];
  for (let steps = 1; steps <= MACHINE_REACH; steps += 1) {
    frontier = [...new Set(frontier.flatMap(hex => besideFor(state, hex)))].filter(hex => !visited.has(hex)).sort();
    for (const hex of frontier) visited.add(hex);
    const goals = frontier.filter(hex => mayStop(state, hex) && isPrey(state, hex));
    if (goals.length > 0) return goals;
  }
  return [];
}

/** The hexes that a machine without a goal may go to, each with the same chance (SE-18.3.2). */
export function stepsInto(state: EmpiresState, from: HexId): HexId[] {
  return besideFor(state, from).filter(hex => mayStop(state, hex));
}
