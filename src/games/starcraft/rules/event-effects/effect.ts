import type { Reason } from '../../../../kernel/match/offer.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import type { StarCraft, StarCraftState } from '../../state/state.ts';

/** The effect of a kind of Event card when it is executed in regrouping step 8 (SC-21.7). */
export interface EventEffect {
  /**
   * SC-21.7.2: the reason why `seat` can't execute the card now: no part of it is possible. `null` if it can. Changes
   * nothing.
   */
  readonly whyNot: (state: StarCraftState, seat: Seat) => Reason | null;
  /**
   * Carries the effect out. The seat's Event cards have already been put away. Steps that this puts on the agenda are
   * done before the step that ends the event.
   */
  readonly execute: (game: StarCraft, seat: Seat) => Rule;
}
