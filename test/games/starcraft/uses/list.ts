import { join } from 'node:path';
import { BUILDINGS, BUILDING_IDS } from '../../../../src/games/starcraft/data/buildings.ts';
import { CARDS, CARD_IDS } from '../../../../src/games/starcraft/data/cards.ts';
import { EVENT_KINDS } from '../../../../src/games/starcraft/data/events.ts';
import { FACTION_IDS, ORDER_KINDS } from '../../../../src/games/starcraft/data/factions.ts';
import { MODULE_IDS } from '../../../../src/games/starcraft/data/modules.ts';
import { PLANET_IDS } from '../../../../src/games/starcraft/data/planets.ts';
import { RACES } from '../../../../src/games/starcraft/data/races.ts';
import { TECHNOLOGY_IDS } from '../../../../src/games/starcraft/data/technologies.ts';
import { UNITS, UNIT_TYPES } from '../../../../src/games/starcraft/data/units.ts';
import { kindsAskedIn } from '../../../fuzz/kinds.ts';
import { DECISIONS } from '../../../fuzz/tally.ts';
import type { Uses } from '../../../fuzz/tally.ts';
import { ABILITY_NAMES } from './abilities.ts';

const RULES = join(import.meta.dirname, '../../../../src/games/starcraft/rules');

/** How a match can be played, SC-23. */
export const VARIANTS = ['standard', 'teams', 'galactic-conquest', 'galactic-conquest-with-teams'] as const;

/** What the rules know beyond the pieces, by the event that tells it. */
export const MOMENTS = {
  'build.discount.used': 'SC-12.2 discount',
  'build.sacrificed': 'SC-8.1.5 sacrifice',
  'paying.partly-depleted': 'SC-7.5 force mining',
  'paying.depleted': 'SC-7.5 mining out',
  'technology.to-hand': 'SC-12.4 copy to hand',
  'mobilize.lifted-off': 'SC-22.1.2 lift-off',
  'execution.obstructed': 'SC-6 obstructed',
  'limits.destroyed': 'SC-9 own piece destroyed',
  'battle.regeneration': 'SC-22.3 regeneration',
  'battle.gone.alone': 'SC-13.7.A.2 reinforcement alone',
  'battle.gone.misfit': 'SC-13.7.A misfit',
  'battle.replaced': 'SC-15.4 replaced',
  'battle.withdrawn': 'SC-15.1 withdrawal',
  'battle.cannot-target': 'SC-13.7.C.2 nobody to target',
  'battle.splash.destroyed': 'SC-16.3 splash victim',
  'battle.retreated': 'SC-13.9 retreat',
  'battle.perished': 'SC-13.9.5 no place',
  'battle.ends-empty': 'SC-13.9 empty area',
  'cards.reshuffled': 'SC-11.8 reshuffled',
  'regrouping.base-destroyed': 'SC-18 step 1 base',
  'regrouping.transport-destroyed': 'SC-18 step 1 transport',
  'regrouping.cards-lost': 'SC-18 step 2 cards lost',
  'regrouping.discarded': 'SC-18 step 9 discard',
  'elimination.out': 'SC-20 elimination',
  'elimination.concedes': 'SC-20 concession',
  'conquest.new-deck': 'SC-23.1 renewed deck',
} as const;

/** The last seat's ways to win, and how a match can end, by the event that tells it. */
export const VICTORIES = [
  'victory.normal',
  'victory.special',
  'victory.aldaris',
  'victory.end-game',
  'victory.elimination',
  'victory.all-gone',
] as const;

const levels = BUILDING_IDS.flatMap(building => {
  const printed = RACES[BUILDINGS[building].race].printedBuilding === building ? 1 : 0;
  return BUILDINGS[building].levels.flatMap((_, place) => (place < printed ? [] : [`${building} ${place + 1}`]));
});

const standard = CARD_IDS.filter(card => CARDS[card].kind === 'standard');

/** Everything in StarCraft that has to take effect at least once. */
export const STARCRAFT_USES: Uses = {
  [DECISIONS]: kindsAskedIn(RULES),
  'unit built': UNIT_TYPES,
  'unit in front': UNIT_TYPES,
  'unit supports': UNIT_TYPES.filter(unit => UNITS[unit].support > 0),
  'building built': levels,
  'module bought': MODULE_IDS,
  'module works': [
    'supply',
    'research-development',
    'air-support against a flyer',
    'air-support as a detector',
    'air-support against a landing',
  ],
  'technology bought': TECHNOLOGY_IDS,
  'card with a match': standard,
  'card without a match': standard,
  reinforcement: CARD_IDS.filter(card => CARDS[card].kind === 'reinforcement'),
  ability: ABILITY_NAMES,
  keyword: ['detector uncovers a cloaked unit', 'assist units only', 'specialty support', ...Object.values(MOMENTS)],
  event: EVENT_KINDS,
  order: [
    ...ORDER_KINDS,
    ...ORDER_KINDS.map(order => `${order} special`),
    ...ORDER_KINDS.map(order => `${order} given up`),
  ],
  planet: PLANET_IDS,
  victory: VICTORIES,
  objective: FACTION_IDS,
  variant: VARIANTS,
  seats: ['2', '3', '4', '5', '6'],
  'set-up': ['quick', 'by-hand'],
};
