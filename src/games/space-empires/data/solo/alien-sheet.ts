import type { Difficulty } from './schedules.ts';

/** Dice from one number to another; `null`: none. */
export type DiceRange = readonly [from: number, to: number] | null;

/** A row of the economic sheet of alien empires (SE-26.3, SE-26.4). */
export interface AlienRow {
  /** Economic rolls, extra ones left aside. */
  readonly rolls: number;
  readonly economy: DiceRange;
  readonly fleet: DiceRange;
  readonly tech: DiceRange;
  readonly defence: DiceRange;
  readonly launch: DiceRange;
}

const row = (
  rolls: number,
  economy: DiceRange,
  fleet: DiceRange,
  tech: DiceRange,
  defence: DiceRange,
  launch: number,
): AlienRow => ({ rolls, economy, fleet, tech, defence, launch: launch === 0 ? null : [1, launch] });

/** The economic sheet by phase, from the first (SE-26.3). */
export const ALIEN_SHEET: readonly AlienRow[] = [
  row(1, [1, 2], null, [3, 10], null, 0),
  row(1, [1, 1], [2, 3], [4, 10], null, 10),
  row(2, [1, 1], [2, 4], [5, 8], [9, 10], 10),
  row(2, [1, 1], [2, 5], [6, 8], [9, 10], 5),
  row(2, [1, 1], [2, 5], [6, 9], [10, 10], 3),
  row(3, [1, 1], [2, 6], [7, 9], [10, 10], 4),
  row(3, null, [1, 5], [6, 9], [10, 10], 4),
  row(3, null, [1, 5], [6, 9], [10, 10], 4),
  row(3, null, [1, 5], [6, 9], [10, 10], 5),
  row(4, null, [1, 6], [7, 9], [10, 10], 5),
  row(4, null, [1, 6], [7, 9], [10, 10], 3),
  row(4, null, [1, 6], [7, 9], [10, 10], 3),
  row(4, null, [1, 6], [7, 10], null, 3),
  row(4, null, [1, 6], [7, 10], null, 10),
  row(5, null, [1, 7], [8, 10], null, 3),
  row(5, null, [1, 7], [8, 10], null, 10),
  row(5, null, [1, 8], [9, 10], null, 3),
  row(5, null, [1, 8], [9, 10], null, 10),
  row(5, null, [1, 9], [10, 10], null, 3),
  row(5, null, [1, 9], [10, 10], null, 10),
];

const LAST_ODD = 19;

/**
 * The row of an economic phase: after the last, rows 19 and 20 in turn (SE-26.3). Throws `RangeError` before the first.
 */
export function alienRow(phase: number): AlienRow {
  const place = phase <= ALIEN_SHEET.length ? phase : LAST_ODD + ((phase - LAST_ODD) % 2);
  const found = ALIEN_SHEET[place - 1];
  if (found === undefined) throw new RangeError(`there is no economic phase ${phase}`);
  return found;
}

/** After how many phases an extra economic roll counts (SE-26.3). */
export const EXTRA_ROLL_AFTER = 3;
/** A roll for defence brings this many times its CP (SE-26.3). */
export const DEFENCE_FACTOR = 2;
/** Fewer fleet CP launch nothing (SE-26.4). */
export const LEAST_FLEET = 6;
/** Fleet CP from which Fighters and Cloaking make a launch likelier, and what they take off the die (SE-26.4). */
export const FIGHTER_FLEET = 25;
export const RAIDER_FLEET = 12;
export const LAUNCH_BONUS = -2;

/** How many alien empires there are, and what each economic roll brings them (SE-26.1). */
export const ALIEN_DIFFICULTY: Readonly<Record<Difficulty, { readonly empires: number; readonly cp: number }>> = {
  easy: { empires: 2, cp: 5 },
  normal: { empires: 3, cp: 5 },
  hard: { empires: 2, cp: 10 },
  harder: { empires: 3, cp: 10 },
  'really-tough': { empires: 2, cp: 15 },
  'good-luck': { empires: 3, cp: 15 },
};

/** The die up to which ship size grows, by the level before (SE-26.6). */
export const SHIP_SIZE_DICE: readonly number[] = [10, 7, 6, 5, 3];
