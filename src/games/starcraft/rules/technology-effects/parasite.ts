import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Message } from '../../../../kernel/words/message.ts';
import type { CardId } from '../../data/cards.ts';
import { otherSide } from '../../state/battle.ts';
import type { BattleSide } from '../../state/battle.ts';
import { battleOf } from '../../state/bout.ts';
import { seatState } from '../../state/seats.ts';
import type { StarCraft, StarCraftState } from '../../state/state.ts';
import { cardName, say } from '../../text/say.ts';

// That the Queens of its owner are detectors is among the abilities of the card (SC-15.2).

/** Parasite: the opponent shows `side`, and nobody else, their hand; its owner reads it in the log. */
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

/** Why there is nothing to see, or `null`: how many cards somebody holds is open to all (SC-24). */
export function whyNoHand(state: StarCraftState, side: BattleSide): Message | null {
  const { hand } = seatState(state, battleOf(state)[otherSide(side)]);
  return hand.length === 0 ? say('battle.why.empty-hand') : null;
}
