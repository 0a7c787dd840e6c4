import { scene } from './scene.ts';
import type { Scene } from './scene.ts';

/** EX-02: an Alien may leave out the Docking Bay and stop beside three Marines, on their Mine. */
export function amongThreeMarines(): Scene {
  return scene(['aliens', 'marines'])
    .unit('alien-1', 'alien-nest-a', 'upgraded')
    .unit('alien-2', 'alien-nest-b')
    .unit('marine-1', 'corridors-b')
    .unit('marine-2', 'corridors-c')
    .unit('marine-3', 'corridors-d')
    .card('aliens-vent-shortcut-1', 'docking-bay-s1')
    .card('marines-mine-1', 'corridors-s1');
}
