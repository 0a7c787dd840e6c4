import type { Reason } from '../../../../kernel/match/offer.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import type { StarCraft, StarCraftState } from '../../state/state.ts';

/** What a kind of Event card does when it is executed in regrouping step 8 (SC-21.7). */
export interface EventEffect {
  /**
   * SC-21.7.2: why `seat` may not execute it now (no part of it can be carried out), or `null` when it may. Changes
   * nothing.
   */
  readonly whyNot: (state: StarCraftState, seat: Seat) => Reason | null;
  /**
   * Carries it out. The card itself, and the other cards of the seat, have been put away already. What it lines up is
   * done before the step that ends the event.
   */
  readonly execute: (game: StarCraft, seat: Seat) => Rule;
}
