import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { CARDS, kindOf } from '../data/cards.ts';
import type { SectorId, SlotId } from '../data/ids.ts';
import { TRACK_END } from '../data/tokens.ts';
import type { UnitId } from '../data/units.ts';
import { cardUseOf } from '../rules/card-effects/use.ts';
import { controllerOf, workingOfType } from '../state/cards.ts';
import { areAllied, factionOf, inOrder, seatState } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';
import { attackOf, enemiesIn, sectorOfUnit, unitsOf, unitState } from '../state/units.ts';
import { attacksWorth } from './attacking.ts';
import { crowdsIn } from './crowds.ts';
import type { Crowds } from './crowds.ts';
import { dataWorth, UPGRADE } from './worth.ts';

// The outlook of a position: what the places of all units and the installed cards promise for the next turns.

/**
 * How much future moves count beside present gains: the best move, the average move, and an assault at some later time.
 */
interface Shares {
  readonly best: number;
  readonly mean: number;
  readonly some: number;
}

/**
 * The shares for the seat's own next moves. They are lower for Pandora, whose units are more often hurt or launched
 * before they can move, so it prefers present gains.
 */
const HOPE: Shares = { best: 0.8, mean: 0, some: 0.1 };
const HOPE_OF_PANDORA: Shares = { best: 0.5, mean: 0, some: 0 };

/**
 * The shares for the next moves of enemies. In a free-for-all a wound costs its victim nothing, and Scientists that
 * avoid everybody gain nothing there.
 */
const DANGER: Shares = { best: 0.8, mean: 0.8, some: 0.1 };
const DANGER_TO_SCIENTISTS_AMONG_MORE: Shares = { best: 0.6, mean: 0.6, some: 0.1 };

/** The value of an action card that gives no points. */
const OTHER_CARD = 0.5;

/** The weight of a sector's action cards beside an attack: the cards are still there in later turns. */
const VISIT = 0.6;

/** The value of the attack by the arriving unit itself, if it fills a sector. */
const NEWCOMER = 0.7;

/**
 * Whether only attacks count for a seat: Pandora in a duel wins by wounds alone. If it also weighed action cards and
 * the extra turn of the Tech Bay, it would attack less and win fewer duels (docs/balance.md).
 */
export function livesByAttacks(state: TheseusState, me: Seat): boolean {
  return state.options.mode === 'duel' && factionOf(state, me) === 'pandora';
}

/**
 * The outlook for seat `me`: the gains and losses that the next moves of all units promise. The result is cached, so
 * `state` must not be changed in place afterwards.
 */
export function outlook(state: TheseusState, me: Seat): number {
  let known = KNOWN.get(state.seats);
  if (known === undefined) KNOWN.set(state.seats, (known = new Map<string, number>()));
  const crowds = crowdsIn(state);
  let about = `${me}${state.malfunction}`;
  for (const sector of state.ring) about += crowds[sector]?.key ?? '';
  let worth = known.get(about);
  if (worth === undefined) known.set(about, (worth = sum(inOrder(state).map(seat => prospects(state, me, seat)))));
  return worth;
}

/**
 * The outlooks of positions by all that they depend on: `me`, the malfunction token and who stands where. Positions
 * that share their seats share the installed cards, too. None of them is changed in place.
 */
const KNOWN = new WeakMap<TheseusState['seats'], Map<string, number>>();

/** The value, for seat `me`, of what the next move of `seat` may gain. */
function prospects(state: TheseusState, me: Seat, seat: Seat): number {
  const { gains, all: some } = attacksWorth(state, me, seat);
  const crowds = crowdsIn(state);
  const moves = gather(unitsOf(state, seat), unit => moveWorth(state, me, unit, crowds, gains, some) ?? []);
  if (moves.length === 0) return 0;
  const isFriend = areAllied(state, seat, me);
  const most = isFriend ? Math.max(...moves) : Math.min(...moves);
  const shares = isFriend ? hopeOf(state, me) : dangerTo(state, me);
  return shares.best * most + (shares.mean * sum(moves)) / moves.length + shares.some * some;
}

function hopeOf(state: TheseusState, me: Seat): Shares {
  return factionOf(state, me) === 'pandora' ? HOPE_OF_PANDORA : HOPE;
}

function dangerTo(state: TheseusState, me: Seat): Shares {
  const isBold = state.options.mode === 'free-for-all' && factionOf(state, me) === 'scientists';
  return isBold ? DANGER_TO_SCIENTISTS_AMONG_MORE : DANGER;
}

/**
 * The value, for seat `me`, of a unit's next move by its usual points: an assault from the Corridors, action cards, and
 * a minor assault where the unit fills a sector. `null`: the unit can't move.
 */
function moveWorth(
  state: TheseusState,
  me: Seat,
  unit: UnitId,
  crowds: Crowds,
  gains: ReadonlyMap<SectorId, number>,
  some: number,
): number | null {
  const start = sectorOfUnit(state, unit);
  if (start === null || unitState(state, unit).heldBy !== null) return null;
  const { ring } = state;
  const goal = ring[(ring.indexOf(start) + (crowds[start]?.size ?? 0)) % ring.length] ?? start;
  const assaulted =
    (goal === 'corridors' ? some : 0) + VISIT * visitWorth(state, me, unitState(state, unit).seat, goal, some);
  const there = gains.get(goal) ?? 0;
  if (goal === start) return assaulted + there; // once round the ring: the sector is as full as before
  if ((crowds[goal]?.size ?? 0) < 3) return assaulted;
  const joins = attackOf(state, unit).targets === 'none' ? 0 : NEWCOMER * Math.sign(some);
  return assaulted + there + joins;
}

/**
 * The value, for seat `me`, of a sector's action cards if a unit of `seat` stops there (TH-10.1). `some` is the value
 * of an assault by that seat.
 */
function visitWorth(state: TheseusState, me: Seat, seat: Seat, sector: SectorId, some: number): number {
  if (livesByAttacks(state, me)) return 0;
  return workingOfType(state, sector, 'action')
    .filter(slot => areAllied(state, controllerOf(state, slot), seat))
    .reduce((total, slot) => total + visitTo(state, me, seat, slot, some), 0);
}

function visitTo(state: TheseusState, me: Seat, seat: Seat, slot: SlotId, some: number): number {
  const { card, seat: owner, sector, n, copies } = cardUseOf(state, slot);
  const kind = kindOf(card);
  const runs = CARDS[kind].multiplies === 'once' ? 1 : 1 + copies;
  const sign = areAllied(state, seat, me) ? 1 : -1;
  switch (kind) {
    case 'scientists-archive':
      return dataWorth(state, me, owner, n * runs);
    case 'greys-probe':
      return enemiesIn(state, sector, seat).length === 0 ? 0 : dataWorth(state, me, owner, n * runs);
    case 'scientists-video-cameras':
      return dataWorth(state, me, owner, (state.installed[slot]?.camera ?? 0) * runs);
    case 'scientists-medical-bay':
      return sign * Math.min(n * runs, TRACK_END - seatState(state, seat).life);
    case 'marines-armory':
    case 'scientists-small-laboratory':
    case 'aliens-habitat':
    case 'greys-gene-manipulator':
      return sign * UPGRADE * runs;
    case 'marines-assault':
    case 'aliens-assault':
      return some * runs;
    default:
      return sign * OTHER_CARD;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
