import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { SplashTargets } from '../data/abilities.ts';
import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import type { UnitType } from '../data/units.ts';
import { kindOf } from './targets.ts';

/** What the splash damage of a card may hit. Throws `RuleFault` for a card without any. */
export function splashOf(card: CardId): SplashTargets {
  for (const ability of CARDS[card].abilities) if (ability.op === 'splash') return ability.targets;
  throw new RuleFault(`${card} has no splash damage.`);
}

/** Whether a card's splash damage may take that unit (SC-16.3): its kind, and its name where some are named. */
export function canSplash({ type, units }: SplashTargets, unit: UnitType): boolean {
  if (type !== 'any' && kindOf(unit) !== type) return false;
  return units === undefined || units.includes(unit);
}

/**
 * SC-16.4: how many of `units` can be destroyed when each card takes one at most: the size of a greatest matching. A
 * set of victims that can be matched in full can always be completed to a greatest one, so victims may be picked one by
 * one.
 */
export function mostVictims(cards: readonly SplashTargets[], units: readonly UnitType[]): number {
  const takenBy: number[] = cards.map(() => -1);
  const assign = (place: number, seen: boolean[]): boolean => {
    const unit = units[place];
    if (unit === undefined) return false;
    return cards.some((card, number) => {
      if (seen[number] === true || !canSplash(card, unit)) return false;
      seen[number] = true;
      const other = takenBy[number] ?? -1;
      if (other >= 0 && !assign(other, seen)) return false;
      takenBy[number] = place;
      return true;
    });
  };
  let count = 0;
  for (let place = 0; place < units.length; place++) if (assign(place, [])) count += 1;
  return count;
}
