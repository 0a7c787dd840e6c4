import { join } from 'node:path';
import { ROLE_IDS } from '../../../../src/games/galactic-emperor/data/roles.ts';
import { TECHNOLOGY_IDS } from '../../../../src/games/galactic-emperor/data/technologies.ts';
import { TILE_IDS } from '../../../../src/games/galactic-emperor/data/tiles.ts';
import { kindsAskedIn } from '../../../fuzz/kinds.ts';
import { DECISIONS } from '../../../fuzz/tally.ts';
import type { Uses } from '../../../fuzz/tally.ts';

const RULES = join(import.meta.dirname, '../../../../src/games/galactic-emperor/rules');

/** The kinds of windows, which the sources name otherwise than other decisions. */
const WINDOWS = ['regent.interrupt', 'saboteur.block', 'warp.die'];

/** How a match can end, by the key of its outcome. */
export const VICTORIES = [
  'victory.points',
  'victory.battle',
  'victory.standing',
  'victory.shared',
  'victory.last',
] as const;

/** What the rules know beyond the pieces, by the event that tells it. */
export const MOMENTS = {
  'row.empty': 'GE-4.5 no tile for the last',
  'explorer.flips': 'GE-4.8 the Explorer flips',
  'omega.explodes': 'GE-5.1 Omega explodes',
  'scan.kept-drawn': 'GE-11.4 a drawn tile kept',
  'scan.kept-open': 'GE-11.4 an open tile kept',
  'departure.done': 'GE-10.9 departure',
  'trade.leftovers': 'GE-6.2 forced sale',
  'steward.no-room': 'GE-7.1 a free cube lost',
  'steward.produced-over': 'GE-7.2 more than the Storage holds',
  'engineer.no-fighter': 'GE-8.1 no free Fighter left',
  'walk.taken-back': 'GE-11.6 a move taken back',
  'warp.went': 'GE-9.8 a wormhole used',
  'battle.surprise': 'GE-9.10 a surprise attack',
  'battle.extra': 'GE-9.15 an extra die',
  'battle.on-side': 'GE-9.16 a Dreadnought on its side',
  'battle.lowered': 'GE-9.17 a Starbase lowered',
  'battle.lost-hits': 'GE-9.16 hits lost',
  'battle.retreated': 'GE-9.18 a retreat',
  'battle.both-lost': 'GE-9.23 mutual destruction',
  'battle.held': 'GE-9.23 a sector held',
  'battle.won': 'GE-9.22 a battle won',
  'points.empire.hidden': 'GE-9.22 an Empire destroyed',
  'points.planets': 'GE-13.3 points in the open',
  'influence.nobody': 'GE-10.6 a tie of influence',
  'influence.throne': 'GE-10.8 the Throne won',
  'influence.throne-chooser': 'GE-10.8 the Throne for the chooser',
  'saboteur.caught': 'GE-11.3 the Saboteur caught',
  'saboteur.escaped': 'GE-11.3 the Saboteur escaped',
  'end.tokens': 'GE-12.3 the last token',
  'end.pool': 'GE-12.1 the last point',
  'end.tie': 'GE-12.8 a tie',
  'battle.final': 'GE-12.8 a final battle',
  'end.no-ships': 'GE-12.9 a tie without ships',
  'end.hail': 'GE-12.7.1 an Emperor hailed',
  'points.storage.hidden': 'GE-12.5 a full Storage',
  'points.count.hidden': 'GE-12.4 a final count',
  concession: 'a seat gives up',
} as const;

/** Everything in Galactic Emperor that has to take effect at least once. */
export const EMPEROR_USES: Uses = {
  [DECISIONS]: [...kindsAskedIn(RULES), ...WINDOWS].sort(),
  tile: TILE_IDS.filter(tile => tile !== 'omega'),
  'role picked': ROLE_IDS,
  technology: TECHNOLOGY_IDS,
  'technology blocked': TECHNOLOGY_IDS.filter(id => id !== 'saboteur'),
  moment: Object.values(MOMENTS),
  'passed ahead': ['role', 'round', 'always', 'own', 'missed'],
  'number of seats': ['3', '4', '5', '6'],
  victory: VICTORIES,
};
