import type { Seat } from '../../../kernel/words/message.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { hasWorking } from '../state/seats.ts';
import type { Emperor } from '../state/state.ts';

/**
 * GE-11.6: a technology that works is announced each time that it takes effect; lined up before what the calling rule
 * lines up next. The rule after it must ask again whether the technology works.
 */
export function announce(game: Emperor, seat: Seat, technology: TechnologyId): void {
  if (hasWorking(game.state, seat, technology)) game.next('technology.announce', { technology, seat });
}
