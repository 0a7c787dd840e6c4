import type { SpaceId } from '../data/spaces.ts';
import type { EmperorState } from '../state/state.ts';

/**
 * Puts food cubes on a sector, or takes them away with a negative count (GE-1.3). They belong to the sector, not to the
 * seat that controls it (GE-6.3).
 */
export function addFood({ food }: EmperorState, space: SpaceId, cubeChange: number): void {
  const cubesAfter = (food[space] ?? 0) + cubeChange;
  if (cubesAfter === 0) Reflect.deleteProperty(food, space);
  else food[space] = cubesAfter;
}
