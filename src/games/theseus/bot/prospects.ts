import type { Seat } from '../../../kernel/words/message.ts';
import { CARDS, kindOf } from '../data/cards.ts';
import type { SectorId, SlotId } from '../data/ids.ts';
import { TRACK_END } from '../data/tokens.ts';
import type { UnitId } from '../data/units.ts';
import { useOf } from '../rules/card-effects/use.ts';
import { controllerOf, workingOfType } from '../state/cards.ts';
import { areAllied, factionOf, inOrder, seatState } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';
import { attackOf, enemiesIn, sectorOfUnit, unitsOf, unitState } from '../state/units.ts';
import { attacksWorth } from './attacking.ts';
import { crowdIn } from './crowds.ts';
import { dataWorth, UPGRADE } from './worth.ts';

// What the places of all units and the installed cards promise for the turns that follow.

/**
 * How much of the best attack, of an attack by chance, and of what units could do some time counts, beside what is won
 * now.
 */
interface Shares {
  readonly best: number;
  readonly mean: number;
  readonly some: number;
}

/**
 * What one's own units may do next. Pandora hopes for less: its units are hurt or away by then more often, so it takes
 * what is there.
 */
const HOPE: Shares = { best: 0.8, mean: 0, some: 0.1 };
const HOPE_OF_PANDORA: Shares = { best: 0.5, mean: 0, some: 0 };

/**
 * What enemies may do next. Among more a wound costs its victim nothing, and Scientists that shun everybody get
 * nowhere.
 */
const DANGER: Shares = { best: 0.8, mean: 0.8, some: 0.1 };
const DANGER_TO_SCIENTISTS_AMONG_MORE: Shares = { best: 0.6, mean: 0.6, some: 0.1 };

/** An action card that gives no points. */
const OTHER_CARD = 0.5;

/** What the cards of a sector give counts less than an attack: they are there in the turns after that, too. */
const VISIT = 0.6;

/** A unit that comes attacks with the others, if there is anybody in its range. */
const NEWCOMER = 0.7;

/**
 * Whether only attacks count for a seat: Pandora in a duel wins by wounds alone. If it weighed the cards of stops and
 * the extra turn of the Tech Bay, it would leave its enemy in peace, and win fewer duels (docs/balance.md).
 */
export function livesByAttacks(state: TheseusState, me: Seat): boolean {
  return state.options.mode === 'duel' && factionOf(state, me) === 'pandora';
}

/** What the places of all units promise `me` and threaten it with in the turns that follow. */
export function outlook(state: TheseusState, me: Seat): number {
  let known = KNOWN.get(state);
  if (known === undefined) KNOWN.set(state, (known = new Map<Seat, number>()));
  let worth = known.get(me);
  if (worth === undefined) known.set(me, (worth = sum(inOrder(state).map(seat => prospects(state, me, seat)))));
  return worth;
}

/** The outlooks of imagined positions, by seat. None of them is changed in place. */
const KNOWN = new WeakMap<TheseusState, Map<Seat, number>>();

/** What the next move of `seat` may win by attacks, as `me` sees it. */
function prospects(state: TheseusState, me: Seat, seat: Seat): number {
  const { gains, all: some } = attacksWorth(state, me, seat);
  const moves = unitsOf(state, seat).flatMap(unit => moveWorth(state, me, unit, gains, some) ?? []);
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
 * What a unit sets off by its points alone: an assault from the Corridors, a minor one where it fills a sector; `null`:
 * it can't move.
 */
function moveWorth(
  state: TheseusState,
  me: Seat,
  unit: UnitId,
  gains: ReadonlyMap<SectorId, number>,
  some: number,
): number | null {
  const start = sectorOfUnit(state, unit);
  if (start === null || unitState(state, unit).heldBy !== null) return null;
  const { ring } = state;
  const goal = ring[(ring.indexOf(start) + crowdIn(state, start).size) % ring.length] ?? start;
  const assaulted =
    (goal === 'corridors' ? some : 0) + VISIT * visitWorth(state, me, unitState(state, unit).seat, goal, some);
  const there = gains.get(goal) ?? 0;
  if (goal === start) return assaulted + there; // once round the ring: the sector is as full as before
  if (crowdIn(state, goal).size < 3) return assaulted;
  const joins = attackOf(state, unit).targets === 'none' ? 0 : NEWCOMER * Math.sign(some);
  return assaulted + there + joins;
}

/**
 * What the action cards of a sector give a seat that stops there, as `me` sees it (TH-10.1); `some`: what an assault
 * gives it.
 */
function visitWorth(state: TheseusState, me: Seat, seat: Seat, sector: SectorId, some: number): number {
  if (livesByAttacks(state, me)) return 0;
  return workingOfType(state, sector, 'action')
    .filter(slot => areAllied(state, controllerOf(state, slot), seat))
    .reduce((total, slot) => total + visitTo(state, me, seat, slot, some), 0);
}

function visitTo(state: TheseusState, me: Seat, seat: Seat, slot: SlotId, some: number): number {
  const { card, seat: owner, sector, n, copies } = useOf(state, slot);
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
