import type { CardFacts } from './card-facts.ts';
import { STARTING_CARDS, STARTING_CARD_IDS, type StartingCardId } from './combat-cards.ts';
import type { Race } from './ids.ts';
import { TECHNOLOGY_CARDS, TECHNOLOGY_CARD_IDS, type TechnologyCardId } from './technology-cards.ts';

/** The id of a card of a faction. Two players of the same race each have a card with this id. */
export type CardId = StartingCardId | TechnologyCardId;

/** The ids of all cards that factions can own, starting cards first. */
export const CARD_IDS: readonly CardId[] = [...STARTING_CARD_IDS, ...TECHNOLOGY_CARD_IDS];

/** The facts of all starting Combat cards and Technology cards. */
export const CARDS: Readonly<Record<CardId, CardFacts>> = { ...STARTING_CARDS, ...TECHNOLOGY_CARDS };

function startingDeck(race: Race): readonly StartingCardId[] {
  return STARTING_CARD_IDS.filter(id => STARTING_CARDS[id].race === race);
}

function technologyDeck(race: Race): readonly TechnologyCardId[] {
  return TECHNOLOGY_CARD_IDS.filter(id => TECHNOLOGY_CARDS[id].race === race);
}

/** The starting Combat deck of a faction, by race. */
export const STARTING_DECKS: Readonly<Record<Race, readonly StartingCardId[]>> = {
  terran: startingDeck('terran'),
  protoss: startingDeck('protoss'),
  zerg: startingDeck('zerg'),
};

/** The Technology deck of a faction, by race. */
export const TECHNOLOGY_DECKS: Readonly<Record<Race, readonly TechnologyCardId[]>> = {
  terran: technologyDeck('terran'),
  protoss: technologyDeck('protoss'),
  zerg: technologyDeck('zerg'),
};
