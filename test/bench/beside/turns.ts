import { median, quantile } from '../measure.ts';

/** What a run took, and how much was done in it. */
export interface Run {
  /** Processor time, of all its threads. Seconds. */
  readonly seconds: number;
  readonly decisions: number;
}

/** What a side does in one turn. */
export type Turn<Result> = () => Promise<Result>;

/**
 * Both sides by turns, so often. Who begins changes with each turn, so that a machine that becomes slower or faster
 * meanwhile does so for both.
 */
export async function inTurns<Result>(
  turns: number,
  one: Turn<Result>,
  other: Turn<Result>,
): Promise<readonly (readonly [one: Result, other: Result])[]> {
  const results: (readonly [Result, Result])[] = [];
  for (let turn = 0; turn < turns; turn++) {
    if (turn % 2 === 0) {
      const first = await one();
      results.push([first, await other()]);
    } else {
      const second = await other();
      results.push([await one(), second]);
    }
  }
  return results;
}

/**
 * Processor time of a decision once the program is warm: what a long run takes beyond a short one that begins with the
 * same matches. Microseconds. Throws when the long run is not longer.
 */
export function warmTime(short: Run, long: Run): number {
  const decisions = long.decisions - short.decisions;
  const seconds = long.seconds - short.seconds;
  if (decisions <= 0 || seconds <= 0) throw new RangeError('the long run was no longer than the short one');
  return (seconds / decisions) * 1e6;
}

/** Two sides beside each other. */
export interface Beside {
  /** The medians. */
  readonly one: number;
  readonly other: number;
  /** How many times as much the second side takes as the first. */
  readonly ratio: number;
  /** Between these lies the middle half of the ratios of the single turns. */
  readonly spread: readonly [low: number, high: number];
  /** Whether the ratio has moved by so much that a commit's message says so. */
  readonly isMoved: boolean;
}

/** From this change on. */
const MOVED = 0.05;

/** Compares figures that two sides had by turns. */
export function besideEachOther(turns: readonly (readonly [one: number, other: number])[]): Beside {
  const one = median(turns.map(([figure]) => figure));
  const other = median(turns.map(([, figure]) => figure));
  const ratios = turns.map(([first, second]) => second / first);
  const ratio = other / one;
  // Figures are printed with two places, and what is printed is what counts.
  const isMoved = Math.abs(Math.round((ratio - 1) * 100) / 100) >= MOVED;
  return { one, other, ratio, spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)], isMoved };
}
