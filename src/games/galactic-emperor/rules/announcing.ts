import type { Seat } from '../../../kernel/words/message.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { hasWorking } from '../state/seats.ts';
import type { Emperor } from '../state/state.ts';

/**
 * GE-11.6: lines up the announcement of a working technology, before the next steps of the calling rule. Those steps
 * must check again whether the technology works, since it may be blocked.
 */
export function announceTechnology(game: Emperor, seat: Seat, technology: TechnologyId): void {
  if (hasWorking(game.state, seat, technology)) game.next('technology.announce', { technology, seat });
}
