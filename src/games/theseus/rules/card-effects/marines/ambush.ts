import { canAttack } from '../../attack-targets.ts';
import type { AttackEvent } from '../../attack-targets.ts';
import { attackEvent } from '../../attacks.ts';
import type { CardUse, TrapEffect } from '../effect.ts';

/**
 * Ambush: after all other traps, the controller's units in its sector make a minor assault, and once more for each copy
 * (TH-16.3.1).
 */
export const ambush: TrapEffect = {
  last: true,
  works: (state, use) => canAttack(state, eventOf(use)),
  *spring(game, use) {
    for (let attackIndex = 0; attackIndex <= use.copies; attackIndex++) {
      if (canAttack(game.state, eventOf(use))) yield* attackEvent(game, eventOf(use));
    }
    return true;
  },
};

function eventOf({ seat, sector }: CardUse): AttackEvent {
  return { seat, sector, lurking: true };
}
