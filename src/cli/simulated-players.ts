import { LEVELS } from '../bots/levels.ts';
import type { Level } from '../bots/levels.ts';

/** The players of `orrery simulate`: a bot of some level, `bot` for the `normal` level, or `random`. */
export const SIMULATED_PLAYERS = ['bot', 'random', ...LEVELS] as const;
export type SimulatedPlayer = (typeof SIMULATED_PLAYERS)[number];

/** The level of a simulated player; `null`: it answers at random. */
export function levelOfSimulated(player: SimulatedPlayer): Level | null {
  if (player === 'random') return null;
  return player === 'bot' ? 'normal' : player;
}
