import type { Strength } from './units.ts';

/**
 * The combat figures of a doomsday machine: the strength of each shot, the shots per round, and the hits that it takes.
 */
export interface MachineFacts extends Strength {
  readonly hull: number;
  /** The shots per round, one after the other at the machine's place in the firing order. */
  readonly attacks: number;
}

const makeMachine = (
  cls: Strength['cls'],
  attack: number,
  defence: number,
  hull: number,
  attacks: number,
): MachineFacts => ({ cls, attack, defence, hull, attacks });

/** The machine in a match of several seats, whose white markers include three of them (SE-18.3). */
export const MACHINE: MachineFacts = makeMachine('c', 9, 2, 3, 2);

/** The strengths of machines in a solo game (SE-25). */
export const MACHINE_STRENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type MachineStrength = (typeof MACHINE_STRENGTHS)[number];

/** The machines of a solo game, by their strength (SE-25). */
export const MACHINES_BY_STRENGTH: Readonly<Record<MachineStrength, MachineFacts>> = {
  1: makeMachine('d', 7, 1, 6, 3),
  2: makeMachine('c', 7, 1, 7, 4),
  3: makeMachine('c', 8, 2, 7, 4),
  4: makeMachine('c', 8, 2, 8, 4),
  5: makeMachine('b', 9, 2, 8, 5),
  6: makeMachine('b', 9, 3, 9, 5),
  7: makeMachine('b', 10, 3, 9, 6),
  8: makeMachine('a', 10, 3, 10, 6),
  9: makeMachine('a', 11, 4, 10, 6),
  10: makeMachine('a', 11, 4, 11, 6),
};

/** The Tactics of all machines (SE-18.3, SE-25). */
export const MACHINE_TACTICS = 2;

/** The scanner level of machines in a match of several seats, which finds every cloaked Raider (SE-18.3). */
export const MACHINE_SCANNER = 2;

/** How many hexes a machine moves, and looks for a goal, in a match of several seats (SE-18.3). */
export const MACHINE_REACH = 2;
