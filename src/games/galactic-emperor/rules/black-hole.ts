import { beat } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { CENTRE } from '../data/spaces.ts';
import type { Emperor } from '../state/state.ts';
import { say, spaceRefs } from '../text/say.ts';

/**
 * GE-5: the Black Hole takes the place of Omega, which is no Sun any more (GE-5.3), and the Scientist is out (GE-5.2).
 * What was played of the Scientist in this round stays (GE-3.7).
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
