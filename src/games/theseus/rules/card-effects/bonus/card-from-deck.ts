import { choose } from '../../../../../kernel/match/rule.ts';
import { emptySlots } from '../../../state/cards.ts';
import { seatState } from '../../../state/seats.ts';
import { cardName, say } from '../../../text/say.ts';
import { deploy, drawTop, isInstant, offerEmptySlots, setAside } from '../../deploying.ts';
import type { InstantEffect } from '../effect.ts';

/**
 * Card from the Deck: installs the top card of the player's deck in an empty slot of any sector; an instant is set
 * aside (TH-16.6.1).
 */
export const cardFromDeck: InstantEffect = {
  whyNot(state, seat) {
    const topCard = seatState(state, seat).deck.at(-1);
    if (topCard === undefined) return { why: say('why.empty-deck'), rule: 'TH-16.6.1' };
    if (isInstant(topCard) || emptySlots(state).length > 0) return null;
    return { why: say('why.no-empty-slot'), rule: 'TH-16.6.1' };
  },
  *play(game, seat) {
    const { state } = game;
    const topCard = seatState(state, seat).deck.at(-1);
    if (topCard === undefined) return;
    if (isInstant(topCard)) {
      drawTop(game, seat);
      setAside(game, topCard);
      return;
    }
    const { options, blocked } = offerEmptySlots(state, 'TH-16.6.1');
    const question = {
      prompt: say('deploy.slot', { card: cardName(topCard) }),
      subject: `card:${topCard}`,
      rule: 'TH-16.6.1',
      blocked,
    } as const;
    const slot = yield* choose(game, seat, 'deploy.slot', options, question);
    drawTop(game, seat);
    deploy(game, seat, topCard, slot);
  },
};
