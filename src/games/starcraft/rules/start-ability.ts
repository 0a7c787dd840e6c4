import type { Rule } from '../../../kernel/match/rule.ts';
import type { Message } from '../../../kernel/words/message.ts';
import type { EventCardId } from '../data/events.ts';
import type { TechnologyId } from '../data/technologies.ts';
import type { BattleSide } from '../state/battle.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';

/** An ability worded "at the start of a battle" (SC-13.2): its name, when a side may use it, and its effect. */
export interface StartAbility {
  readonly id: `technology:${TechnologyId}` | `event:${EventCardId}`;
  readonly words: Message;
  /** Whether `side` has the card in its play area, which is public. */
  readonly isHeld: (state: StarCraftState, side: BattleSide) => boolean;
  /**
   * The reason why `side`, which holds the card, can't use it in this battle; `null` if it can. Uses public information
   * only and changes nothing.
   */
  readonly whyNot: (state: StarCraftState, side: BattleSide) => Message | null;
  readonly use: (game: StarCraft, side: BattleSide) => Rule;
}
