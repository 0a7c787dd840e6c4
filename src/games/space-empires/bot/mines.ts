import { UNITS } from '../data/units.ts';
import type { HexId } from '../data/hexes.ts';
import type { PieceView } from '../view.ts';
import { levelsOf } from './research.ts';
import { held } from './turn.ts';
import type { BotTurn } from './turn.ts';

// Mines, and what is done about them (SE-16): what their rows of the sheet are worth beside all others, and how many of
// them it wants. Among seats Mine Sweep answers mines that have been seen, alone it prepares for those of alien
// empires.

/** What a row is worth that lays mines or sweeps them, as a technology and as a unit. */
export const MINE_ROWS = {
  mines: 18,
  mine: 64,
  sweep: { amongSeats: 39, alone: 61 },
  sweeper: { amongSeats: 54, alone: 59 },
} as const;

/** It has no more of each at a time. */
const MOST = { mines: 6, sweepers: { amongSeats: 2, alone: 5 } } as const;

/** From this cycle on it prepares for the mines of alien empires. */
const FIRST_CYCLE = 7;

/** Whether a counter sweeps mines. */
export function isSweeper({ kind }: Pick<PieceView, 'kind'>): boolean {
  return kind === 'sweeper';
}

/** The mines among some counters, as far as they are known. */
export function minesAmong(pieces: readonly PieceView[]): number {
  return pieces.reduce((sum, { kind, count }) => sum + (kind === 'mine' ? (count ?? 0) : 0), 0);
}

/** The mines that the Sweepers among some counters take away (SE-16.4). */
export function sweptBy(pieces: readonly PieceView[]): number {
  return pieces.filter(isSweeper).reduce((sum, { tech, count }) => sum + (tech?.special ?? 0) * (count ?? 0), 0);
}

/** Whether it wants one more mine. */
export function wantsMine(turn: BotTurn): boolean {
  return held(turn, 'mine') < MOST.mines;
}

/** Whether it wants one more Sweeper among seats, once there are mines to be swept. */
export function wantsSweeper(turn: BotTurn): boolean {
  return held(turn, 'sweeper') < MOST.sweepers.amongSeats;
}

/** What Mine Sweep is worth alone: level 2 against more mines than Sweepers of level 1 could take away. */
export function sweepWorthAlone(turn: BotTurn): number {
  const feared = minesFeared(turn);
  const wanted = feared > MOST.sweepers.alone ? 2 : Math.min(1, feared);
  return (levelsOf(turn)?.['mine-sweep'] ?? 0) < wanted ? MINE_ROWS.sweep.alone : 0;
}

/** What a Sweeper at a hex is worth alone: they come from the homeworld, as many as those mines take. */
export function sweeperWorthAlone(turn: BotTurn, at: HexId): number {
  const level = levelsOf(turn)?.['mine-sweep'] ?? 0;
  const wanted = level === 0 ? 0 : Math.min(MOST.sweepers.alone, Math.ceil(minesFeared(turn) / level));
  const isHome = at === turn.view.seats[turn.me]?.world;
  return isHome && held(turn, 'sweeper') < wanted ? MINE_ROWS.sweeper.alone : 0;
}

/** This many mines may wait at the homeworld of alien empires that has the fewest, when it is attacked (SE-26.10). */
function minesFeared({ view }: BotTurn): number {
  const standing = (view.solo?.empires ?? []).filter(({ fallen }) => !fallen);
  if (!view.options.sets.includes('mines') || view.cycle < FIRST_CYCLE || standing.length === 0) return 0;
  return Math.floor(Math.min(...standing.map(({ defence }) => defence)) / UNITS.mine.cost);
}
