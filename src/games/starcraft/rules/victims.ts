import { offer } from '../../../kernel/match/offer.ts';
import type { Face, Offer, Reason } from '../../../kernel/match/offer.ts';
import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { UnitType } from '../data/units.ts';
import type { Alike, Fighter } from '../state/battle.ts';
import { say, unitName } from '../text/say.ts';

// One unit of the battle line that leaves it: units of one type are alike, so that one is chosen by its type.

/** The units of which one is to be destroyed, and those that are spared, with why. */
export function victimOffer(
  groups: readonly Alike[],
  spared: readonly Alike[] = [],
  why: (unit: UnitType) => Reason | null = () => null,
): Offer<Fighter> {
  return offer<Alike, Fighter, Reason>([...groups, ...spared], {
    id: ({ unit }) => `destroy:${unit}`,
    fault: group => (spared.includes(group) ? why(group.unit) : null),
    face: groupFace,
    blockedFace: ({ unit }) => ({ words: unitName(unit) }),
    why: reason => reason,
    value: ({ fighters }) => firstOf(fighters),
  });
}

/** Units of one type, and how many they are; the first one stands for all. */
export function groupFace({ unit, fighters }: Alike): Face {
  return {
    words: say('battle.count', { unit: unitName(unit), count: fighters.length }),
    refs: [`fighter:${firstOf(fighters).id}`],
  };
}

/** The first of fighters that are alike. Throws `RuleFault` when there is none. */
export function firstOf(fighters: readonly Fighter[]): Fighter {
  const [first] = fighters;
  if (first === undefined) throw new RuleFault('An empty group of fighters.');
  return first;
}
