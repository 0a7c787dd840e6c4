import { offerPlain } from '../../../../kernel/match/offer.ts';
import type { Reason } from '../../../../kernel/match/offer.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import type { AreaId } from '../../data/planets.ts';
import { areaState } from '../../state/areas.ts';
import { seatState } from '../../state/seats.ts';
import type { StarCraftState } from '../../state/state.ts';
import { areaName, say } from '../../text/say.ts';
import type { EventEffect } from './effect.ts';
import { resourceAreas, resourceAreaShown } from './resource-areas.ts';

/**
 * New Deposits: a partially depleted Resource card that the owner holds is turned back to its normal side (SC-7.5.4).
 */
export const newDeposits: EventEffect = {
  whyNot: (state, seat) =>
    heldPartial(state, seat).length > 0 ? null : { why: say('events.why.no-partial-card'), rule: 'SC-21.7.2' },
  *execute(game, seat) {
    const { state } = game;
    const restorableAreas = heldPartial(state, seat);
    const otherAreas = resourceAreas(state, 'none', 'partial', 'full').filter(area => !restorableAreas.includes(area));
    const { options, blocked } = offerPlain([...restorableAreas, ...otherAreas], {
      id: area => resourceAreaShown(area).id,
      face: resourceAreaShown,
      whyNot: area => (restorableAreas.includes(area) ? null : whyNotRestored(state, seat, area)),
    });
    const area = yield* choose(game, seat, 'event.area', options, {
      prompt: say('events.new-deposits.prompt'),
      subject: 'event:new-deposits',
      rule: 'SC-21.7.1',
      blocked,
    });
    areaState(state, area).depletion = 'none';
    game.tell?.({
      words: say('events.restored', { seat: { seat }, area: areaName(area) }),
      refs: [`area:${area}`],
      rule: 'SC-21.7.5',
    });
  },
};

function whyNotRestored(state: StarCraftState, seat: Seat, area: AreaId): Reason {
  const isHeld = seatState(state, seat).resourceCards.some(card => card.area === area);
  if (areaState(state, area).depletion === 'full') return { why: say('events.why.depleted'), rule: 'SC-21.7.5' };
  return { why: say(isHeld ? 'events.why.untouched' : 'why.event.not-held'), rule: 'SC-21.7.5' };
}

function heldPartial(state: StarCraftState, seat: Seat): AreaId[] {
  return seatState(state, seat).resourceCards.flatMap(({ area }) =>
    areaState(state, area).depletion === 'partial' ? [area] : [],
  );
}
