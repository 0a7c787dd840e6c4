import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/**
 * A duel in which everything that the station can show lies somewhere: Ann plays the Aliens and is to move, Bob the
 * Scientists.
 */
export function hall(): Scene {
  return scene(['aliens', 'scientists'])
    .unit('alien-1', 'alien-nest-a', 'upgraded')
    .unit('alien-2', 'alien-nest-b')
    .unit('alien-3', 'space')
    .unit('small-alien-1', 'corridors-d')
    .unit('scientist-1', 'alien-nest-c', 'base', { parasites: 1 })
    .unit('scientist-2', 'science-lab-a', 'upgraded')
    .unit('scientist-3', 'tech-bay-d')
    .card('scientists-video-cameras-1', 'corridors-s1', { upgrades: 1, camera: 3 })
    .card('aliens-tentacles-1', 'corridors-s2')
    .card('aliens-reproduction-1', 'corridors-s5')
    .card('scientists-defense-system-1', 'tech-bay-s2')
    .card('aliens-hive-1', 'alien-nest-s1')
    .card('scientists-medical-bay-1', 'control-room-s1')
    .malfunction('scientists-medical-bay-1')
    .pending('aliens-vent-shortcut-1', 'alien-nest-p1')
    .pending('scientists-archive-1', 'corridors-p1')
    .bonus('bonus-upgrade-1', 'tech-bay-s1')
    .bonus('bonus-card-from-deck-1', 'science-lab-s4')
    .aside('aliens', 'aliens-burrow-1')
    .seat('aliens', { life: 17, upgrades: 1 })
    .seat('scientists', { life: 14, data: 6 })
    .deck('aliens', 'aliens-ghost-strike-1', 'aliens-habitat-1')
    .deck('scientists', 'scientists-small-laboratory-1')
    .turn('aliens');
}
