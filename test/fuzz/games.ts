import { starcraftFuzz } from '../games/starcraft/coverage.ts';
import { theseusFuzz } from '../games/theseus/coverage.ts';
import type { FuzzGame } from './fuzz-game.ts';

/** Every game of the fuzz test. */
export const FUZZ_GAMES: readonly FuzzGame[] = [starcraftFuzz, theseusFuzz];
