import type { HexId } from '../../data/hexes.ts';
import { besideOnBoard } from '../../data/hexes.ts';
import { coloniesOf, distance } from '../board.ts';
import type { MapState } from '../board.ts';

/** The seat of the solo player. */
export const ALONE = 0;

/** A colony that a machine may attack, with its distance in hexes and its value. */
export interface MachineTarget {
  readonly hex: HexId;
  readonly distance: number;
  readonly value: number;
}

/**
 * The entries of a list with the lowest first worth; among these, the ones with the lowest second worth, and so on.
 * Keeps their order.
 */
export function withLeast<One>(items: readonly One[], ...measures: readonly ((one: One) => number)[]): One[] {
  return measures.reduce<One[]>(
    (left, worth) => {
      const lowestItems = Math.min(...left.map(worth));
      return left.filter(one => worth(one) === lowestItems);
    },
    [...items],
  );
}

/** The homeworld of the solo player; `null` if it has been destroyed. */
export function worldOf(map: MapState): HexId | null {
  return coloniesOf(map, ALONE).find(([, { world }]) => world)?.[0] ?? null;
}

/**
 * The colonies that a machine may go for: the nearest ones, of these the larger, of these the ones nearest to the
 * homeworld. If several are left, the player chooses (SE-25.4).
 */
export function targetsOf(map: MapState, startHex: HexId): MachineTarget[] {
  const world = worldOf(map);
  const allTargets = coloniesOf(map, ALONE).map(([hex, { value }]): MachineTarget => ({
    hex,
    value,
    distance: distance(map, startHex, hex),
  }));
  return withLeast(
    allTargets,
    target => target.distance,
    ({ value }) => -value,
    ({ hex }) => (world === null ? 0 : distance(map, hex, world)),
  );
}

/**
 * The steps that bring a machine nearer to a colony, preferring those nearest to the homeworld. If several are left,
 * the player chooses (SE-25.4). Warp points are not used.
 */
export function stepsTowards(map: MapState, startHex: HexId, target: HexId): HexId[] {
  const world = worldOf(map);
  const nearerSteps = besideOnBoard(startHex).filter(
    hex => map.hexes[hex] !== undefined && distance(map, hex, target) < distance(map, startHex, target),
  );
  return withLeast(nearerSteps, hex => (world === null ? 0 : distance(map, hex, world)));
}
