import type { MachineStrength } from '../machines.ts';

/** The difficulties of solo games (SE-25.3). */
export const DIFFICULTIES = ['easy', 'normal', 'hard', 'harder', 'really-tough', 'good-luck'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The difficulties of the solo game against machines (SE-25.3). */
export const MACHINE_DIFFICULTIES = [
  'easy',
  'normal',
  'hard',
  'harder',
  'good-luck',
] as const satisfies readonly Difficulty[];
type MachineDifficulty = (typeof MACHINE_DIFFICULTIES)[number];

/** The arrival of a machine: when it appears, and how strong it is. */
interface Arrival {
  /** The economic phase at whose end the machine appears. */
  readonly phase: number;
  readonly strength: MachineStrength;
}

type Schedule = readonly [Arrival, Arrival, Arrival];

const makeArrival = (phase: number, strength: MachineStrength): Arrival => ({ phase, strength });

/** The arrivals of the three machines, by map and difficulty (SE-25.3). */
export const SCHEDULES: Readonly<Record<'small' | 'large', Readonly<Record<MachineDifficulty, Schedule>>>> = {
  small: {
    easy: [makeArrival(7, 1), makeArrival(9, 3), makeArrival(11, 5)],
    normal: [makeArrival(7, 2), makeArrival(9, 4), makeArrival(10, 6)],
    hard: [makeArrival(6, 1), makeArrival(8, 3), makeArrival(10, 5)],
    harder: [makeArrival(6, 2), makeArrival(8, 4), makeArrival(9, 6)],
    'good-luck': [makeArrival(5, 1), makeArrival(7, 3), makeArrival(9, 5)],
  },
  large: {
    easy: [makeArrival(8, 5), makeArrival(10, 7), makeArrival(12, 9)],
    normal: [makeArrival(8, 6), makeArrival(10, 8), makeArrival(11, 10)],
    hard: [makeArrival(7, 5), makeArrival(9, 7), makeArrival(11, 9)],
    harder: [makeArrival(7, 6), makeArrival(9, 8), makeArrival(10, 10)],
    'good-luck': [makeArrival(6, 5), makeArrival(8, 7), makeArrival(10, 9)],
  },
};

/**
 * The printed arrival of the first machine on the large map at "Good luck!", which equals that of the small map
 * (SE-25.3, option).
 */
export const PRINTED_FIRST: Arrival = makeArrival(5, 1);

/** How many sides of the die stand for each entry hex (SE-25.1). */
export const SIDES_PER_ENTRY = 2;
