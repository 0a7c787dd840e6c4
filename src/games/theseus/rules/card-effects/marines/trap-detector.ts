import { sectorRefs } from '../../../state/refs.ts';
import { controllerOf } from '../../../state/cards.ts';
import { deactivationLeft } from '../../../state/tokens.ts';
import { say, sectorName } from '../../../text/say.ts';
import { sectorOptions } from '../../options.ts';
import { upToN } from '../shared/up-to.ts';

/**
 * Trap Detector: puts up to N deactivation tokens into chosen sectors, if wished several into one sector (TH-16.3.6).
 * The effect of a token is in `rules/traps.ts` (TH-7.5).
 */
export const trapDetector = upToN({
  rule: 'TH-16.3.6',
  kind: 'card.sector',
  prompt: (left, state) => say('trap-detector.sector', { left: Math.min(left, deactivationLeft(state)) }),
  offer: state => ({ options: deactivationLeft(state) === 0 ? [] : sectorOptions(state.ring), blocked: () => [] }),
  *take(game, { slot }, sector) {
    const { state } = game;
    state.deactivation[sector] = [...(state.deactivation[sector] ?? []), controllerOf(state, slot)];
    const words = say('trap-detector.placed', { sector: sectorName(sector) });
    game.tell?.({ words, rule: 'TH-16.3.6', refs: sectorRefs(sector) });
  },
});
