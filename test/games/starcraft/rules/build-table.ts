import { buildSteps } from '../../../../src/games/starcraft/rules/build.ts';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import type { SeatState, StarCraft } from '../../../../src/games/starcraft/state/state.ts';
import { scene, type Scene } from '../scene.ts';

/** A Build order of its own. */
export const buildOrder = {
  ...buildSteps,
  *'execution.turn'(game: StarCraft) {
    game.next('build.begin', {});
    game.next('execution.endOfOrder', {});
  },
};

/** Seat 0 with plenty of workers and room for them; Braken (three areas) is joined with Torus. */
export function building(...factions: Parameters<typeof scene>[0]): Scene {
  const table = scene(factions, buildOrder).planet('braken', 0, 0).planet('torus', 1, 0);
  return table
    .planet('bhekar-ro', 1, 1)
    .planet('pridewater', 2, 0)
    .workers(0, 12)
    .cards(0, 'bhekar-ro-1', 'pridewater-1');
}

export const begun = (table: Scene, special = false): Scene =>
  table.order(0, 'braken', 'build', special).begin('execution.turn', { seat: 0 });
export const owner = (table: Scene): SeatState => seatState(table.now, 0);
export const ids = (table: Scene, prefix: string): string[] => table.options.filter(id => id.startsWith(prefix));

/** Workers spent so far. */
export const spent = (table: Scene, pool = 12): number => pool - owner(table).pool;
