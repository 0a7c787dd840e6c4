import { areAllied } from '../../../state/seats.ts';
import { cardName, say } from '../../../text/say.ts';
import { unitsOfSeats, whyNotForCard } from '../../left-out.ts';
import { moveByRules } from '../../moving.ts';
import { offerUnits } from '../../offer.ts';
import { unitsChosenBy, noteChosen } from '../chosen.ts';
import type { ActionEffect } from '../effect.ts';
import { upToN } from './up-to.ts';

/**
 * An action that moves up to `mostUnits` different enemy units by the movement rules, one after another: Control, Group
 * Tactics (TH-16.3.3, TH-16.5.3). The executing player makes all decisions.
 */
export function movesEnemies(mostUnits: (n: number) => number, rule: string): ActionEffect {
  return upToN({
    rule,
    kind: 'card.unit',
    most: mostUnits,
    prompt: (_left, _state, { card }) => say('card.moves', { card: cardName(card) }),
    offer: (state, { seat, card }) =>
      offerUnits(
        state,
        unitsOfSeats(state, owner => !areAllied(state, owner, seat)),
        unit => whyNotForCard(state, unit, unitsChosenBy(state, card)),
      ),
    *take(game, { seat, card }, unit) {
      noteChosen(game, card, unit);
      yield* moveByRules(game, { unit, executor: seat, own: false });
    },
  });
}
