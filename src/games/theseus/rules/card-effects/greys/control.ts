import { movesEnemies } from '../shared/moves-enemies.ts';

/** Control: up to N different enemy units are moved (TH-16.5.3). */
export const control = movesEnemies(n => n, 'TH-16.5.3');
