import { seededRandom } from '../kernel/random.ts';
import type { RandomState } from '../kernel/random.ts';

export { randomPlayer } from '../bots/player.ts';
export type { BotPlayer, Turn } from '../bots/player.ts';

/** Chance for players, apart from the match's own. */
export function chanceFrom(seed: string): RandomState {
  return seededRandom(seed);
}
