import { seatIn } from '../../../boards/round-page.ts';
import type { LogEvent } from '../../../kernel/match/events.ts';
import { tokenName } from '../text/say.ts';

/**
 * The losses of battles, each piece once: a Starbase that becomes an Empire and then falls in the same place is one
 * lost Starbase.
 */
export function lostIn(events: readonly LogEvent[]): readonly LogEvent[] {
  const losses: LogEvent[] = [];
  /** The positions in `losses` of Starbases that have become Empires, by the seat and its place. */
  const lowered = new Map<string, number>();
  let space = '';
  for (const event of events) {
    const { words } = event;
    if (words.key === 'battle.begins') space = JSON.stringify(words.with?.space ?? null);
    if (words.key !== 'battle.lowered' && words.key !== 'battle.destroyed') continue;
    const place = `${seatIn(event, 'seat')} ${space}`;
    const piece = words.with?.piece;
    const isEmpire = typeof piece === 'object' && 'key' in piece && piece.key === tokenName('empire').key;
    const before = isEmpire ? lowered.get(place) : undefined;
    if (words.key === 'battle.lowered') lowered.set(place, losses.length);
    if (before === undefined) losses.push(event);
    else {
      losses[before] = { ...event, words: { ...words, with: { ...words.with, piece: tokenName('starbase') } } };
      lowered.delete(place);
    }
  }
  return losses;
}
