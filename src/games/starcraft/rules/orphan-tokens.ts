import { planetRefs } from '../state/refs.ts';
import { seatState } from '../state/seats.ts';
import type { StarCraft } from '../state/state.ts';
import { planetName, say } from '../text/say.ts';

/**
 * SC-6.7: removes order tokens of eliminated seats that lie on top of a stack, without effect. The token of the current
 * order stays, because the end of the order takes it back (SC-6.5).
 */
export function removeOrphanTokens(game: StarCraft): void {
  const { state } = game;
  if (!state.seats.some(({ eliminated }) => eliminated)) return;
  for (const { planet } of state.planets) {
    if (state.order?.planet === planet) continue;
    const tokenStack = state.stacks[planet];
    for (
      let topToken = tokenStack?.at(-1);
      topToken !== undefined && seatState(state, topToken.seat).eliminated;
      topToken = tokenStack?.at(-1)
    ) {
      tokenStack?.pop();
      game.tell?.({
        words: say('elimination.token', { seat: { seat: topToken.seat }, planet: planetName(planet) }),
        refs: planetRefs(planet),
        rule: 'SC-6.7',
      });
    }
  }
}
