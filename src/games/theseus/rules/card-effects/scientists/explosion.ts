import { enemiesIn, unitState } from '../../../state/units.ts';
import { wound } from '../../tracks.ts';
import type { ActionEffect } from '../effect.ts';

/**
 * Explosion: deals N wounds to the faction of each enemy unit in its sector, and N more for each copy. It does not
 * count as an attack.
 */
export const explosion: ActionEffect = {
  canDo: (state, { seat, sector, n }) => n > 0 && enemiesIn(state, sector, seat).length > 0,
  *carryOut(game, { seat, sector, n, copies, card }) {
    for (const unit of enemiesIn(game.state, sector, seat)) {
      const victim = unitState(game.state, unit).seat;
      const refs = [`card:${card}`, `unit:${unit}`] as const;
      wound(game, { victim, by: seat, amount: n * (1 + copies), rule: 'TH-10.1', refs });
    }
    return true;
  },
};
