import { enemiesIn } from '../../../state/units.ts';
import { gainData } from '../../tracks.ts';
import type { ActionEffect } from '../effect.ts';

/** Probe: gives N data points if an enemy unit is in its sector. */
export const probe: ActionEffect = {
  commutes: () => true,
  canDo: (state, { seat, sector, n }) => n > 0 && enemiesIn(state, sector, seat).length > 0,
  *carryOut(game, { seat, n, card }) {
    gainData(game, seat, n, 'TH-10.1', [`card:${card}`]);
    return true;
  },
};
