import type { Seat } from '../../../kernel/words/message.ts';
import type { Emperor } from '../state/state.ts';
import { roleName, say } from '../text/say.ts';

/** GE-3.2: logs whose turn in the role begins. Turns in which a seat can do nothing need no line. */
export function tellTurnBegins(game: Emperor, seat: Seat): void {
  const { role } = game.state;
  if (role === null) return;
  game.tell?.({
    words: say('turn.begins', { role: roleName(role.id), seat: { seat } }),
    rule: 'GE-3.2',
    refs: [`seat:${seat}`, `role:${role.id}`],
  });
}
