import { starcraftMatches } from '../games/starcraft/wanted-matches.ts';
import { theseusMatches } from '../games/theseus/wanted-matches.ts';
import type { RecordedGame } from './wanted.ts';

/** Every game of which complete matches are kept. */
export const RECORDED_GAMES: readonly RecordedGame[] = [starcraftMatches, theseusMatches];
