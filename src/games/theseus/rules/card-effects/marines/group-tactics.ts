import { movesEnemies } from '../shared/moves-enemies.ts';

/** Group Tactics: an enemy unit is moved; a copy or a duplicate moves a different one (TH-16.3.3). */
export const groupTactics = movesEnemies(() => 1, 'TH-16.3.3');
