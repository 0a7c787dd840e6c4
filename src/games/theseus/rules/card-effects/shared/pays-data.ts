import type { TrapEffect } from '../effect.ts';
import { gainData } from '../../tracks.ts';

/** A trap that gives its controller N data points, and again for each copy: Mine of the Greys, Soul Trap. */
export const paysData: TrapEffect = {
  commutes: true,
  works: (_, { n }) => n > 0,
  *spring(game, { seat, n, copies, card }) {
    gainData(game, seat, n * (1 + copies), 'TH-7.1', [`card:${card}`]);
    return true;
  },
};
