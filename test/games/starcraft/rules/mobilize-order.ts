import { mobilizeSteps } from '../../../../src/games/starcraft/rules/mobilize.ts';
import type { StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import type { Steps } from '../../../../src/games/starcraft/state/steps.ts';
import type { StepRules } from '../../../../src/kernel/match/game.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** The Mobilize order, and then the end of the order, where a scene without a battle ends. */
export const mobilizeOrder: Partial<StepRules<StarCraftState, Steps>> = {
  *'mobilize.moves'(game, args) {
    yield* mobilizeSteps['mobilize.moves'](game, args);
    game.next('execution.endOfOrder', {});
  },
};

/** Braken (limits 4, 3, 2) with Torus to the east. */
export function table(...factions: Parameters<typeof scene>[0]): Scene {
  const [first = 'overmind', second = 'mengsk', ...others] = factions;
  return scene([first, second, ...others], mobilizeOrder)
    .planet('braken', 0, 0)
    .planet('torus', 1, 0);
}

/** A Mobilize order of seat 0 on Braken begins. */
export function mobilize(at: Scene, special = false): Scene {
  return at.order(0, 'braken', 'mobilize', special).begin('mobilize.moves', {});
}
