import { definition } from '../../../../src/games/space-empires/game.ts';
import { SCENARIO_IDS, SCENARIOS } from '../../../../src/games/space-empires/data/scenarios.ts';
import type { EmpiresState } from '../../../../src/games/space-empires/state/state.ts';
import type { Match, MatchSetting } from '../../../../src/kernel/history/playable.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fox', 'Gus', 'Hal'];

/** All rule sets. */
export const ADVANCED = { carriers: true, raiders: true, mines: true, pipelines: true, aliens: true };

/** A match of Space Empires that stops after a few cycles, unless told otherwise. */
export function settingFor(seats: number, seed: string, options: Readonly<Record<string, unknown>> = {}): MatchSetting {
  return { seats: NAMES.slice(0, seats).map(name => ({ name })), options: { cycles: 6, ...options }, seed };
}

/** The ways to play that random matches go through. */
export const WAYS: readonly (readonly [name: string, seats: number, options: Readonly<Record<string, unknown>>])[] = [
  ['the small map', 2, { scenario: '2p-small' }],
  ['the normal map with all rules', 2, { scenario: '2p-normal', ...ADVANCED, shipbuilding: true }],
  ['three dimensions with all rules', 2, { scenario: '2p-3d', ...ADVANCED, warpPoints: true, slingshot: true }],
  ['three seats, a short game', 3, { scenario: '3p-normal', ...ADVANCED, victory: 'short' }],
  [
    'three seats with machines and grants',
    3,
    { scenario: '3p-random', ...ADVANCED, machines: 3, unpredictableResearch: true },
  ],
  [
    'four seats, a long game',
    4,
    { scenario: '4p-normal', ...ADVANCED, victory: 'long', quickStart: true, machines: 2 },
  ],
  [
    'four seats at random',
    4,
    { scenario: '4p-random', gearingLimits: true, instantUpgrade: true, heavyTerrain: true, lowMaintenance: true },
  ],
  ['two against one', 3, { scenario: '3p-team', ...ADVANCED, cycles: 2 }],
  ['blood brothers', 4, { scenario: '4p-team', alliance: 'brothers', ...ADVANCED, cycles: 2 }],
  [
    'eight seats in pairs on two maps',
    8,
    { scenario: 'epic-8-random', pairs: true, ...ADVANCED, heavyTerrain: true, cycles: 1 },
  ],
  [
    'a random map and another one',
    5,
    { scenario: 'epic', firstMap: 'random-3', secondMap: '3d-2', chosenAreas: true, ...ADVANCED, cycles: 1 },
  ],
  ['homes that are agreed upon', 3, { scenario: '3p-normal', chosenAreas: true, worldsAnywhere: true, cycles: 2 }],
  [
    'one seat against machines',
    1,
    {
      scenario: 'solo-machines-small',
      difficulty: 'good-luck',
      carriers: true,
      raiders: true,
      mines: true,
      pipelines: true,
      warpPoints: true,
    },
  ],
  [
    'one seat among alien empires',
    1,
    { scenario: 'solo-aliens', difficulty: 'good-luck', carriers: true, raiders: true, mines: true, cycles: 5 },
  ],
];

/** Every scenario, with its number of seats. */
export const EVERY_SCENARIO = SCENARIO_IDS.map(id => [id, SCENARIOS[id].seats] as const);

/** The whole state of a match of Space Empires. Throws for a match of anything else. */
export function stateOf(match: Match): EmpiresState {
  const state = match.secretState();
  if (isEmpires(state)) return state;
  throw new Error(`a match of ${match.game}, not of ${definition.id}`);
}

/** Whether something is a state of Space Empires. */
export function isEmpires(state: unknown): state is EmpiresState {
  return typeof state === 'object' && state !== null && 'game' in state && state.game === definition.id;
}
