import type { Seat } from '../../../kernel/words/message.ts';
import type { SectorId } from '../data/ids.ts';
import type { UnitId } from '../data/units.ts';
import { attackersOf, lurkingTargets, targetsOf } from '../rules/attack-targets.ts';
import { modulesOf } from '../rules/modules.ts';
import type { TheseusState } from '../state/state.ts';
import { attackOf, enemiesIn, unitState } from '../state/units.ts';
import { crowdsIn } from './crowds.ts';
import type { Crowd } from './crowds.ts';
import { allWoundsWorth, dataWorth, woundsWorth } from './worth.ts';

/** What attacks in a sector give: data points, and wounds of one victim. */
interface Spoils {
  readonly victim: Seat;
  readonly wounds: number;
  readonly data: number;
}

const NOTHING: Spoils = { victim: 0, wounds: 0, data: 0 };

/**
 * Cached results of attacks, by installed cards, then by seat and sector, then by the units there. The positions that
 * are imagined for one answer share most of them.
 */
const KNOWN = new WeakMap<TheseusState['installed'], Map<string, Map<string, Spoils>>>();

/**
 * The value, for seat `me`, of one attack by all units of seat `by` in a sector (TH-8.7). The result is cached, so
 * `state` must not be changed in place afterwards.
 */
export function attackWorth(state: TheseusState, me: Seat, by: Seat, sector: SectorId): number {
  return oneWorth(state, me, by, spoilsOf(state, by, sector, crowdsIn(state)[sector], knownSpoils(state, by)));
}

/**
 * The values, for seat `me`, of attacks by the units of one seat: `gains` in each sector alone, `all` in an assault.
 */
export interface Attacks {
  readonly gains: ReadonlyMap<SectorId, number>;
  readonly all: number;
}

/** The values, for seat `me`, of attacks by all units of seat `by`: in each sector, and in an assault. */
export function attacksWorth(state: TheseusState, me: Seat, by: Seat): Attacks {
  const all = allSpoils(state, by);
  const gains = new Map<SectorId, number>();
  for (let at = 0; at < all.length; at += 1) {
    const sector = state.ring[at];
    const spoils = all[at];
    if (sector !== undefined && spoils !== undefined) gains.set(sector, oneWorth(state, me, by, spoils));
  }
  return { gains, all: spoilsWorth(state, me, by, all) };
}

/**
 * The value, for seat `me`, of an assault by all units of seat `by` (TH-8.6). Points from several sectors together may
 * win the match.
 */
export function assaultWorth(state: TheseusState, me: Seat, by: Seat = me): number {
  return spoilsWorth(state, me, by, allSpoils(state, by));
}

function oneWorth(state: TheseusState, me: Seat, by: Seat, spoils: Spoils): number {
  if (spoils === NOTHING) return 0;
  const { victim, wounds, data } = spoils;
  return woundsWorth(state, me, { victim, by, amount: wounds }) + dataWorth(state, me, by, data);
}

function spoilsWorth(state: TheseusState, me: Seat, by: Seat, all: readonly Spoils[]): number {
  const some = all.filter(one => one !== NOTHING);
  const [first] = some;
  if (first === undefined) return 0;
  if (some.length === 1) return oneWorth(state, me, by, first);
  const wounds = new Map<Seat, number>();
  let points = 0;
  for (const { victim, wounds: dealt, data } of some) {
    points += data;
    wounds.set(victim, (wounds.get(victim) ?? 0) + dealt);
  }
  return allWoundsWorth(state, me, by, wounds) + dataWorth(state, me, by, points);
}

/** What attacks of `by` give in each sector of the ring. */
function allSpoils(state: TheseusState, by: Seat): readonly Spoils[] {
  const crowds = crowdsIn(state);
  const known = knownSpoils(state, by);
  return state.ring.map(sector => spoilsOf(state, by, sector, crowds[sector], known));
}

function spoilsOf(
  state: TheseusState,
  by: Seat,
  sector: SectorId,
  crowd: Crowd | undefined,
  known: Map<string, Spoils>,
): Spoils {
  if (crowd === undefined) return NOTHING;
  let spoils = known.get(crowd.key);
  if (spoils === undefined) known.set(crowd.key, (spoils = foughtFor(state, by, sector)));
  return spoils;
}

/** What attacks of `by` on crowds give that were looked at before, with these cards. */
function knownSpoils({ installed, malfunction }: TheseusState, by: Seat): Map<string, Spoils> {
  let known = KNOWN.get(installed);
  if (known === undefined) KNOWN.set(installed, (known = new Map<string, Map<string, Spoils>>()));
  const about = `${by}${malfunction}`;
  let crowds = known.get(about);
  if (crowds === undefined) known.set(about, (crowds = new Map<string, Spoils>()));
  return crowds;
}

function foughtFor(state: TheseusState, by: Seat, sector: SectorId): Spoils {
  const enemies = enemiesIn(state, sector, by).filter(unit => !unitState(state, unit).invisible);
  if (enemies.length === 0) return NOTHING;
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
  return tally;
}

/** Adds the results of one unit's attack to `tally`, and returns the number of its wounds. */
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

/** The value of an attack by one unit. */
export function strikeWorth(state: TheseusState, me: Seat, unit: UnitId): number {
  const { seat } = unitState(state, unit);
  const tally = { wounds: 0, data: 0, victim: seat };
  attackWith(state, unit, targetsOf(state, unit), tally);
  const { victim, wounds, data } = tally;
  return woundsWorth(state, me, { victim, by: seat, amount: wounds }) + dataWorth(state, me, seat, data);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
