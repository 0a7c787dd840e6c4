import type { Seat } from '../../../kernel/words/message.ts';
import type { SectorId } from '../data/ids.ts';
import type { UnitId } from '../data/units.ts';
import { attackersOf, lurkingTargets, targetsOf } from '../rules/attack-targets.ts';
import { modulesOf } from '../rules/modules.ts';
import type { TheseusState } from '../state/state.ts';
import { attackOf, enemiesIn, unitState } from '../state/units.ts';
import { crowdIn } from './crowds.ts';
import { dataWorth, woundsWorth } from './worth.ts';

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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
