import { beat } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { CENTRE } from '../data/spaces.ts';
import type { Emperor } from '../state/state.ts';
import { say, spaceRefs } from '../text/say.ts';

/**
 * GE-5: puts the Black Hole in the place of Omega, which is then no longer a Sun (GE-5.3), and removes the role of the
 * Scientist (GE-5.2). If the Scientist was already picked in this round, that pick stays (GE-3.7).
 */
export function* placeBlackHole(game: Emperor, seat: Seat): Rule {
  const { state } = game;
  state.tiles[CENTRE] = 'black-hole';
  state.offer = state.offer.filter(role => role !== 'scientist');
  game.tell?.({
    words: say('omega.explodes', { seat: { seat } }),
    rule: 'GE-5.1',
    refs: spaceRefs(state, CENTRE),
  });
  game.tell?.({ words: say('omega.no-scientist'), rule: 'GE-5.2', refs: ['role:scientist'] });
  yield* beat('omega');
}
