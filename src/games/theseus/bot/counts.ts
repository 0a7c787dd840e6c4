import type { Seat } from '../../../kernel/words/message.ts';
import type { Counts } from '../../../bots/reasons.ts';
import { controllerOf, installedSlots } from '../state/cards.ts';
import { areAllied, opponentsOf, seatState } from '../state/seats.ts';
import { unitsOf, unitState } from '../state/units.ts';
import type { TheseusView } from '../view.ts';
import { positionOf } from '../view/position.ts';
import type { CountName } from '../text/counts.en.ts';

/** The counts of which less is better. */
export const ENEMY_COUNTS = ['enemy-life', 'enemy-data', 'enemy-cards'] as const satisfies readonly CountName[];

/** What people count in a position: points, tokens, upgraded units, cards. Several opponents count by their average. */
export function countsOf(view: TheseusView, seat: Seat): Counts {
  const state = positionOf(view);
  const { life, data, upgrades } = seatState(state, seat);
  const others = opponentsOf(state, seat).map(other => seatState(state, other));
  const slots = installedSlots(state);
  const own = slots.filter(slot => areAllied(state, controllerOf(state, slot), seat)).length;
  const counts: Record<CountName, number> = {
    life,
    data,
    upgrades,
    upgraded: unitsOf(state, seat).filter(unit => unitState(state, unit).side === 'upgraded').length,
    cards: own,
    'enemy-life': average(others.map(other => other.life)),
    'enemy-data': average(others.map(other => other.data)),
    'enemy-cards': slots.length - own,
  };
  return counts;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
