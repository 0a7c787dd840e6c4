import type { Offer } from '../../../../../kernel/match/offer.ts';
import { choose } from '../../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../../kernel/words/message.ts';
import { TRACK_END } from '../../../data/tokens.ts';
import { controllerOf } from '../../../state/cards.ts';
import { seatState } from '../../../state/seats.ts';
import type { Theseus, TheseusState } from '../../../state/state.ts';
import { say } from '../../../text/say.ts';
import { offerOpponents } from '../../offer.ts';
import { heal, takeLife } from '../../tracks.ts';
import { tracksCount } from '../../winning.ts';
import type { ActionEffect, CardUse } from '../effect.ts';

/**
 * Medical Bay: gives its controller N life points back, even if an ally executes it (TH-19.5). In a free-for-all it
 * takes N points from opponents instead (TH-16.4.4, TH-18.4).
 */
export const medicalBay: ActionEffect = {
  commutes: ({ options }) => options.mode !== 'free-for-all',
  canDo: (state, { seat, slot }) =>
    state.options.mode === 'free-for-all'
      ? offerVictims(state, seat).options.length > 0
      : seatState(state, controllerOf(state, slot)).life < TRACK_END,
  *carryOut(game, use) {
    if (game.state.options.mode === 'free-for-all') return yield* takeFromOpponents(game, use);
    return heal(game, controllerOf(game.state, use.slot), use.n, [`card:${use.card}`]);
  },
};

/** Takes points from opponents one by one, so that they can be divided in any way. */
function* takeFromOpponents(game: Theseus, { seat, n }: CardUse): Rule<boolean> {
  for (let point = 0; point < n; point++) {
    const { options, blocked } = offerVictims(game.state, seat);
    if (options.length === 0) return point > 0;
    const victim = yield* choose(game, seat, 'card.opponent', options, {
      prompt: say('medical-bay.whose', { left: n - point }),
      rule: 'TH-18.4',
      obvious: true,
      blocked,
    });
    takeLife(game, victim, 1);
  }
  return true;
}

/**
 * The opponents as options. Those without a point to lose are blocked; in a tie also those whose track no longer counts
 * (TH-18.6).
 */
function offerVictims(state: TheseusState, seat: Seat): Offer<Seat> {
  return offerOpponents(state, seat, other =>
    seatState(state, other).life > 0 && tracksCount(state, other) ? null : { why: say('why.no-life'), rule: 'TH-18.4' },
  );
}
