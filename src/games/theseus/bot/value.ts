import type { Seat } from '../../../kernel/words/message.ts';
import { TRACK_END } from '../data/tokens.ts';
import { controllerOf, installedSlots } from '../state/cards.ts';
import { areAllied, opponentsOf, seatState } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';
import { unitsOf, unitState } from '../state/units.ts';
import type { TheseusView } from '../view.ts';
import { positionOf } from '../view/position.ts';
import { installedWorth } from './cards.ts';
import { outlook } from './prospects.ts';
import { UPGRADE } from './worth.ts';

/** How much other things weigh, when a point on a track weighs 1. */
const INSTALLED = 0.6;
const OUTLOOK = 0.4;
const IN_SPACE = 1.5;
const UPGRADED = 1;
/** By this many points ahead of a single opponent the chance is 73 of 100. */
const SCALE = 4;

/** The chance that `seat` wins, from what all sides have and what is about to happen. */
export function chanceOf(view: TheseusView, seat: Seat): number {
  const state = positionOf(view);
  const own = strengthOf(state, seat) + OUTLOOK * Math.max(-10, Math.min(10, outlook(state, seat)));
  const others = opponentsOf(state, seat).map(other => strengthOf(state, other));
  // Allies win together, so that of two of them only the stronger one counts.
  const rivals = state.options.mode === 'free-for-all' ? others : [Math.max(...others)];
  return 1 / (1 + rivals.reduce((sum, other) => sum + Math.exp((other - own) / SCALE), 0));
}

function strengthOf(state: TheseusState, seat: Seat): number {
  const { life, data, upgrades } = seatState(state, seat);
  // Among three or four one full track decides; in a duel the sum does, and the fuller track of data is nearer to it.
  const tracks =
    state.options.mode === 'free-for-all' ? 1.4 * Math.max(life, data) + 0.3 * Math.min(life, data) : life + data;
  const near = 3 * (Math.max(0, data - TRACK_END / 2) / TRACK_END) ** 2;
  const units = unitsOf(state, seat).reduce((sum, unit) => {
    const { place, side } = unitState(state, unit);
    return sum + (side === 'upgraded' ? UPGRADED : 0) - (place === 'space' ? IN_SPACE : 0);
  }, 0);
  const cards = installedSlots(state)
    .filter(slot => areAllied(state, controllerOf(state, slot), seat))
    .reduce((sum, slot) => sum + installedWorth(state, slot), 0);
  return tracks + near + units + UPGRADE * upgrades + INSTALLED * cards;
}
