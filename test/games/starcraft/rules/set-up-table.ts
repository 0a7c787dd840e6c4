import { expect } from 'vitest';
import { randomBelow, seededRandom } from '../../../../src/kernel/plain/random.ts';
import { setUpSteps } from '../../../../src/games/starcraft/rules/set-up.ts';
import { newState } from '../../../../src/games/starcraft/state/new-state.ts';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import { TABLE_RULES } from '../../../../src/games/starcraft/state/state.ts';
import type { MatchOptions, StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

type Wishes = Partial<MatchOptions> & { readonly seed?: string; readonly first?: number };

/** A match at the first step of its set-up; by hand and with factions to choose, unless the wishes say otherwise. */
export function setUpTable(seats: number, { seed = 'set-up', first, ...wishes }: Wishes = {}): Scene {
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `P${seat + 1}` }));
  const options: MatchOptions = {
    setUp: 'by-hand',
    factions: names.map(() => null),
    deal: 'choose',
    variant: 'standard',
    teams: false,
    ...TABLE_RULES,
    ...wishes,
  };
  const concede: Parameters<typeof scene>[1] = {
    *'elimination.concede'(game, { seat }) {
      seatState(game.state, seat).eliminated = true;
    },
  };
  const table = scene([], setUpSteps, concede).with(state => {
    Object.assign(state, newState(options, names, seededRandom(seed)));
    if (first !== undefined) state.random.scripted = [first];
  });
  return table.begin('setUp.firstPlayer', {});
}

/** Answers at random to the end; put-backs less often. `concede` lets a seat give up now and then. */
export function playOut(table: Scene, seed: string, concede = false): StarCraftState {
  const random = numbers(seed);
  for (let answers = 0; table.match.decision !== null; answers++) {
    if (answers > 2000) throw new Error('the set-up does not end');
    const options = table.options;
    const onwards = options.filter(id => !id.startsWith('put-back:'));
    const pool = onwards.length === 0 || random(10) === 0 ? options : onwards;
    const { seat } = table.decision;
    if (concede && random(15) === 0 && table.match.seatsIn.length > 2 && !table.match.conceding.includes(seat)) {
      table.match.concede(seat);
    }
    for (const id of table.match.blocked().map(blocked => blocked.id)) expect(options).not.toContain(id);
    table.answer(pool[random(pool.length)] ?? '');
  }
  return table.now;
}

/** Whole numbers below a limit, the same for the same seed. */
export function numbers(seed: string): (limit: number) => number {
  let value = randomBelow(seededRandom(seed), 2 ** 32);
  return limit => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return Math.floor((value / 2 ** 32) * limit);
  };
}
