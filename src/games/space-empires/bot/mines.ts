import { UNITS } from '../data/units.ts';
import type { HexId } from '../data/hexes.ts';
import type { PieceView } from '../view.ts';
import { levelsOf } from './research.ts';
import { held } from './turn.ts';
import type { BotTurn } from './turn.ts';

// Decisions on Mines and Sweepers (SE-16): their worth on the production sheet, and how many are needed. Against other
// seats, Mine Sweep counters Mines that have been seen. In solo games it prepares for the Mines of alien empires.

/** The worth of Mines, Sweepers and the technology Mine Sweep on the production sheet. */
export const MINE_ROWS = {
  mine: 64,
  sweep: { amongSeats: 39, alone: 61 },
  sweeper: { amongSeats: 54, alone: 59 },
} as const;

/** The highest number of Mines and Sweepers that the player owns at a time. */
const MOST = { mines: 6, sweepers: { amongSeats: 2, alone: 5 } } as const;

/** The first cycle in which the player prepares for the Mines of alien empires. */
const FIRST_CYCLE = 7;

/** Whether a counter sweeps mines. */
export function isSweeper({ kind }: Pick<PieceView, 'kind'>): boolean {
  return kind === 'sweeper';
}

/** The mines among some counters, as far as they are known. */
export function minesAmong(pieces: readonly PieceView[]): number {
  return pieces.reduce((sum, { kind, count }) => sum + (kind === 'mine' ? (count ?? 0) : 0), 0);
}

/** How many Mines the Sweepers among some counters remove (SE-16.4). */
export function sweptBy(pieces: readonly PieceView[]): number {
  return pieces.filter(isSweeper).reduce((sum, { tech, count }) => sum + (tech?.special ?? 0) * (count ?? 0), 0);
}

/** Whether the player wants one more unit of Mines. */
export function wantsMine(turn: BotTurn): boolean {
  return held(turn, 'mine') < MOST.mines;
}

/** Whether the player wants one more Sweeper against other seats, once there are Mines to sweep. */
export function wantsSweeper(turn: BotTurn): boolean {
  return held(turn, 'sweeper') < MOST.sweepers.amongSeats;
}

/**
 * The worth of the technology Mine Sweep in a solo game. Level 2 is needed only against more Mines than level 1 could
 * remove.
 */
export function sweepWorthAlone(turn: BotTurn): number {
  const feared = minesFeared(turn);
  const wanted = feared > MOST.sweepers.alone ? 2 : Math.min(1, feared);
  return (levelsOf(turn)?.['mine-sweep'] ?? 0) < wanted ? MINE_ROWS.sweep.alone : 0;
}

/**
 * The worth of buying a Sweeper in a solo game. Sweepers are built at the homeworld, as many as the expected Mines
 * require.
 */
export function sweeperWorthAlone(turn: BotTurn, at: HexId): number {
  const level = levelsOf(turn)?.['mine-sweep'] ?? 0;
  const wanted = level === 0 ? 0 : Math.min(MOST.sweepers.alone, Math.ceil(minesFeared(turn) / level));
  const isHome = at === turn.view.seats[turn.me]?.world;
  return isHome && held(turn, 'sweeper') < wanted ? MINE_ROWS.sweeper.alone : 0;
}

/** The highest number of Mines to expect when the alien homeworld with the least defence CP is attacked (SE-26.10). */
function minesFeared({ view }: BotTurn): number {
  const standing = (view.solo?.empires ?? []).filter(({ fallen }) => !fallen);
  if (!view.options.sets.includes('mines') || view.cycle < FIRST_CYCLE || standing.length === 0) return 0;
  return Math.floor(Math.min(...standing.map(({ defence }) => defence)) / UNITS.mine.cost);
}
