import { join } from 'node:path';
import { kindsAskedIn } from '../../../fuzz/kinds.ts';
import { DECISIONS } from '../../../fuzz/tally.ts';
import type { Uses } from '../../../fuzz/tally.ts';
import { MARKERS } from '../../../../src/games/space-empires/data/markers.ts';
import { EPIC_MAPS, PLAYED_IDS } from '../../../../src/games/space-empires/data/scenarios.ts';
import { TECHNOLOGY_IDS } from '../../../../src/games/space-empires/data/technologies.ts';
import {
  ALLIANCES,
  OPTIONAL_RULES,
  PARTNERS,
  PRICE_LISTS,
  VARIANTS,
  VICTORIES,
} from '../../../../src/games/space-empires/state/options.ts';
import type { MatchOptions } from '../../../../src/games/space-empires/state/options.ts';
import { PIECE_KINDS } from '../../../../src/games/space-empires/data/units.ts';
import { isCombatCapable } from '../../../../src/games/space-empires/state/pieces.ts';

const RULES = join(import.meta.dirname, '../../../../src/games/space-empires/rules');

/** What the rules know beyond units and markers, by the event that tells it. */
export const MOMENTS = {
  'move.swept': 'SE-6.8 unarmed units destroyed by a move',
  'hole.rolled': 'SE-6.6 a black hole',
  'explore.renewed': 'SE-24.4 a marker for one that left',
  'explore.danger': 'SE-7.6 danger',
  'explore.shifted': 'SE-7.7 lost in space',
  'battle.bonus': 'SE-8.6 a fleet size bonus',
  'battle.decoys': 'SE-4.5 decoys gone in a battle',
  'battle.unarmed': 'SE-8.14 unarmed units lost after a battle',
  'retreat.told': 'SE-8.12 a retreat',
  'mines.exploded': 'SE-16.4 a mine',
  'mines.swept': 'SE-16.4 a mine swept',
  'raiders.announced': 'SE-15.2 Raiders announced',
  'fighters.stranded': 'SE-14.1 Fighters without room',
  'aliens.placed': 'SE-17.1 aliens',
  'economy.cashed': 'SE-10.2 minerals cashed',
  'bombard.destroyed': 'SE-9.3 a colony destroyed',
  'machine.arrives': 'SE-25.3 a machine appears',
  'machine.colony': 'SE-25.7 a machine destroys a colony',
  'machine.planet': 'SE-25.7 a machine destroys a planet',
  'machine.destroyed': 'SE-25.2 a machine destroyed',
  'machines.found': 'SE-18.3.1 a machine found',
  'machines.hunts': 'SE-18.3.2 a machine goes to what is near',
  'machines.drifts': 'SE-18.3.2 a machine finds nothing',
  'machines.destroyed': 'SE-18.3.5 a planet or asteroids destroyed by a machine',
  'machines.fell': 'SE-18.3 a machine destroyed by somebody',
  concession: 'a seat gives up',
} as const;

/** What is chosen before a match, and how the fuzz names each choice. */
export const CHOSEN: readonly {
  readonly is: string;
  readonly all: readonly string[];
  readonly uses: (options: MatchOptions) => readonly string[];
}[] = [
  { is: 'optional rule', all: OPTIONAL_RULES, uses: ({ optional }) => optional },
  {
    is: 'variant',
    all: [...VARIANTS, 'quickStart'],
    uses: ({ variants, quickStart }) => [...variants, ...(quickStart ? ['quickStart'] : [])],
  },
  { is: 'map of an epic game', all: Object.keys(EPIC_MAPS), uses: ({ maps = [] }) => maps },
  {
    is: 'homes',
    all: ['chosenAreas', 'worldsAnywhere'],
    uses: ({ chosenAreas, worldsAnywhere }) => [
      ...(chosenAreas ? ['chosenAreas'] : []),
      ...(worldsAnywhere ? ['worldsAnywhere'] : []),
    ],
  },
  { is: 'victory', all: VICTORIES, uses: ({ victory }) => [victory] },
  { is: 'price list', all: PRICE_LISTS, uses: ({ prices }) => [prices] },
  { is: 'alliance', all: ALLIANCES, uses: ({ alliance }) => (alliance === null ? [] : [alliance]) },
  { is: 'partners', all: [...PARTNERS, 'pairs'], uses: ({ partners }) => (partners === null ? [] : [partners]) },
  { is: 'warp points a board', all: ['1', '2', '3'], uses: ({ warps }) => [String(warps)] },
  { is: 'machines', all: ['0', '1', '2', '3'], uses: ({ machines }) => [String(machines)] },
];

/** Everything in Space Empires that has to take effect at least once. */
export const EMPIRES_USES: Uses = {
  [DECISIONS]: [...kindsAskedIn(RULES), 'sheet.done'].sort(),
  marker: MARKERS.filter(marker => marker !== 'homeworld'),
  // The ships of a fleet of aliens are drawn when it fights, and fight by their own types.
  'unit fights': PIECE_KINDS.filter(kind => isCombatCapable({ kind }) && kind !== 'alien-fleet'),
  moment: Object.values(MOMENTS),
  scenario: PLAYED_IDS,
  technology: TECHNOLOGY_IDS,
  ...Object.fromEntries(CHOSEN.map(({ is, all }) => [is, all])),
};
