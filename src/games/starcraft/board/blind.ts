import type { BlindWay } from '../../board.ts';
import { ORDER_KINDS } from '../data/factions.ts';
import { orderName, say } from '../text/say.ts';

/**
 * Orders are placed so often that people may want to do it on the open table. Where one may be placed is known to all, and
 * so is where it was placed (SC-5.2, SC-5.3); which one it is, and which are left, is the owner's secret.
 */
export function blindWay(kind: string): BlindWay | null {
  if (kind === 'planning.planet') return { way: 'open' };
  return kind === 'planning.token' ? { way: 'keys', choices: TOKENS } : null;
}

const TOKENS = [
  ...ORDER_KINDS.map(order => ({ id: `order:${order}`, words: orderName(order) })),
  ...ORDER_KINDS.map(order => ({
    id: `special:${order}`,
    words: say('planning.token.special', { order: orderName(order) }),
  })),
  { id: 'back', words: say('planning.token.back') },
];
