import { randomAnswer } from '../../../src/bots/random.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { theseus } from '../../../src/games/theseus/game.ts';
import type { Match } from '../../../src/kernel/playable.ts';
import type { MatchRecord } from '../../../src/kernel/record.ts';
import type { Viewer } from '../../../src/kernel/words.ts';
import { armedMatch } from '../../games/starcraft/oracles/armed.ts';
import { checkHidden } from '../../games/starcraft/oracles/hidden.ts';
import { settingFor } from '../../games/starcraft/oracles/matches.ts';
import { warlikeAnswer } from '../../games/starcraft/oracles/warlike.ts';
import { settingFor as theseusSetting } from '../../games/theseus/oracles/matches.ts';
import { scramble as scrambleTheseus } from '../../games/theseus/oracles/scramble.ts';
import type { Answering } from '../../oracles/answering.ts';
import { checkNonInterference } from '../../oracles/non-interference.ts';

/** From a checkpoint on, what a viewer may not know changes nothing of what it sees, `also` included; how often that was compared. */
export type Check = (
  record: MatchRecord,
  viewer: Viewer,
  how: { readonly seed: string; readonly decisions: number; readonly also: (match: Match) => unknown },
) => number;

/** A game whose secrets are looked for. */
export interface SecretGame {
  readonly id: string;
  readonly seats: readonly number[];
  /** A match with a checkpoint at every step. */
  readonly begin: (seats: number, seed: string) => Match;
  readonly answering: Answering;
  readonly check: Check;
}

const EVERY_STEP = { checkpointEvery: 0 };

export const SECRET_GAMES: readonly SecretGame[] = [
  {
    id: 'starcraft',
    seats: [2, 3, 4, 5, 6],
    begin: (seats, seed) =>
      seats % 2 === 1
        ? armedMatch(seats, seed, EVERY_STEP)
        : starcraft.start(
            settingFor(seats, seed, { variant: seats === 6 ? 'galactic-conquest' : 'standard', teams: seats === 4 }),
            EVERY_STEP,
          ),
    answering: warlikeAnswer,
    check: (record, viewer, { seed, decisions, also }) => checkHidden(starcraft, record, viewer, seed, decisions, also),
  },
  {
    id: 'theseus',
    seats: [2, 3, 4],
    begin: (seats, seed) =>
      theseus.start(
        theseusSetting(seats, seed, seats === 3 ? { ring: 'random' } : { decks: 'built', teams: seats === 4 }),
        EVERY_STEP,
      ),
    answering: randomAnswer,
    check: (record, viewer, { seed, decisions, also }) =>
      checkNonInterference(theseus, record, viewer, scrambleTheseus, { seed, decisions, also }),
  },
];
