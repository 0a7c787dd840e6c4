import { rulingsFrom } from '../../../kernel/book/rule-book.ts';
import type { RulingFacts } from '../../../kernel/book/rule-book.ts';
import { ORIGINS } from './origins.ts';

const ALL = {
  'chits-are-a-number': { kind: 'house', rules: ['GE-2.3.1', 'GE-1.6'], doneIn: 'rules/points.ts' },
  supplies: { kind: 'silent', rules: ['GE-1.6'], doneIn: 'state/seats.ts' },
  'unused-homes': { kind: 'silent', rules: ['GE-2.10', 'GE-2.5'], doneIn: 'state/board.ts' },
  'flip-in-mid-round': { kind: 'silent', rules: ['GE-3.7'], doneIn: 'rules/explorer.ts' },
  'no-turning-up': { kind: 'silent', rules: ['GE-3.7'], doneIn: 'rules/round.ts' },
  'row-has-no-limit': { kind: 'silent', rules: ['GE-4.6', 'GE-3.4'], doneIn: 'rules/stack.ts' },
  'sun-on-ships': { kind: 'silent', rules: ['GE-4.10'], doneIn: 'rules/explorer.ts' },
  'trade-in-any-order': { kind: 'silent', rules: ['GE-6.3'], doneIn: 'rules/trade.ts' },
  'cubes-stay': { kind: 'silent', rules: ['GE-6.3'], doneIn: 'rules/food.ts' },
  'production-by-sector': { kind: 'silent', rules: ['GE-7.3'], doneIn: 'rules/steward.ts' },
  'free-fighter-and-robotics': { kind: 'silent', rules: ['GE-8.1', 'GE-8.3'], doneIn: 'rules/engineer.ts' },
  'lone-token-stops': { kind: 'silent', rules: ['GE-9.4'], doneIn: 'rules/walking.ts' },
  'battle-timing': { kind: 'silent', rules: ['GE-9.12', 'GE-9.4', 'GE-9.10'], doneIn: 'rules/warlord.ts' },
  'annexed-at-once': { kind: 'silent', rules: ['GE-9.5', 'GE-9.5.2'], doneIn: 'rules/warlord.ts' },
  'no-stop-on-suns': { kind: 'silent', rules: ['GE-9.7'], doneIn: 'rules/walking.ts' },
  groups: { kind: 'house', rules: ['GE-9.7', 'GE-9.1'], doneIn: 'rules/warlord.ts' },
  'wormhole-targets': { kind: 'at-odds', rules: ['GE-9.8'], doneIn: 'rules/wormhole.ts' },
  'who-may-warp': { kind: 'silent', rules: ['GE-9.9'], doneIn: 'rules/wormhole.ts' },
  'surprise-attack': { kind: 'silent', rules: ['GE-9.11'], doneIn: 'state/battle.ts' },
  'extra-die': { kind: 'silent', rules: ['GE-9.15'], doneIn: 'rules/battle.ts' },
  'warped-do-not-retreat': { kind: 'at-odds', rules: ['GE-9.19', 'GE-9.18'], doneIn: 'rules/battle.ts' },
  'where-a-retreat-leads': { kind: 'silent', rules: ['GE-9.18.1'], doneIn: 'rules/battle-end.ts' },
  'whole-force': { kind: 'silent', rules: ['GE-9.18.1', 'GE-9.18'], doneIn: 'rules/battle.ts' },
  'order-in-a-phase': { kind: 'silent', rules: ['GE-9.24'], doneIn: 'rules/battle-hits.ts' },
  'who-is-hit-in-the-example': { kind: 'at-odds', rules: ['GE-9.16'], doneIn: 'rules/battle-hits.ts' },
  'starbase-is-not-protected': { kind: 'at-odds', rules: ['GE-9.17'], doneIn: 'state/battle.ts' },
  'influence-order': { kind: 'silent', rules: ['GE-10.2'], doneIn: 'rules/regent.ts' },
  'unplaced-influence': { kind: 'silent', rules: ['GE-10.12'], doneIn: 'rules/placing.ts' },
  departures: { kind: 'silent', rules: ['GE-10.9'], doneIn: 'rules/influence.ts' },
  'lowered-starbase': { kind: 'silent', rules: ['GE-10.9'], doneIn: 'rules/influence.ts' },
  'nearest-starbase': { kind: 'silent', rules: ['GE-10.9'], doneIn: 'state/board.ts' },
  'home-counts': { kind: 'silent', rules: ['GE-10.10'], doneIn: 'state/board.ts' },
  'one-technology': { kind: 'silent', rules: ['GE-11.2'], doneIn: 'rules/match-options.ts' },
  'scanners-and-black-hole': { kind: 'silent', rules: ['GE-11.4', 'GE-13.1'], doneIn: 'rules/scanners.ts' },
  'ambassador-sector': { kind: 'at-odds', rules: ['GE-11.5'], doneIn: 'rules/ambassador.ts' },
  'displaced-token': { kind: 'silent', rules: ['GE-11.5'], doneIn: 'rules/placing.ts' },
  'passive-cards': { kind: 'silent', rules: ['GE-11.6'], doneIn: 'rules/announcing.ts' },
  'fusion-taken-back': { kind: 'silent', rules: ['GE-11.6'], doneIn: 'rules/walking.ts' },
  'time-warp-window': { kind: 'house', rules: ['GE-11.7'], doneIn: 'rules/time-warp.ts' },
  'shields-in-time': { kind: 'silent', rules: ['GE-11.8'], doneIn: 'rules/battle-hits.ts' },
  'protein-fields': { kind: 'silent', rules: ['GE-7.3', 'GE-11.3'], doneIn: 'rules/steward.ts' },
  'pirate-food': { kind: 'silent', rules: ['GE-11.9'], doneIn: 'rules/pirate.ts' },
  'last-token': { kind: 'at-odds', rules: ['GE-12.3'], doneIn: 'rules/end.ts' },
  'final-battle': { kind: 'silent', rules: ['GE-12.9'], doneIn: 'rules/final-battle.ts' },
  'who-fights-of-three': { kind: 'silent', rules: ['GE-12.8', 'GE-12.9'], doneIn: 'rules/end.ts' },
  'hidden-totals': { kind: 'silent', rules: ['GE-13.3', 'GE-13.1'], doneIn: 'view.ts' },
  'giving-up': { kind: 'house', rules: ['GE-12.7', 'GE-2.10'], doneIn: 'rules/concession.ts' },
  'ship-costs': { kind: 'fact', rules: ['GE-8.2', 'GE-15'], records: ['ship:*'], doneIn: 'data/ships.ts' },
  'technology-costs': {
    kind: 'fact',
    rules: ['GE-11.1', 'GE-15'],
    records: ['technology:*'],
    doneIn: 'data/technologies.ts',
  },
  'market-rows': { kind: 'fact', rules: ['GE-6.1', 'GE-15'], records: ['market:*'], doneIn: 'data/set-up.ts' },
  tiles: { kind: 'fact', rules: ['GE-1.1', 'GE-15'], records: ['tile:*'], doneIn: 'data/tiles.ts' },
  layouts: {
    kind: 'fact',
    rules: ['GE-2.1', 'GE-15'],
    records: ['layout:*', 'board:spaces'],
    doneIn: 'data/set-up.ts',
  },
} as const satisfies Readonly<Record<string, RulingFacts>>;

/** The id of a ruling; `ruling.<id>` and `ruling.<id>.why` are its words. */
export type RulingId = keyof typeof ALL;

/** Every ruling, in the order of the rule book, then those on components. */
export const RULINGS = rulingsFrom(ALL, ORIGINS);
