import type { TrapEffect } from '../effect.ts';
import { unitState } from '../../../state/units.ts';
import { wound } from '../../tracks.ts';

/**
 * A trap that deals N wounds to the unit's faction, and again for each copy: Mine of the Marines, Fire, Hive,
 * Tentacles.
 */
export const wounds: TrapEffect = {
  commutes: true,
  works: (_, { n }) => n > 0,
  *spring(game, { seat, n, copies, card }, { unit }) {
    const victim = unitState(game.state, unit).seat;
    wound(game, { victim, by: seat, amount: n * (1 + copies), rule: 'TH-7.1', refs: [`card:${card}`, `unit:${unit}`] });
    return true;
  },
};
