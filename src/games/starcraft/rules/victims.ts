import { offer } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason } from '../../../kernel/match/offer.ts';
import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { UnitType } from '../data/units.ts';
import type { FighterGroup, Fighter } from '../state/battle.ts';
import { say, unitName } from '../text/say.ts';

// Options for choosing a unit that leaves the battle line. Units of one type are interchangeable, so the choice is
// between types.

/** The options for the unit to destroy; units that can't be chosen are blocked with the reason. */
export function victimOffer(
  groups: readonly FighterGroup[],
  sparedGroups: readonly FighterGroup[] = [],
  sparedReason: (unit: UnitType) => Reason | null = () => null,
): Offer<Fighter> {
  return offer<FighterGroup, Fighter, Reason>([...groups, ...sparedGroups], {
    id: ({ unit }) => `destroy:${unit}`,
    fault: group => (sparedGroups.includes(group) ? sparedReason(group.unit) : null),
    face: groupFace,
    blockedFace: ({ unit }) => ({ words: unitName(unit) }),
    why: reason => reason,
    value: ({ fighters }) => firstFighter(fighters),
  });
}

/** How an option shows units of one type: their name, their number, and the first fighter's address for all of them. */
export function groupFace({ unit, fighters }: FighterGroup): OptionFace {
  return {
    words: say('battle.count', { unit: unitName(unit), count: fighters.length }),
    refs: [`fighter:${firstFighter(fighters).id}`],
  };
}

/** The first of several interchangeable fighters. Throws `RuleFault` if there is none. */
export function firstFighter(fighters: readonly Fighter[]): Fighter {
  const [first] = fighters;
  if (first === undefined) throw new RuleFault('An empty group of fighters.');
  return first;
}
