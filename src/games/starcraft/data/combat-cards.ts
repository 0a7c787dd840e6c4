import type { CombatCardFacts } from './card-facts.ts';
import { CARD_NUMBERS, type CardNumber } from './combat-cards/numbers.ts';
import { PROTOSS_CARDS } from './combat-cards/protoss.ts';
import { TERRAN_CARDS } from './combat-cards/terran.ts';
import { ZERG_CARDS } from './combat-cards/zerg.ts';
import { RACE_IDS, type Race } from './ids.ts';

/** The id of a card in a starting Combat deck. Both factions of a race have the same deck. */
export type StartingCardId = `${Race}-c${CardNumber}`;

/** The ids of the 54 different starting cards, race by race. */
export const STARTING_CARD_IDS: readonly StartingCardId[] = RACE_IDS.flatMap(race =>
  CARD_NUMBERS.map(number => `${race}-c${number}` as const),
);

/** The facts of all cards in the starting Combat decks. */
export const STARTING_CARDS: Readonly<Record<StartingCardId, CombatCardFacts>> = {
  ...TERRAN_CARDS,
  ...PROTOSS_CARDS,
  ...ZERG_CARDS,
};
