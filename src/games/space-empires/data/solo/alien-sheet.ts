import type { Difficulty } from './schedules.ts';

/** A range of die results; `null` if there is none. */
export type DiceRange = readonly [from: number, to: number] | null;

/** One row of the economic sheet of alien empires (SE-26.3, SE-26.4). */
export interface AlienRow {
  /** The number of economic rolls, without extra ones. */
  readonly rolls: number;
  readonly economy: DiceRange;
  readonly fleet: DiceRange;
  readonly tech: DiceRange;
  readonly defence: DiceRange;
  readonly launch: DiceRange;
}

const makeRow = (
  rolls: number,
  economy: DiceRange,
  fleet: DiceRange,
  tech: DiceRange,
  defence: DiceRange,
  launch: number,
): AlienRow => ({ rolls, economy, fleet, tech, defence, launch: launch === 0 ? null : [1, launch] });

/** The economic sheet of alien empires, one row for each economic phase (SE-26.3). */
export const ALIEN_SHEET: readonly AlienRow[] = [
  makeRow(1, [1, 2], null, [3, 10], null, 0),
  makeRow(1, [1, 1], [2, 3], [4, 10], null, 10),
  makeRow(2, [1, 1], [2, 4], [5, 8], [9, 10], 10),
  makeRow(2, [1, 1], [2, 5], [6, 8], [9, 10], 5),
  makeRow(2, [1, 1], [2, 5], [6, 9], [10, 10], 3),
  makeRow(3, [1, 1], [2, 6], [7, 9], [10, 10], 4),
  makeRow(3, null, [1, 5], [6, 9], [10, 10], 4),
  makeRow(3, null, [1, 5], [6, 9], [10, 10], 4),
  makeRow(3, null, [1, 5], [6, 9], [10, 10], 5),
  makeRow(4, null, [1, 6], [7, 9], [10, 10], 5),
  makeRow(4, null, [1, 6], [7, 9], [10, 10], 3),
  makeRow(4, null, [1, 6], [7, 9], [10, 10], 3),
  makeRow(4, null, [1, 6], [7, 10], null, 3),
  makeRow(4, null, [1, 6], [7, 10], null, 10),
  makeRow(5, null, [1, 7], [8, 10], null, 3),
  makeRow(5, null, [1, 7], [8, 10], null, 10),
  makeRow(5, null, [1, 8], [9, 10], null, 3),
  makeRow(5, null, [1, 8], [9, 10], null, 10),
  makeRow(5, null, [1, 9], [10, 10], null, 3),
  makeRow(5, null, [1, 9], [10, 10], null, 10),
];

const LAST_ODD_PHASE = 19;

/**
 * The sheet row of an economic phase; after the last row, rows 19 and 20 alternate (SE-26.3). Throws `RangeError` for a
 * phase before the first.
 */
export function alienRow(phase: number): AlienRow {
  const rowNumber = phase <= ALIEN_SHEET.length ? phase : LAST_ODD_PHASE + ((phase - LAST_ODD_PHASE) % 2);
  const sheetRow = ALIEN_SHEET[rowNumber - 1];
  if (sheetRow === undefined) throw new RangeError(`there is no economic phase ${phase}`);
  return sheetRow;
}

/** The number of phases after which an extra economic roll counts (SE-26.3). */
export const EXTRA_ROLL_AFTER = 3;
/** The factor by which an economic roll for defence brings more CP (SE-26.3). */
export const DEFENCE_FACTOR = 2;
/** The least CP in the fleet bank for which an empire launches a fleet (SE-26.4). */
export const LEAST_FLEET = 6;
/**
 * The least fleet CP with which Fighters or Cloaking make a launch more likely, and the modifier of the die (SE-26.4).
 */
export const FIGHTER_FLEET = 25;
export const RAIDER_FLEET = 12;
export const LAUNCH_BONUS = -2;

/** For each difficulty: the number of alien empires, and the CP from each economic roll (SE-26.1). */
export const ALIEN_DIFFICULTY: Readonly<Record<Difficulty, { readonly empires: number; readonly cp: number }>> = {
  easy: { empires: 2, cp: 5 },
  normal: { empires: 3, cp: 5 },
  hard: { empires: 2, cp: 10 },
  harder: { empires: 3, cp: 10 },
  'really-tough': { empires: 2, cp: 15 },
  'good-luck': { empires: 3, cp: 15 },
};

/** The highest die result that raises Ship Size, by the level before (SE-26.6). */
export const SHIP_SIZE_DICE: readonly number[] = [10, 7, 6, 5, 3];
