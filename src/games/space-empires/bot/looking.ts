import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { hexIn } from '../text/say.ts';
import type { PieceView } from '../view.ts';
import { enemyWorlds } from './map.ts';
import { bestOption } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

/** Whether a counter turns up markers beside it before anybody goes there: Cruisers with Exploration (SE-7.13). */
export function looksAhead({ kind, tech }: PieceView): boolean {
  return kind === 'cruiser' && (tech?.special ?? 0) > 0;
}

/** SE-7.13: the marker that a Cruiser looks at next, the nearest to the enemy first: it costs nothing. `null`: none. */
export function lookFor(turn: BotTurn): string | null {
  const { view, me } = turn;
  const world = view.seats[me]?.world ?? null;
  if (view.solo === undefined || world === null) return null;
  const goals = enemyWorlds(view, me, world);
  const gap = (hex: HexId): number => Math.min(...goals.map(goal => stepsBetween(hex, goal)), FAR);
  return bestOption(turn, ({ subject, details }) => {
    const hex = details?.do === 'scan' ? hexIn(subject) : null;
    return hex === null ? 0 : FAR + 1 - gap(hex);
  });
}

const FAR = 40;

/** SE-7.13: what it has seen is turned up, so that fleets and settlers can go there and dangers are gone. */
export const scanned: Strategy = ({ view }) => (view.solo === undefined ? 'put-back' : 'turn-up');
