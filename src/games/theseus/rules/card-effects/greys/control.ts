import { movesEnemies } from '../shared/moves-enemies.ts';

/** Control: moves up to N different enemy units (TH-16.5.3). */
export const control = movesEnemies(n => n, 'TH-16.5.3');
