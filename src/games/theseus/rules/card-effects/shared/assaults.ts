import { assault } from '../../attacks.ts';
import type { ActionEffect } from '../effect.ts';

/** The card Assault: makes an assault, like the action of the Corridors (TH-8.6). */
export const assaults: ActionEffect = {
  canDo: () => true, // lurking cards attack even where no unit can
  *carryOut(game, { seat }) {
    return yield* assault(game, seat);
  },
};
