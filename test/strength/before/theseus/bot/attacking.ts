import type { Seat } from '../../../../../src/kernel/words/message.ts';
import type { SectorId } from '../../../../../src/games/theseus/data/ids.ts';
import type { UnitId } from '../../../../../src/games/theseus/data/units.ts';
import { attackersOf, lurkingTargets, targetsOf } from '../../../../../src/games/theseus/rules/attack-targets.ts';
import { modulesOf } from '../../../../../src/games/theseus/rules/modules.ts';
import { areAllied, factionOf, inOrder } from '../../../../../src/games/theseus/state/seats.ts';
import type { TheseusState } from '../../../../../src/games/theseus/state/state.ts';
import { attackOf, enemiesIn, sectorOfUnit, unitsOf, unitState } from '../../../../../src/games/theseus/state/units.ts';
import { crowdIn } from './crowds.ts';
import { dataWorth, woundsWorth } from './worth.ts';

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

/** A unit that comes attacks with the others, if there is anybody in its range. */
const NEWCOMER = 0.7;

/**
 * What attacks are worth that were looked at before: the positions that are imagined for one answer share their cards
 * and most crowds.
 */
const KNOWN = new WeakMap<TheseusState['installed'], Map<string, number>>();

/**
 * What all units of `by` in a sector give by attacking once, as `me` sees it (TH-8.7). `state` must not be changed in
 * place afterwards.
 */
export function attackWorth(state: TheseusState, me: Seat, by: Seat, sector: SectorId): number {
  const { size, key } = crowdIn(state, sector);
  if (size === 0) return 0;
  let known = KNOWN.get(state.installed);
  if (known === undefined) KNOWN.set(state.installed, (known = new Map<string, number>()));
  const about = `${me}${by}${state.malfunction}${sector}${key}`;
  let worth = known.get(about);
  if (worth === undefined) known.set(about, (worth = attackWorthOf(state, me, by, sector)));
  return worth;
}

function attackWorthOf(state: TheseusState, me: Seat, by: Seat, sector: SectorId): number {
  const enemies = enemiesIn(state, sector, by).filter(unit => !unitState(state, unit).invisible);
  if (enemies.length === 0) return 0;
  const tally = { wounds: 0, data: 0, victim: by };
  let most = 0;
  for (const unit of attackersOf(state, { seat: by, sector, lurking: true }))
    most = Math.max(most, attackWith(state, unit, enemies, tally));
  if (most > 0) tally.wounds += most * sum(modulesOf(state, sector, 'repeats', by).map(({ use, hook }) => hook(use)));
  for (const { use, hook } of modulesOf(state, sector, 'lurks', by)) {
    const target = lurkingTargets(state, sector, by).find(unit => enemies.includes(unit));
    if (target === undefined) continue;
    const { attacks, wounds } = hook(use);
    tally.victim = unitState(state, target).seat;
    tally.wounds += attacks * wounds;
  }
  for (const { use, hook } of modulesOf(state, sector, 'attackBonus', by)) {
    if (hook.gives === 'data' && tally.data > 0) tally.data += hook.amount(use);
    if (hook.gives === 'wound' && tally.wounds > 0) tally.wounds += hook.amount(use);
  }
  const { victim, wounds, data } = tally;
  return woundsWorth(state, me, { victim, by, amount: wounds }) + dataWorth(state, me, by, data);
}

/** Adds what one unit's attack gives, and returns its wounds. */
function attackWith(
  state: TheseusState,
  unit: UnitId,
  visible: readonly UnitId[],
  tally: { wounds: number; data: number; victim: Seat },
): number {
  const targets = targetsOf(state, unit).filter(target => visible.includes(target));
  const [first] = targets;
  if (first === undefined) return 0;
  const attack = attackOf(state, unit);
  const hits = attack.targets === 'all' ? targets.length : 1;
  if (attack.gives === 'data') {
    tally.data += hits;
    return 0;
  }
  tally.victim = unitState(state, first).seat;
  tally.wounds += hits;
  return hits;
}

/** What an attack of one unit gives. */
export function strikeWorth(state: TheseusState, me: Seat, unit: UnitId): number {
  const { seat } = unitState(state, unit);
  const tally = { wounds: 0, data: 0, victim: seat };
  attackWith(state, unit, targetsOf(state, unit), tally);
  const { victim, wounds, data } = tally;
  return woundsWorth(state, me, { victim, by: seat, amount: wounds }) + dataWorth(state, me, seat, data);
}

/** What an assault of all units of `me` gives (TH-8.6). */
export function assaultWorth(state: TheseusState, me: Seat): number {
  return sum(state.ring.map(sector => attackWorth(state, me, me, sector)));
}

/** What the places of all units promise `me` and threaten it with in the turns that follow. */
export function outlook(state: TheseusState, me: Seat): number {
  return sum(inOrder(state).map(seat => prospects(state, me, seat)));
}

/** What the next move of `seat` may win by attacks, as `me` sees it. */
function prospects(state: TheseusState, me: Seat, seat: Seat): number {
  const gains = new Map(state.ring.map(sector => [sector, attackWorth(state, me, seat, sector)]));
  const some = sum([...gains.values()]);
  const moves = unitsOf(state, seat).flatMap(unit => moveWorth(state, unit, gains, some) ?? []);
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
  unit: UnitId,
  gains: ReadonlyMap<SectorId, number>,
  some: number,
): number | null {
  const start = sectorOfUnit(state, unit);
  if (start === null || unitState(state, unit).heldBy !== null) return null;
  const { ring } = state;
  const goal = ring[(ring.indexOf(start) + crowdIn(state, start).size) % ring.length] ?? start;
  const assaulted = goal === 'corridors' ? some : 0;
  const there = gains.get(goal) ?? 0;
  if (goal === start) return assaulted + there; // once round the ring: the sector is as full as before
  if (crowdIn(state, goal).size < 3) return assaulted;
  const joins = attackOf(state, unit).targets === 'none' ? 0 : NEWCOMER * Math.sign(some);
  return assaulted + there + joins;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
