import { CARDS, STARTING_DECKS, TECHNOLOGY_DECKS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import type { CombatValues } from '../data/card-facts.ts';
import { FACTIONS } from '../data/factions.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/technologies.ts';
import { UNITS } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { hasIcon } from '../state/placing.ts';
import type { SeatView } from '../view.ts';

/** The figures printed for a unit type on the back of the reference sheet. */
export interface SheetFigures {
  /**
   * The average major values of the starting deck's standard cards that have the unit's icon, without card texts.
   * `null` for assist units, which match no starting card (SC-15.5).
   */
  readonly average: CombatValues | null;
  /** The number of technologies whose cards the unit matches. */
  readonly technologies: number;
}

/** The average values that a seat's Combat deck gives to a front-line unit, by public knowledge of the deck. */
export interface DeckFigures {
  /**
   * The average major values of the deck's standard cards that have the unit's icon, without card texts; `null` if no
   * card has it.
   */
  readonly matching: CombatValues | null;
  /** The average values that a random standard card of the deck would give the unit. */
  readonly unseen: CombatValues;
  /** The number of standard cards that match the unit; `cards` is the number of all standard cards. */
  readonly matches: number;
  readonly cards: number;
}

/** The figures of the reference sheet for `unit`, from the starting deck without reinforcement and Technology cards. */
export function sheetFigures(unit: UnitType): SheetFigures {
  const matchingCards = standardOf(STARTING_DECKS[UNITS[unit].race]).filter(card => hasIcon(card, unit));
  return {
    average: averageOf(matchingCards.flatMap(card => CARDS[card].major ?? [])),
    technologies: TECHNOLOGY_IDS.filter(technology => TECHNOLOGIES[technology].units.includes(unit)).length,
  };
}

/**
 * The figures for `unit` from all Combat cards that the seat has now: the starting deck and the bought Technology
 * cards, wherever they are. They are public, since the deck lists and purchases are known (SC-24).
 */
export function deckFigures({ faction, technologyDeck }: SeatView, unit: UnitType): DeckFigures {
  const race = faction === null ? UNITS[unit].race : FACTIONS[faction].race;
  const technologyCards = TECHNOLOGY_DECKS[race].filter(card => !technologyDeck.includes(card));
  const cards = standardOf([...STARTING_DECKS[race], ...(faction === null ? [] : technologyCards)]);
  const matchingCards = cards.filter(card => hasIcon(card, unit));
  const cardValues = cards.flatMap(card => (hasIcon(card, unit) ? CARDS[card].major : CARDS[card].minor) ?? []);
  return {
    matching: averageOf(matchingCards.flatMap(card => CARDS[card].major ?? [])),
    unseen: averageOf(cardValues) ?? { attack: 0, health: 0 },
    matches: matchingCards.length,
    cards: cards.length,
  };
}

function standardOf(cards: readonly CardId[]): CardId[] {
  return cards.filter(card => CARDS[card].kind === 'standard');
}

function averageOf(values: readonly CombatValues[]): CombatValues | null {
  if (values.length === 0) return null;
  const meanOf = (stat: keyof CombatValues): number => values.reduce((sum, one) => sum + one[stat], 0) / values.length;
  return { attack: meanOf('attack'), health: meanOf('health') };
}
