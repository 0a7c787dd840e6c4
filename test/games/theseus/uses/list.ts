import { join } from 'node:path';
import { BONUS_KINDS } from '../../../../src/games/theseus/data/bonus-cards.ts';
import { CARDS, CARD_KINDS } from '../../../../src/games/theseus/data/cards.ts';
import type { CardKind } from '../../../../src/games/theseus/data/cards.ts';
import { SECTOR_IDS } from '../../../../src/games/theseus/data/ids.ts';
import { EMBRYO_KINDS, UNITS, UNIT_KINDS } from '../../../../src/games/theseus/data/units.ts';
import type { UnitFacts, UnitKind } from '../../../../src/games/theseus/data/units.ts';
import { kindsAskedIn } from '../../../fuzz/kinds.ts';
import { DECISIONS } from '../../../fuzz/tally.ts';
import type { Uses } from '../../../fuzz/tally.ts';

const RULES = join(import.meta.dirname, '../../../../src/games/theseus/rules');

/** How a match can be played (TH-1, TH-18 to TH-20). */
export const PLAYED = [
  'duel',
  'three',
  'four',
  'teams',
  'duel with Pandora',
  'three with Pandora',
  'four with Pandora',
];

/** How a match can end, by the key of its outcome. */
export const VICTORIES = [
  'victory.data',
  'victory.life',
  'victory.wounds',
  'victory.points',
  'victory.shared',
  'victory.last',
] as const;

/** What the rules know beyond the pieces, by the event that tells it. */
export const MOMENTS = {
  'deck.built': 'TH-4.4 deck built',
  'move.none': 'TH-6.1 no unit can move',
  'move.launched': 'TH-6.7 launch',
  'move.skips': 'TH-6.4 sector left out',
  'path.passage-used': 'TH-16.6.2 Shaft Passage',
  'move.teleports': 'TH-16.5.4 teleported',
  'trap.deactivated': 'TH-7.5 deactivation token used',
  'attack.minor': 'TH-8.5 minor assault',
  'attack.unseen': 'TH-16.5.2 invisibility lost',
  'parasite.gone': 'TH-16.2.5 parasites lost',
  'gripper.frees': 'TH-16.4.2 held unit freed',
  'malfunction.drawn': 'TH-16.3.4 token drawn',
  'malfunction.back': 'TH-13.4 token back on its symbol',
  'deploy.bonus': 'TH-11.7 bonus card gained',
  'deploy.aside': 'TH-11.5 instant set aside',
  'upgrade.none-left': 'TH-12.4 no upgrade token left',
  'take-over.ends': 'TH-20.6 card given back',
  'countdown.next': 'TH-17.1 countdown',
  'countdown.tie': 'TH-17.3 tie',
  concession: 'a seat gives up',
} as const;

/** What only the state shows. */
export const CONDITIONS = [
  'TH-13.1 pending card under malfunction',
  'TH-13.2 installed card under malfunction',
  'TH-16.2.7 card switched off',
  'TH-9 unit in space',
  'TH-12.2 two tokens on a card',
] as const;

/** What a copy adds to these is seen in no event; a Gripper is never copied (TH-16.4.2). */
const COPIED_UNSEEN: ReadonlySet<CardKind> = new Set(['greys-time-loop', 'marines-double-shot', 'scientists-gripper']);

const ofType = (type: string): readonly CardKind[] =>
  CARD_KINDS.filter(kind => CARDS[kind].types.some(one => one === type));

const springsOn = (on: string): readonly CardKind[] =>
  CARD_KINDS.filter(kind => CARDS[kind].springs.some(one => one === on));

const attackers = UNIT_KINDS.flatMap(kind => {
  const { base, upgraded }: UnitFacts = UNITS[kind];
  return [
    ...(base.attack.targets === 'none' ? [] : [`${kind} base`]),
    ...(upgraded === null || upgraded.attack.targets === 'none' ? [] : [`${kind} upgraded`]),
  ];
});

const flipping: readonly UnitKind[] = UNIT_KINDS.filter(kind => UNITS[kind].upgraded !== null);

/** Everything in Theseus that has to take effect at least once. */
export const THESEUS_USES: Uses = {
  [DECISIONS]: kindsAskedIn(RULES),
  card: [...CARD_KINDS, ...BONUS_KINDS],
  'trap at a stop': springsOn('stop'),
  'trap at a pass': springsOn('pass'),
  'card copied': CARD_KINDS.filter(kind => CARDS[kind].multiplies !== 'once' && !COPIED_UNSEEN.has(kind)),
  'carried out': ofType('action'),
  'sector action': ['assault', 'malfunction', 'extra', 'take-upgrade', 'purge'],
  'stopped in': SECTOR_IDS,
  token: [
    'upgrade on a card',
    'deactivation',
    'gripper',
    'invisibility',
    'parasite',
    'parasite wounds',
    'camera',
    'small-alien',
  ],
  'unit attacks': attackers,
  'unit upgraded': flipping,
  'embryo born': EMBRYO_KINDS,
  'embryo takes over': EMBRYO_KINDS,
  moment: Object.values(MOMENTS),
  condition: CONDITIONS,
  played: PLAYED,
  victory: VICTORIES,
};
