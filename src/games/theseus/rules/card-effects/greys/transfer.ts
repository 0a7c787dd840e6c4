import type { Reason } from '../../../../../kernel/match/offer.ts';
import { choose } from '../../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../../kernel/match/rule.ts';
import { sectorOf } from '../../../data/places.ts';
import type { UnitId } from '../../../data/units.ts';
import { areAllied } from '../../../state/seats.ts';
import type { Theseus, TheseusState } from '../../../state/state.ts';
import { roomOf, sectorOfUnit, unitState } from '../../../state/units.ts';
import { say, unitName } from '../../../text/say.ts';
import { applyArrivalEffects } from '../../arrival.ts';
import { unitsOfSeats, whyNotForCard } from '../../left-out.ts';
import { markMoved } from '../../moving.ts';
import { offerUnits } from '../../offer.ts';
import { liftUnit } from '../../pieces.ts';
import { turnOf } from '../../turn.ts';
import { unitsChosenBy, noteChosen } from '../chosen.ts';
import type { ActionEffect, CardUse } from '../effect.ts';

/**
 * Transfer: two units in different sectors may exchange their rooms. The unit that was chosen first meets its traps
 * first (TH-6.9).
 */
export const transfer: ActionEffect = {
  canDo: (state, use) => {
    const units = allUnits(state).filter(unit => whyNotExchange(state, use, unit) === null);
    return new Set(units.map(unit => sectorOfUnit(state, unit))).size > 1;
  },
  *carryOut(game, use) {
    const { state } = game;
    const noneOption = { id: 'none', words: say('transfer.none'), value: null };
    const firstOffer = offerUnits(state, allUnits(state), unit => whyNotExchange(state, use, unit));
    const firstUnit = yield* choose<UnitId | null>(game, use.seat, 'card.unit', [noneOption, ...firstOffer.options], {
      prompt: say('transfer.first'),
      subject: `card:${use.card}`,
      rule: 'TH-6.9',
      blocked: firstOffer.blocked,
    });
    if (firstUnit === null) return false;
    const secondOffer = offerUnits(state, allUnits(state), unit => whyNotExchange(state, use, unit, firstUnit));
    const secondUnit = yield* choose(game, use.seat, 'card.unit', secondOffer.options, {
      prompt: say('transfer.second', { unit: unitName(firstUnit) }),
      subject: `unit:${firstUnit}`,
      rule: 'TH-6.9',
      blocked: secondOffer.blocked,
    });
    noteChosen(game, use.card, firstUnit);
    noteChosen(game, use.card, secondUnit);
    yield* exchangeRooms(game, firstUnit, secondUnit);
    return true;
  },
};

function allUnits(state: TheseusState): UnitId[] {
  return unitsOfSeats(state, () => true);
}

/**
 * Why Transfer can't choose a unit, or can't exchange it with `firstUnit`; `null` if it can. It can choose enemies,
 * and own units that have not moved in this turn (TH-6.10), but no unit of an ally (TH-19.5).
 */
function whyNotExchange(
  state: TheseusState,
  { seat, card }: CardUse,
  unit: UnitId,
  firstUnit: UnitId | null = null,
): Reason | null {
  const obstacle = whyNotForCard(state, unit, unitsChosenBy(state, card));
  if (obstacle !== null) return obstacle;
  const owner = unitState(state, unit).seat;
  if (owner !== seat && areAllied(state, owner, seat)) return { why: say('why.allys-unit'), rule: 'TH-19.5' };
  if (owner === seat && turnOf(state).moved.includes(unit)) return { why: say('why.moved'), rule: 'TH-6.10' };
  const isSameSector = firstUnit !== null && sectorOfUnit(state, firstUnit) === sectorOfUnit(state, unit);
  return isSameSector ? { why: say('why.same-sector'), rule: 'TH-6.9' } : null;
}

/**
 * Exchanges the rooms of two units, even if they are held, and only then lets them meet the traps. There is no launch
 * and no attack.
 */
function* exchangeRooms(game: Theseus, firstUnit: UnitId, secondUnit: UnitId): Rule {
  const { state } = game;
  const [from, to] = [roomOf(state, firstUnit), roomOf(state, secondUnit)];
  if (from === null || to === null) return;
  for (const unit of [firstUnit, secondUnit]) {
    markMoved(game, unit);
    liftUnit(game, unit);
  }
  unitState(state, firstUnit).place = to;
  unitState(state, secondUnit).place = from;
  const words = say('transfer.done', { unit: unitName(firstUnit), other: unitName(secondUnit) });
  game.tell?.({
    words,
    rule: 'TH-6.9',
    refs: [`unit:${firstUnit}`, `unit:${secondUnit}`, `room:${to}`, `room:${from}`],
  });
  yield* applyArrivalEffects(game, firstUnit, sectorOf(to));
  yield* applyArrivalEffects(game, secondUnit, sectorOf(from));
}
