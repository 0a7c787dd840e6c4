import { LEVELS } from '../bots/levels.ts';
import type { Level } from '../bots/levels.ts';

/** Who may play in `orrery simulate`: the game's player of a level, `bot` the usual one, or chance. */
export const SIMULATED_PLAYERS = ['bot', 'random', ...LEVELS] as const;
export type SimulatedPlayer = (typeof SIMULATED_PLAYERS)[number];

/** The level of a player; `null`: it plays by chance. */
export function levelOfSimulated(player: SimulatedPlayer): Level | null {
  if (player === 'random') return null;
  return player === 'bot' ? 'normal' : player;
}
