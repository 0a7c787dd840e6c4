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
interface Coming {
  /** The economic phase at whose end the machine appears. */
  readonly phase: number;
  readonly strength: MachineStrength;
}

type Schedule = readonly [Coming, Coming, Coming];

const coming = (phase: number, strength: MachineStrength): Coming => ({ phase, strength });

/** The arrivals of the three machines, by map and difficulty (SE-25.3). */
export const SCHEDULES: Readonly<Record<'small' | 'large', Readonly<Record<MachineDifficulty, Schedule>>>> = {
  small: {
    easy: [coming(7, 1), coming(9, 3), coming(11, 5)],
    normal: [coming(7, 2), coming(9, 4), coming(10, 6)],
    hard: [coming(6, 1), coming(8, 3), coming(10, 5)],
    harder: [coming(6, 2), coming(8, 4), coming(9, 6)],
    'good-luck': [coming(5, 1), coming(7, 3), coming(9, 5)],
  },
  large: {
    easy: [coming(8, 5), coming(10, 7), coming(12, 9)],
    normal: [coming(8, 6), coming(10, 8), coming(11, 10)],
    hard: [coming(7, 5), coming(9, 7), coming(11, 9)],
    harder: [coming(7, 6), coming(9, 8), coming(10, 10)],
    'good-luck': [coming(6, 5), coming(8, 7), coming(10, 9)],
  },
};

/**
 * The printed arrival of the first machine on the large map at "Good luck!", which equals that of the small map
 * (SE-25.3, option).
 */
export const PRINTED_FIRST: Coming = coming(5, 1);

/** How many sides of the die stand for each entry hex (SE-25.1). */
export const SIDES_PER_ENTRY = 2;
