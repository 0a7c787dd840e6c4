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

const arrival = (phase: number, strength: MachineStrength): Arrival => ({ phase, strength });

/** The arrivals of the three machines, by map and difficulty (SE-25.3). */
export const SCHEDULES: Readonly<Record<'small' | 'large', Readonly<Record<MachineDifficulty, Schedule>>>> = {
  small: {
    easy: [arrival(7, 1), arrival(9, 3), arrival(11, 5)],
    normal: [arrival(7, 2), arrival(9, 4), arrival(10, 6)],
    hard: [arrival(6, 1), arrival(8, 3), arrival(10, 5)],
    harder: [arrival(6, 2), arrival(8, 4), arrival(9, 6)],
    'good-luck': [arrival(5, 1), arrival(7, 3), arrival(9, 5)],
  },
  large: {
    easy: [arrival(8, 5), arrival(10, 7), arrival(12, 9)],
    normal: [arrival(8, 6), arrival(10, 8), arrival(11, 10)],
    hard: [arrival(7, 5), arrival(9, 7), arrival(11, 9)],
    harder: [arrival(7, 6), arrival(9, 8), arrival(10, 10)],
    'good-luck': [arrival(6, 5), arrival(8, 7), arrival(10, 9)],
  },
};

/**
 * The printed arrival of the first machine on the large map at "Good luck!", which equals that of the small map
 * (SE-25.3, option).
 */
export const PRINTED_FIRST: Arrival = arrival(5, 1);

/** How many sides of the die stand for each entry hex (SE-25.1). */
export const SIDES_PER_ENTRY = 2;
