import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { SplashTargets } from '../data/abilities.ts';
import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import type { UnitType } from '../data/units.ts';
import { kindOf } from './targets.ts';

/** The units that the splash damage of a card may hit. Throws `RuleFault` for a card without splash damage. */
export function splashOf(card: CardId): SplashTargets {
  for (const ability of CARDS[card].abilities) if (ability.op === 'splash') return ability.targets;
  throw new RuleFault(`${card} has no splash damage.`);
}

/**
 * Whether a card's splash damage may destroy a unit of this type (SC-16.3): by its kind and, if the card names types,
 * by its type.
 */
export function canSplash({ type, units }: SplashTargets, unit: UnitType): boolean {
  if (type !== 'any' && kindOf(unit) !== type) return false;
  return units === undefined || units.includes(unit);
}

/**
 * SC-16.4: how many of `units` can be destroyed if each card destroys at most one: the size of a maximum matching. Any
 * set of victims with a complete matching can be extended to a maximum one, so victims may be picked one by one.
 */
export function mostVictims(cards: readonly SplashTargets[], units: readonly UnitType[]): number {
  const unitOfCard: number[] = cards.map(() => -1);
  const assignUnit = (place: number, seen: boolean[]): boolean => {
    const unit = units[place];
    if (unit === undefined) return false;
    return cards.some((card, number) => {
      if (seen[number] === true || !canSplash(card, unit)) return false;
      seen[number] = true;
      const other = unitOfCard[number] ?? -1;
      if (other >= 0 && !assignUnit(other, seen)) return false;
      unitOfCard[number] = place;
      return true;
    });
  };
  let count = 0;
  for (let place = 0; place < units.length; place++) if (assignUnit(place, [])) count += 1;
  return count;
}
