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

/** The weights of things other than track points, where a point on a track weighs 1. */
const INSTALLED = 0.6;
const OUTLOOK = 0.4;
const IN_SPACE = 1.5;
const UPGRADED = 1;
/** The scale of the logistic curve: a lead of this many points over a single opponent is a chance of 73 in 100. */
const SCALE = 4;

/** The chance that `seat` wins, from the strength of all sides and the outlook for the next turns. */
export function chanceOf(view: TheseusView, seat: Seat): number {
  const state = positionOf(view);
  const own = strengthOf(state, seat) + OUTLOOK * Math.max(-10, Math.min(10, outlook(state, seat)));
  const others = opponentsOf(state, seat).map(other => strengthOf(state, other));
  // Allies win together, so only the stronger of two allies counts.
  const rivals = state.options.mode === 'free-for-all' ? others : [Math.max(...others)];
  return 1 / (1 + rivals.reduce((sum, other) => sum + Math.exp((other - own) / SCALE), 0));
}

function strengthOf(state: TheseusState, seat: Seat): number {
  const { life, data, upgrades } = seatState(state, seat);
  // In a free-for-all one full track decides. In a duel the sum decides, and a data track more than half full counts
  // extra.
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
