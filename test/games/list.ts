import type { GameUnderTest } from './game-under-test.ts';
import { emperorUnderTest } from './galactic-emperor/under-test.ts';
import { empiresUnderTest } from './space-empires/under-test.ts';
import { starcraftUnderTest } from './starcraft/under-test.ts';
import { theseusUnderTest } from './theseus/under-test.ts';

/** Every game of `src/games/index.ts`, as tests and scripts need it. */
export const GAMES_UNDER_TEST: readonly GameUnderTest[] = [
  starcraftUnderTest,
  theseusUnderTest,
  emperorUnderTest,
  empiresUnderTest,
];

export const RECORDED_GAMES = GAMES_UNDER_TEST.map(({ recorded }) => recorded);
export const FUZZ_GAMES = GAMES_UNDER_TEST.map(({ fuzz }) => fuzz);
export const SECRET_GAMES = GAMES_UNDER_TEST.map(({ secrets }) => secrets);
