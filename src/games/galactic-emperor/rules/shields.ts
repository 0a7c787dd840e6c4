import { hasWorking } from '../state/seats.ts';
import type { Battle, EmperorState } from '../state/state.ts';

/** GE-11.8: raises the shields of each side with working Shield Generators, if it begins the battle with ships. */
export function raiseShields(state: EmperorState, { sides }: Battle): void {
  for (const side of sides) {
    if (side.groups.length > 0 && hasWorking(state, side.seat, 'shield-generators')) side.shields = 'ready';
  }
}
