import { movesEnemies } from '../shared/moves-enemies.ts';

/** Group Tactics: moves an enemy unit; a copy or a duplicate moves a different one (TH-16.3.3). */
export const groupTactics = movesEnemies(() => 1, 'TH-16.3.3');
