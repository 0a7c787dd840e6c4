import { gainData } from '../../tracks.ts';
import type { ActionEffect } from '../effect.ts';

/** Archive: gives N data points. */
export const archive: ActionEffect = {
  commutes: () => true,
  canDo: (_, { n }) => n > 0,
  *carryOut(game, { seat, n, card }) {
    gainData(game, seat, n, 'TH-10.1', [`card:${card}`]);
    return true;
  },
};
