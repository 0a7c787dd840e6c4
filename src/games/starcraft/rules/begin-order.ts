import type { StarCraft } from '../state/state.ts';
import type { OrderKind } from '../data/factions.ts';

/** Puts the first step of an order on the agenda: Build (SC-8), Mobilize (SC-10) or Research (SC-11). */
export function beginOrder(game: StarCraft, order: OrderKind): void {
  switch (order) {
    case 'build':
      game.next('build.begin', {});
      break;
    case 'mobilize':
      game.next('mobilize.moves', {});
      break;
    case 'research':
      game.next('research.begin', {});
  }
}
