import { offerPlain } from '../../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../../kernel/match/offer.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import type { EventEffect as Facts, EventKind } from '../../data/events.ts';
import { AREAS } from '../../data/planets.ts';
import type { AreaId } from '../../data/planets.ts';
import { areaState, isPresentOn } from '../../state/areas.ts';
import type { StarCraftState } from '../../state/state.ts';
import { say } from '../../text/say.ts';
import { depleteArea } from '../paying.ts';
import type { EventEffect } from './effect.ts';
import { factsOf } from './facts-of.ts';
import { resourceAreas, resourceAreaShown } from './resource-areas.ts';

type DepleteArea = Extract<Facts, { readonly op: 'deplete-area' }>;

/** Sabotaged Refinery, Strip Mining: a resource area of any seat is depleted by one step (SC-21.7.5). */
export function depletesArea(event: EventKind): EventEffect {
  const effectFacts = factsOf(event, 'deplete-area');
  return {
    whyNot: (state, seat) =>
      depletableAreas(state, seat, effectFacts).options.length > 0
        ? null
        : { why: say(`events.why.no-area.${effectFacts.from}`), rule: 'SC-21.7.2' },
    *execute(game, seat) {
      const { state } = game;
      const { options, blocked } = depletableAreas(state, seat, effectFacts);
      const area = yield* choose(game, seat, 'event.area', options, {
        prompt: say(`events.deplete.prompt.${effectFacts.from}`),
        subject: `event:${event}`,
        rule: 'SC-21.7.1',
        blocked,
      });
      depleteArea(game, area);
    },
  };
}

function depletableAreas(state: StarCraftState, seat: Seat, effectFacts: DepleteArea): Offer<AreaId> {
  return offerPlain(resourceAreas(state, 'none', 'partial', 'full'), {
    id: area => `area:${area}`,
    face: resourceAreaShown,
    whyNot: area => obstacle(state, seat, effectFacts, area),
  });
}

function obstacle(state: StarCraftState, seat: Seat, { from, where }: DepleteArea, area: AreaId): Reason | null {
  const { depletion } = areaState(state, area);
  if (depletion === 'full') return { why: say('events.why.depleted'), rule: 'SC-21.7.5' };
  if (from === 'untouched' && depletion === 'partial') return { why: say('events.why.partial'), rule: 'SC-21.7.5' };
  if (from === 'partial' && depletion === 'none') return { why: say('events.why.untouched'), rule: 'SC-21.7.5' };
  if (where === 'anywhere' || isPresentOn(state, AREAS[area].planet, seat)) return null;
  return { why: say('events.why.not-present'), rule: 'SC-21.7' };
}
