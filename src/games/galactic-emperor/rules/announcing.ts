import type { Seat } from '../../../kernel/words/message.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { hasWorking } from '../state/seats.ts';
import type { Emperor } from '../state/state.ts';

/**
 * GE-11.6: a technology that works is announced the first time that it matters in a turn; lined up before what the calling rule lines up
 * next. The rule after it must ask again whether the technology works.
 */
export function announceOnce(game: Emperor, seat: Seat, technology: TechnologyId): void {
  const { turn } = game.state;
  if (turn === null || turn.announced.includes(technology) || !hasWorking(game.state, seat, technology)) return;
  turn.announced.push(technology);
  game.next('technology.announce', { technology, seat });
}
