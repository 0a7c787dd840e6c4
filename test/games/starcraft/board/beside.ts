import { previewer } from '../../../../src/kernel/history/preview.ts';
import { outlookLine } from '../../../../src/games/starcraft/board/outlook.ts';
import { buildSteps } from '../../../../src/games/starcraft/rules/build.ts';
import { executionSteps } from '../../../../src/games/starcraft/rules/execution.ts';
import { mobilizeSteps } from '../../../../src/games/starcraft/rules/mobilize.ts';
import { planningSteps } from '../../../../src/games/starcraft/rules/planning.ts';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { contextOf } from './painting.ts';

/** What is told beside an option of the pending decision, to the seat that is asked. */
export function beside(table: Scene, id: string): string | null {
  const { decision } = table;
  const option = decision.options.find(candidate => candidate.id === id);
  if (option === undefined) throw new Error(`${id} is not offered: ${table.options.join(' ')}`);
  return outlookLine(
    starcraftView(table.now, decision.seat),
    decision,
    option,
    contextOf(),
    previewer(table.match, decision.seat),
  );
}

/**
 * Raynor has a base on Braken and a Marine on Helios; Vyctor 5 is next door to Braken, without a transport on the way.
 */
export function threePlanets(): Scene {
  return scene(['raynor', 'overmind'], { ...planningSteps, ...executionSteps, ...mobilizeSteps, ...buildSteps })
    .planet('braken', 0, 0)
    .planet('vyctor-5', 1, 0, 2)
    .planet('helios', 0, 1)
    .base('braken-2', 0)
    .area('braken-1', 0, { marine: 2 })
    .area('helios-1', 0, { marine: 1 })
    .area('helios-2', 1, { zergling: 2, hydralisk: 1 })
    .base('helios-3', 1)
    .cards(0, 'braken-2');
}
