import { offerPlain } from '../../../../kernel/match/offer.ts';
import type { OptionFace } from '../../../../kernel/match/offer.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import { AREAS } from '../../data/planets.ts';
import type { AreaId, PlanetId } from '../../data/planets.ts';
import { planetName, say } from '../../text/say.ts';
import { depleteArea } from '../paying.ts';
import type { EventEffect } from './effect.ts';
import { factsOf } from './facts-of.ts';
import { resourceAreas } from './resource-areas.ts';

const { steps } = factsOf('scorched-world', 'deplete-planet');

/**
 * Scorched World: all resource areas of one planet are depleted by one step at the same time, except those already
 * depleted (SC-21.7.5).
 */
export const scorchedWorld: EventEffect = {
  whyNot: state =>
    resourceAreas(state, 'none', 'partial').length > 0
      ? null
      : { why: say('events.why.all-depleted'), rule: 'SC-21.7.2' },
  *execute(game, seat) {
    const { state } = game;
    const undepletedAreas = (planet: PlanetId): AreaId[] =>
      resourceAreas(state, 'none', 'partial').filter(area => AREAS[area].planet === planet);
    const planets = state.planets.map(({ planet }) => planet);
    const { options, blocked } = offerPlain(planets, {
      id: planet => `planet:${planet}`,
      face: planet => planetFace(planet, undepletedAreas(planet).length),
      whyNot: planet =>
        undepletedAreas(planet).length > 0 ? null : { why: say('events.why.depleted'), rule: 'SC-21.7.5' },
    });
    const planet = yield* choose(game, seat, 'event.planet', options, {
      prompt: say('events.scorched-world.prompt'),
      subject: 'event:scorched-world',
      rule: 'SC-21.7.1',
      blocked,
    });
    for (let step = 0; step < steps; step += 1) for (const area of undepletedAreas(planet)) depleteArea(game, area);
  },
};

function planetFace(planet: PlanetId, count: number): OptionFace {
  const words = say('events.scorched-world.planet', { planet: planetName(planet), count });
  return { words, refs: [`planet:${planet}`] };
}
