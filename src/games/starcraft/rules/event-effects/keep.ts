import type { EventKind } from '../../data/events.ts';
import { say } from '../../text/say.ts';
import type { EventEffect } from './effect.ts';

/**
 * Sudden Ambush, Flawless Defense Plan, Veteran Staff, Overrun, Perfect Intelligence: the card is kept face up in the
 * play area and works from now on (SC-21.3, SC-21.7.6). Its later effects are in `start-of-battle.ts` and, for the hand
 * limit, in `sheet.ts`.
 */
export function keepsEventCard(event: EventKind): EventEffect {
  return {
    whyNot: () => null,
    *execute(game, seat) {
      game.tell?.({ words: say('events.kept', { seat: { seat }, event: say(`event.${event}`) }), rule: 'SC-21.3' });
    },
  };
}
