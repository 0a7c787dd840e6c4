import { PositionBuilder } from '../../../src/games/starcraft/lessons/position.ts';
import { LEARNER, RIVAL } from '../../../src/lessons/position.ts';

/** Three planets of Raynor and the Overmind, with a base of each: where tests of keys at the table begin. */
export function threePlanets(): PositionBuilder {
  return new PositionBuilder(['raynor', 'overmind'])
    .planet('pridewater', 0, 0)
    .planet('antiga-prime', 1, 0, 2)
    .planet('braken', 0, 1, 0, RIVAL)
    .base('pridewater-1', LEARNER)
    .base('braken-3', RIVAL);
}
