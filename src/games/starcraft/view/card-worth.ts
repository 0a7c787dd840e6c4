import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import type { SeatView, StarCraftView } from '../view.ts';

/** The number of units of each type that a seat has on the board, plus 0.4 for each type that it can build. */
export function armyWeights(
  { areas }: StarCraftView,
  { seat, unlockedUnits }: SeatView,
): ReadonlyMap<UnitType, number> {
  const unitWeights = new Map<UnitType, number>(unlockedUnits.map(unit => [unit, 0.4]));
  for (const areaView of Object.values(areas)) {
    if (areaView.holder !== seat) continue;
    for (const unit of UNIT_TYPES) {
      const count = areaView.units[unit] ?? 0;
      if (count > 0) unitWeights.set(unit, (unitWeights.get(unit) ?? 0) + count);
    }
  }
  return unitWeights;
}

/** The number of units in the army that have one of these icons: at most 3, and always 2 for cards of any unit. */
export function armyFit(unitWeights: ReadonlyMap<UnitType, number>, icons: readonly UnitType[] | 'any'): number {
  if (icons === 'any') return 2;
  return Math.min(
    3,
    icons.reduce((sum, unit) => sum + (unitWeights.get(unit) ?? 0), 0),
  );
}

/** The number of units in the army that a Combat card matches, at most 3. A card for any unit matches all of them. */
export function matchOf(unitWeights: ReadonlyMap<UnitType, number>, card: CardId): number {
  const { icons } = CARDS[card];
  return armyFit(unitWeights, icons === 'any' ? [...unitWeights.keys()] : icons);
}

/** The worth of a Combat card in hand to an army. Cards of high worth are kept longest. */
export function cardWorth(unitWeights: ReadonlyMap<UnitType, number>, card: CardId): number {
  const { icons, kind, major, minor, abilities, specialtySupport } = CARDS[card];
  const iconFit = armyFit(unitWeights, icons);
  if (kind !== 'standard') return iconFit * (specialtySupport ? 2.4 : 2) + abilities.length - 1;
  const matchedWorth = major.attack + major.health + 0.5 * abilities.length;
  const unmatchedWorth = minor.attack + minor.health;
  return unmatchedWorth + Math.min(1, iconFit) * (matchedWorth - unmatchedWorth) + 0.4 * iconFit;
}

/**
 * SC-18.9: the card of the seat's own hand to discard first: the one that matches the fewest own units, of equal ones
 * the one of the lowest worth. A technology's card goes last if a unit that it serves is in play. `null` if the seat
 * holds no card that may be discarded.
 */
export function leastUsefulCard(
  view: StarCraftView,
  ownSeatView: SeatView,
  mayDiscard: (card: CardId) => boolean,
): CardId | null {
  const unitWeights = armyWeights(view, ownSeatView);
  const [least] = (ownSeatView.own?.hand ?? [])
    .filter(mayDiscard)
    .map(card => ({
      card,
      match: matchOf(unitWeights, card),
      worth: cardWorth(unitWeights, card),
      serves: serves(unitWeights, card),
    }))
    .sort(
      (one, other) => Number(one.serves) - Number(other.serves) || one.match - other.match || one.worth - other.worth,
    );
  return least?.card ?? null;
}

/** Whether a technology's card serves a unit in play: one that can only be built counts for less than one. */
function serves(army: ReadonlyMap<UnitType, number>, card: CardId): boolean {
  const { technology, icons } = CARDS[card];
  if (technology === null) return false;
  return icons === 'any' ? army.size > 0 : icons.some(unit => (army.get(unit) ?? 0) >= 1);
}
