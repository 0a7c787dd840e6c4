import { CARDS, STARTING_DECKS, TECHNOLOGY_DECKS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import type { CombatValues } from '../data/card-facts.ts';
import { FACTIONS } from '../data/factions.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/technologies.ts';
import { UNITS } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { hasIcon } from '../state/placing.ts';
import type { SeatView } from '../view.ts';

/** The figures that the back of the reference sheet prints for a unit type. */
export interface SheetFigures {
  /**
   * The average major values of the standard cards of the starting Combat deck that have the unit's icon, without their
   * texts. `null` for assist units, which match no starting card (SC-15.5).
   */
  readonly average: CombatValues | null;
  /** How many technologies are about the unit. */
  readonly technologies: number;
}

/** The values that a seat's Combat deck gives to a front-line unit, as far as everybody knows the deck. */
export interface DeckFigures {
  /**
   * The average major values of the standard cards with the unit's icon, without their texts; `null` if there is none.
   */
  readonly matching: CombatValues | null;
  /** The average of what each standard card would give the unit: the value of an unseen card. */
  readonly unseen: CombatValues;
  /** How many standard cards match, and how many there are in all. */
  readonly matches: number;
  readonly cards: number;
}

/**
 * The figures of the reference sheet for `unit`: of the starting decks alone, reinforcement and Technology cards left
 * out.
 */
export function sheetFigures(unit: UnitType): SheetFigures {
  const matching = standardOf(STARTING_DECKS[UNITS[unit].race]).filter(card => hasIcon(card, unit));
  return {
    average: averageOf(matching.flatMap(card => CARDS[card].major ?? [])),
    technologies: TECHNOLOGY_IDS.filter(technology => TECHNOLOGIES[technology].units.includes(unit)).length,
  };
}

/**
 * The same from the Combat deck that `owner` has by now: the starting deck and every Technology card that has left the
 * Technology deck (SC-24: the decks are fixed lists, and what was bought is open). Hand, deck and discard pile count
 * alike.
 */
export function deckFigures({ faction, technologyDeck }: SeatView, unit: UnitType): DeckFigures {
  const race = faction === null ? UNITS[unit].race : FACTIONS[faction].race;
  const bought = TECHNOLOGY_DECKS[race].filter(card => !technologyDeck.includes(card));
  const cards = standardOf([...STARTING_DECKS[race], ...(faction === null ? [] : bought)]);
  const matching = cards.filter(card => hasIcon(card, unit));
  const given = cards.flatMap(card => (hasIcon(card, unit) ? CARDS[card].major : CARDS[card].minor) ?? []);
  return {
    matching: averageOf(matching.flatMap(card => CARDS[card].major ?? [])),
    unseen: averageOf(given) ?? { attack: 0, health: 0 },
    matches: matching.length,
    cards: cards.length,
  };
}

function standardOf(cards: readonly CardId[]): CardId[] {
  return cards.filter(card => CARDS[card].kind === 'standard');
}

function averageOf(values: readonly CombatValues[]): CombatValues | null {
  if (values.length === 0) return null;
  const mean = (stat: keyof CombatValues): number => values.reduce((sum, one) => sum + one[stat], 0) / values.length;
  return { attack: mean('attack'), health: mean('health') };
}
