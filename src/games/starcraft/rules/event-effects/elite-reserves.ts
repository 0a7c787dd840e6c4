import { offerPlain } from '../../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../../kernel/match/offer.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import type { UnitType } from '../../data/units.ts';
import { UNITS } from '../../data/units.ts';
import { raceOf, seatState } from '../../state/seats.ts';
import { isUnlocked, unitsOf } from '../../state/sheet.ts';
import type { StarCraft, StarCraftState } from '../../state/state.ts';
import { say, unitName } from '../../text/say.ts';
import { placeUnits } from '../pieces.ts';
import type { EventEffect } from './effect.ts';
import { factsOf } from './facts-of.ts';
import { tellPlaced } from './place-units.ts';
import { choosePlace, areasForUnits } from './unit-places.ts';

const { where } = factsOf('elite-reserves', 'place-chosen-unit');

/**
 * Elite Reserves: the owner places a free unit of any type that its buildings unlock, but none that needs a technology
 * (SC-21.7.4).
 */
export const eliteReserves: EventEffect = {
  whyNot(state, seat) {
    if (readyUnits(state, seat).options.length === 0)
      return { why: say('events.why.no-unlocked-figure'), rule: 'SC-2.2' };
    if (areasForUnits(state, seat, where).length > 0) return null;
    return { why: say(`events.why.no-place.${where}`), rule: 'SC-9.1' };
  },
  *execute(game, seat) {
    const canChooseUnit = readyUnits(game.state, seat).options.length > 1;
    for (;;) {
      const unit = yield* chooseUnit(game, seat);
      const prompt = say('build.area.prompt', { unit: unitName(unit) });
      const area = yield* choosePlace(game, seat, where, { prompt, back: canChooseUnit });
      if (area === null) continue;
      placeUnits(game, area, seat, unit);
      tellPlaced(game, seat, [{ unit, count: 1 }], area);
      return;
    }
  },
};

function* chooseUnit(game: StarCraft, seat: Seat): Rule<UnitType> {
  const { options, blocked } = readyUnits(game.state, seat);
  return yield* choose(game, seat, 'event.unit', options, {
    prompt: say('events.elite-reserves.prompt'),
    rule: 'SC-21.7.4',
    blocked,
  });
}

function readyUnits(state: StarCraftState, seat: Seat): Offer<UnitType> {
  return offerPlain(unitsOf(raceOf(state, seat)), {
    id: unit => `unit:${unit}`,
    face: unit => ({ words: unitName(unit) }),
    whyNot: unit => unitObstacle(state, seat, unit),
  });
}

function unitObstacle(state: StarCraftState, seat: Seat, unit: UnitType): Reason | null {
  if (UNITS[unit].techRequired !== null) return { why: say('events.why.tech-required'), rule: 'SC-21.7.4' };
  if (!isUnlocked(state, seat, unit)) return { why: say('events.why.locked'), rule: 'SC-8.1.3' };
  if ((seatState(state, seat).supply.units[unit] ?? 0) > 0) return null;
  return { why: say('build.why.no-piece', { piece: unitName(unit) }), rule: 'SC-2.2' };
}
