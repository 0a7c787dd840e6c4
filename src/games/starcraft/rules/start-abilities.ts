import type { Rule } from '../../../kernel/rule.ts';
import type { Words } from '../../../kernel/words.ts';
import type { EventCardId } from '../data/events.ts';
import type { TechnologyId } from '../data/technologies.ts';
import type { BattleSide } from '../state/battle.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';

/** An ability worded "at the start of a battle" (SC-13.2): what it is, when a side may use it, and what it does. */
export interface StartAbility {
  readonly id: `technology:${TechnologyId}` | `event:${EventCardId}`;
  readonly words: Words;
  /** Whether `side` has the card and its conditions hold. Both are open to all. */
  readonly isReady: (state: StarCraftState, side: BattleSide) => boolean;
  readonly use: (game: StarCraft, side: BattleSide) => Rule;
}

/** Every start-of-battle ability. None of their cards can come into play yet. */
export const START_ABILITIES: readonly StartAbility[] = [];
