import { gather } from '../../../kernel/plain/gather.ts';
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

/** One leg of a path: a point spent to pass, to stop or to stay, or a sector that is skipped at no cost (TH-6.4). */
export interface Leg {
  readonly does: 'pass' | 'stop' | 'stay' | 'skip';
  readonly sector: SectorId;
}

/** A path by the movement rules: its legs and its target. */
export interface Path {
  /** The id of the path, such as `to:tech-bay+skip:docking-bay`. */
  readonly id: string;
  readonly legs: readonly Leg[];
  readonly target: SectorId;
  /** The number of differences from simply passing one sector after another. */
  readonly unusual: number;
  /**
   * The sectors added to the path: by a card at its start (`shaft`, TH-6.4), by the unit's ability (`further`), by
   * bonus cards (`passages`, TH-16.6.2).
   */
  readonly shaft: -1 | 0 | 1;
  readonly further: number;
  readonly passages: number;
}

/**
 * The moving unit, and the seat that decides about the move. `own`: in the unit's own movement phase, not by a card
 * (TH-6.9.1).
 */
export interface Mover {
  readonly unit: UnitId;
  readonly executor: Seat;
  readonly own: boolean;
}

/** Every path that the unit can take (TH-6.2 to TH-6.4, TH-22.5). Two paths to one sector may pass different traps. */
export function pathsFor(state: TheseusState, mover: Mover): Path[] {
  const start = sectorOfUnit(state, mover.unit);
  if (start === null) return [];
  const points = unitsInSector(state, start).length; // one movement point for each unit in the sector (TH-6.2)
  const mostExtraSteps = mover.own ? unitFacts(mover.unit).further : 0;
  const mostPassages = mover.own ? lengtheningCards(state, mover.executor).length : 0;
  const paths = new Map<string, Path>();
  for (const shaft of shaftsOf(state, mover, start)) {
    for (let extraSteps = 0; extraSteps <= mostExtraSteps; extraSteps++) {
      for (let passages = 0; passages <= mostPassages; passages++) {
        const length = points + shaft + extraSteps + passages;
        if (length < 1) continue;
        for (const legs of pathsOfLength(state, mover, start, length)) {
          const path = pathOf(legs, { shaft, further: extraSteps, passages });
          if (!paths.has(path.id)) paths.set(path.id, path);
        }
      }
    }
  }
  return [...paths.values()];
}

/** The bonus cards of a player and its ally (TH-19.5) that each lengthen a path by one sector (TH-16.6.2). */
export function lengtheningCards(
  state: TheseusState,
  seat: Seat,
): { readonly card: BonusCardId; readonly owner: Seat }[] {
  return gather(alliesOf(state, seat), owner =>
    gather(seatState(state, owner).aside.filter(isBonusCardId), card =>
      bonusFacts(card).lengthensMove === true ? [{ card, owner }] : [],
    ),
  );
}

function shaftsOf(state: TheseusState, { own, executor }: Mover, start: SectorId): readonly (-1 | 0 | 1)[] {
  return own && modulesOf(state, start, 'adjustsStart', executor).length > 0 ? [0, 1, -1] : [0];
}

/** All paths from a sector that use exactly this number of points. A path must leave its first sector (TH-6.4). */
function pathsOfLength(state: TheseusState, mover: Mover, start: SectorId, length: number): Leg[][] {
  const foundPaths: Leg[][] = [];
  const walkFrom = (at: SectorId, left: number, legs: readonly Leg[]): void => {
    for (let stayCount = 0; stayCount <= Math.min(left, stayPointsIn(state, mover, at)); stayCount++) {
      const legsAfterStay: Leg[] = [
        ...legs,
        ...Array.from({ length: stayCount }, (): Leg => ({ does: 'stay', sector: at })),
      ];
      if (left - stayCount > 0) moveOn(at, left - stayCount, legsAfterStay);
      else if (legs.length > 0) foundPaths.push(endingAt(legsAfterStay, at));
    }
  };
  const moveOn = (from: SectorId, left: number, legs: readonly Leg[]): void => {
    const followingSector = nextSector(state, from);
    if (left === 1) foundPaths.push([...legs, { does: 'stop', sector: followingSector }]);
    else walkFrom(followingSector, left - 1, [...legs, { does: 'pass', sector: followingSector }]);
    const isSkipped = legs.some(({ does, sector }) => does === 'skip' && sector === followingSector);
    if (!isSkipped && modulesOf(state, followingSector, 'skipsSector', mover.executor).length > 0) {
      moveOn(followingSector, left, [...legs, { does: 'skip', sector: followingSector }]);
    }
  };
  walkFrom(start, length, []);
  return foundPaths;
}

/**
 * Turns the leg that passes a sector into one that stops there, for a unit that spends its last points in it
 * (TH-16.5.5).
 */
function endingAt(legs: readonly Leg[], endSector: SectorId): Leg[] {
  const entryIndex = legs.findLastIndex(({ does, sector }) => does === 'pass' && sector === endSector);
  return legs.map((leg, place) => (place === entryIndex ? { ...leg, does: 'stop' } : leg));
}

/** The number of points that may be spent to stay in a sector (TH-16.5.5); 0 in a move by a card (TH-6.9.1). */
function stayPointsIn(state: TheseusState, { own, executor }: Mover, sector: SectorId): number {
  if (!own) return 0;
  return modulesOf(state, sector, 'pointsHere', executor).reduce((sum, { use, hook }) => sum + hook(use), 0);
}

function pathOf(legs: readonly Leg[], changes: Pick<Path, 'shaft' | 'further' | 'passages'>): Path {
  const target = legs.findLast(({ does }) => does === 'stop')?.sector ?? 'corridors';
  let id = `to:${target}`;
  let differenceCount = 0;
  const addDifference = (note: string): void => {
    id += `+${note}`;
    differenceCount += 1;
  };
  for (const { does, sector } of legs) if (does === 'skip') addDifference(`skip:${sector}`);
  for (const [at, { does, sector }] of legs.entries()) {
    const isFirst = does === 'stay' && legs.findIndex(leg => leg.does === 'stay' && leg.sector === sector) === at;
    if (isFirst)
      addDifference(`stay:${sector}/${legs.filter(leg => leg.does === 'stay' && leg.sector === sector).length}`);
  }
  if (changes.shaft !== 0) addDifference(changes.shaft === 1 ? 'more' : 'less');
  if (changes.further !== 0) addDifference('further');
  if (changes.passages !== 0) addDifference(`passages:${changes.passages}`);
  return { id, legs, target, unusual: differenceCount, ...changes };
}
