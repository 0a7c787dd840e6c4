import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Message } from '../../../../kernel/words/message.ts';
import type { CardId } from '../../data/cards.ts';
import { otherSide } from '../../state/battle.ts';
import type { BattleSide } from '../../state/battle.ts';
import { battleOf } from '../../state/bout.ts';
import { seatState } from '../../state/seats.ts';
import type { StarCraft, StarCraftState } from '../../state/state.ts';
import { cardName, say } from '../../text/say.ts';

// Parasite also makes its owner's Queens detectors; that effect is in the card's data (SC-15.2).

/** Parasite: the opponent shows its hand to `side` only, which reads it in the log. */
export function* showHand(game: StarCraft, side: BattleSide): Rule {
  const battle = battleOf(game.state);
  const [seat, other] = [battle[side], battle[otherSide(side)]];
  const { hand } = seatState(game.state, other);
  game.reveal();
  game.tell?.({
    words: say('battle.hand-shown', { seat: { seat }, other: { seat: other }, count: hand.length }),
    rule: 'SC-13.2',
    secrets: [
      {
        seats: [seat],
        words: say('battle.hand-shown.secret', { other: { seat: other }, cards: hand.map(cardName) }),
        refs: hand.map((card): `card:${CardId}` => `card:${card}`),
      },
    ],
  });
}

/**
 * The reason why there is no hand to see: the opponent has no cards, which is public (SC-24). `null` if it has some.
 */
export function whyNoHand(state: StarCraftState, side: BattleSide): Message | null {
  const { hand } = seatState(state, battleOf(state)[otherSide(side)]);
  return hand.length === 0 ? say('battle.why.empty-hand') : null;
}
