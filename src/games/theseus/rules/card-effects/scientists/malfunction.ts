import { beat, choose } from '../../../../../kernel/match/rule.ts';
import { say } from '../../../text/say.ts';
import { malfunctionTargets, offerMalfunctions, placeMalfunction } from '../../malfunction.ts';
import type { ActionEffect } from '../effect.ts';

/** Malfunction: puts the malfunction token on an opponent's card, as in the Control Room (TH-10.6). */
export const malfunction: ActionEffect = {
  canDo: (state, { seat }) => malfunctionTargets(state, seat).length > 0,
  *carryOut(game, { seat }) {
    const { options, blocked } = offerMalfunctions(game.state, seat, target => target);
    const question = { prompt: say('malfunction.which'), rule: 'TH-10.6', blocked };
    const target = yield* choose(game, seat, 'card.malfunction', options, question);
    placeMalfunction(game, seat, target);
    yield* beat('malfunction.placed');
    return true;
  },
};
