import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import type { SeatView, StarCraftView } from '../view.ts';

/** How much a seat has, or will have, of each unit type: those on the board, and a little of what it can build. */
export function armyOf({ areas }: StarCraftView, { seat, unlockedUnits }: SeatView): ReadonlyMap<UnitType, number> {
  const army = new Map<UnitType, number>(unlockedUnits.map(unit => [unit, 0.4]));
  for (const spot of Object.values(areas)) {
    if (spot.holder !== seat) continue;
    for (const unit of UNIT_TYPES) {
      const count = spot.units[unit] ?? 0;
      if (count > 0) army.set(unit, (army.get(unit) ?? 0) + count);
    }
  }
  return army;
}

/** How much of the army a card or a technology applies to: at most 3. */
export function fitOf(army: ReadonlyMap<UnitType, number>, icons: readonly UnitType[] | 'any'): number {
  if (icons === 'any') return 2;
  return Math.min(
    3,
    icons.reduce((sum, unit) => sum + (army.get(unit) ?? 0), 0),
  );
}

/** How many units of the army a Combat card matches, at most 3. A card for any unit matches all of them. */
export function matchOf(army: ReadonlyMap<UnitType, number>, card: CardId): number {
  const { icons } = CARDS[card];
  return fitOf(army, icons === 'any' ? [...army.keys()] : icons);
}

/** What a Combat card in hand is worth to the army: the higher, the longer it is kept. */
export function cardWorth(army: ReadonlyMap<UnitType, number>, card: CardId): number {
  const { icons, kind, major, minor, abilities, specialtySupport } = CARDS[card];
  const fit = fitOf(army, icons);
  if (kind !== 'standard') return fit * (specialtySupport ? 2.4 : 2) + abilities.length - 1;
  const matched = major.attack + major.health + 0.5 * abilities.length;
  const unmatched = minor.attack + minor.health;
  return unmatched + Math.min(1, fit) * (matched - unmatched) + 0.4 * fit;
}

/**
 * SC-18.9: the card of the seat's own hand to discard first: the one that matches the fewest own units, of equal ones
 * the one of the lowest worth. `null` if the seat holds no card that may be discarded.
 */
export function leastUsefulCard(
  view: StarCraftView,
  me: SeatView,
  mayDiscard: (card: CardId) => boolean,
): CardId | null {
  const army = armyOf(view, me);
  const [least] = (me.own?.hand ?? [])
    .filter(mayDiscard)
    .map(card => ({ card, match: matchOf(army, card), worth: cardWorth(army, card) }))
    .sort((one, other) => one.match - other.match || one.worth - other.worth);
  return least?.card ?? null;
}
