import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { hexIn } from '../text/say.ts';
import type { PieceView } from '../view.ts';
import { enemyWorlds } from './map.ts';
import { bestOption } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

/** Whether a counter can scan adjacent markers, as Cruisers with Exploration can (SE-7.13). */
export function looksAhead({ kind, tech }: PieceView): boolean {
  return kind === 'cruiser' && (tech?.special ?? 0) > 0;
}

/** The option that scans the marker nearest to the enemy (SE-7.13), since scanning is free; `null` if there is none. */
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

/**
 * Answers what to do with a scanned marker (SE-7.13). In solo games it is turned up, so that fleets and settlers can
 * pass and dangers are gone. Otherwise it is put back.
 */
export const scanned: Strategy = ({ view }) => (view.solo === undefined ? 'put-back' : 'turn-up');
