import { choose } from '../../../../../kernel/rule.ts';
import type { SectorId } from '../../../data/ids.ts';
import { sectorRefs } from '../../../state/refs.ts';
import { controllerOf } from '../../../state/cards.ts';
import { deactivationLeft } from '../../../state/tokens.ts';
import { say, sectorName } from '../../../text/say.ts';
import { sectorOptions } from '../../options.ts';
import type { ActionEffect } from '../effect.ts';

/** Trap Detector: up to N deactivation tokens into sectors of choice, several into one if so wished (TH-16.3.6). */
export const trapDetector: ActionEffect = {
  canDo: (state, { n }) => n > 0 && deactivationLeft(state) > 0,
  *carryOut(game, { seat, slot, n }) {
    const { state } = game;
    for (let placed = 0; placed < n && deactivationLeft(state) > 0; placed++) {
      const end = placed === 0 ? [] : [{ id: 'done', words: say('done'), value: null }];
      const sector = yield* choose<SectorId | null>(game, seat, 'card.sector', [...end, ...sectorOptions(state.ring)], {
        prompt: say('trap-detector.sector', { left: Math.min(n - placed, deactivationLeft(state)) }),
        rule: 'TH-16.3.6',
      });
      if (sector === null) return true;
      state.deactivation[sector] = [...(state.deactivation[sector] ?? []), controllerOf(state, slot)];
      const words = say('trap-detector.placed', { sector: sectorName(sector) });
      game.tell({ words, rule: 'TH-16.3.6', refs: sectorRefs(sector) });
    }
    return true;
  },
};
