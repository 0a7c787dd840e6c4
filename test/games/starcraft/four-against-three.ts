import { LEARNER, RIVAL } from '../../../src/games/starcraft/lessons/position.ts';
import { stillAt } from '../../table/still-position.ts';
import { threePlanets } from './three-planets.ts';

/**
 * A battle about to begin, on a table without a terminal: four units of Ann attack three of Bob; each side can choose
 * from a hand.
 */
export function fourAgainstThree(size = { columns: 80, rows: 24 }) {
  const position = threePlanets()
    .area('pridewater-1', LEARNER, { marine: 3, firebat: 1 })
    .area('pridewater-2', RIVAL, { zergling: 2, hydralisk: 1 })
    .hand(LEARNER, 'terran-c02', 'terran-c03', 'terran-c04', 'terran-c05', 'terran-c17')
    .hand(RIVAL, 'zerg-c02', 'zerg-c03', 'zerg-c04', 'zerg-c05', 'zerg-c17')
    .eventDeck()
    .order(LEARNER, 'pridewater', 'mobilize')
    .order(LEARNER, 'antiga-prime', 'research')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
  return stillAt('starcraft', position, { size });
}
