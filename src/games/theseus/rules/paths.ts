import type { Seat } from '../../../kernel/words/message.ts';
import { bonusFacts, isBonusCardId } from '../data/bonus-cards.ts';
import type { BonusCardId } from '../data/bonus-cards.ts';
import type { SectorId } from '../data/ids.ts';
import { unitFacts } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import { nextSector } from '../state/ring.ts';
import { alliesOf, seatState } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';
import { sectorOfUnit, unitsInSector } from '../state/units.ts';
import { modulesOf } from './modules.ts';

/**
 * One piece of a way: a point spent to pass or to stop, or to stay; or a sector left out, which costs none (TH-6.4).
 */
export interface Leg {
  readonly does: 'pass' | 'stop' | 'stay' | 'skip';
  readonly sector: SectorId;
}

/** A way by the movement rules: what happens on it, and where it ends. */
export interface Path {
  /** Says which way it is: `to:tech-bay+skip:docking-bay`. */
  readonly id: string;
  readonly legs: readonly Leg[];
  readonly target: SectorId;
  /** How much on it differs from passing one sector after the other. */
  readonly unusual: number;
  /**
   * What lengthens or shortens it: by a card where it starts (TH-6.4), a runner's own sector, bonus cards (TH-16.6.2).
   */
  readonly shaft: -1 | 0 | 1;
  readonly further: number;
  readonly passages: number;
}

/** Who moves which unit: `own`, in the own movement phase, or by a card (TH-6.9.1). */
export interface Mover {
  readonly unit: UnitId;
  readonly executor: Seat;
  readonly own: boolean;
}

/** Every way that the unit can take (TH-6.2 to TH-6.4, TH-22.5); two ways to one sector may pass different traps. */
export function pathsFor(state: TheseusState, mover: Mover): Path[] {
  const start = sectorOfUnit(state, mover.unit);
  if (start === null) return [];
  const points = unitsInSector(state, start).length; // TH-6.2
  const mostFurther = mover.own ? unitFacts(mover.unit).further : 0;
  const mostPassages = mover.own ? lengtheningCards(state, mover.executor).length : 0;
  const paths = new Map<string, Path>();
  for (const shaft of shaftsOf(state, mover, start)) {
    for (let further = 0; further <= mostFurther; further++) {
      for (let passages = 0; passages <= mostPassages; passages++) {
        const length = points + shaft + further + passages;
        if (length < 1) continue;
        for (const legs of walks(state, mover, start, length)) {
          const path = pathOf(legs, { shaft, further, passages });
          if (!paths.has(path.id)) paths.set(path.id, path);
        }
      }
    }
  }
  return [...paths.values()];
}

/** The bonus cards of a player and its ally (TH-19.5) that each let the unit go one sector further (TH-16.6.2). */
export function lengtheningCards(
  state: TheseusState,
  seat: Seat,
): { readonly card: BonusCardId; readonly owner: Seat }[] {
  return alliesOf(state, seat).flatMap(owner =>
    seatState(state, owner)
      .aside.filter(isBonusCardId)
      .flatMap(card => (bonusFacts(card).lengthensMove === true ? [{ card, owner }] : [])),
  );
}

function shaftsOf(state: TheseusState, { own, executor }: Mover, start: SectorId): readonly (-1 | 0 | 1)[] {
  return own && modulesOf(state, start, 'adjustsStart', executor).length > 0 ? [0, 1, -1] : [0];
}

/** Every way of this many points from a sector. At least one sector is left behind (TH-6.4). */
function walks(state: TheseusState, mover: Mover, start: SectorId, length: number): Leg[][] {
  const found: Leg[][] = [];
  const walk = (at: SectorId, left: number, legs: readonly Leg[]): void => {
    for (let stays = 0; stays <= Math.min(left, pointsIn(state, mover, at)); stays++) {
      const stayed: Leg[] = [...legs, ...Array.from({ length: stays }, (): Leg => ({ does: 'stay', sector: at }))];
      if (left - stays > 0) goOn(at, left - stays, stayed);
      else if (legs.length > 0) found.push(stopped(stayed, at));
    }
  };
  const goOn = (from: SectorId, left: number, legs: readonly Leg[]): void => {
    const next = nextSector(state, from);
    if (left === 1) found.push([...legs, { does: 'stop', sector: next }]);
    else walk(next, left - 1, [...legs, { does: 'pass', sector: next }]);
    const skipped = legs.some(({ does, sector }) => does === 'skip' && sector === next);
    if (!skipped && modulesOf(state, next, 'skipsSector', mover.executor).length > 0) {
      goOn(next, left, [...legs, { does: 'skip', sector: next }]);
    }
  };
  walk(start, length, []);
  return found;
}

/** A unit that spends its last points in a sector has not passed it, but stops there (TH-16.5.5). */
function stopped(legs: readonly Leg[], at: SectorId): Leg[] {
  const entered = legs.findLastIndex(({ does, sector }) => does === 'pass' && sector === at);
  return legs.map((leg, place) => (place === entered ? { ...leg, does: 'stop' } : leg));
}

/** How many points may be spent in a sector (TH-16.5.5): only in own moves (TH-6.9.1). */
function pointsIn(state: TheseusState, { own, executor }: Mover, sector: SectorId): number {
  if (!own) return 0;
  return modulesOf(state, sector, 'pointsHere', executor).reduce((sum, { use, hook }) => sum + hook(use), 0);
}

function pathOf(legs: readonly Leg[], changes: Pick<Path, 'shaft' | 'further' | 'passages'>): Path {
  const target = legs.findLast(({ does }) => does === 'stop')?.sector ?? 'corridors';
  let id = `to:${target}`;
  let unusual = 0;
  const add = (note: string): void => {
    id += `+${note}`;
    unusual += 1;
  };
  for (const { does, sector } of legs) if (does === 'skip') add(`skip:${sector}`);
  for (const [at, { does, sector }] of legs.entries()) {
    const isFirst = does === 'stay' && legs.findIndex(leg => leg.does === 'stay' && leg.sector === sector) === at;
    if (isFirst) add(`stay:${sector}/${legs.filter(leg => leg.does === 'stay' && leg.sector === sector).length}`);
  }
  if (changes.shaft !== 0) add(changes.shaft === 1 ? 'more' : 'less');
  if (changes.further !== 0) add('further');
  if (changes.passages !== 0) add(`passages:${changes.passages}`);
  return { id, legs, target, unusual, ...changes };
}
