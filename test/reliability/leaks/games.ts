import { randomAnswer } from '../../../src/bots/random.ts';
import { definition as starcraftDefinition, starcraft } from '../../../src/games/starcraft/game.ts';
import type { MatchOptions } from '../../../src/games/starcraft/state/state.ts';
import { definition as theseusDefinition, theseus } from '../../../src/games/theseus/game.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { armedMatch } from '../../games/starcraft/oracles/armed.ts';
import { seenByAll } from '../../games/starcraft/oracles/hidden.ts';
import { isStarCraft, settingFor } from '../../games/starcraft/oracles/matches.ts';
import { scramble } from '../../games/starcraft/oracles/scramble.ts';
import { warlikeAnswer } from '../../games/starcraft/oracles/warlike.ts';
import { isTheseus, settingFor as theseusSetting, WAYS } from '../../games/theseus/oracles/matches.ts';
import { scramble as scrambleTheseus } from '../../games/theseus/oracles/scramble.ts';
import type { Answering } from '../../oracles/answering.ts';
import type { Secrets } from '../../oracles/worlds.ts';

/** A way to set a match up: its name, and the match at its beginning. */
export interface Way {
  readonly name: string;
  readonly begin: (seed: string) => Match;
}

/** A game whose secrets are looked for. */
export interface SecretGame {
  readonly id: string;
  readonly seats: readonly number[];
  /** The ways to play with so many seats, the first of which is looked at wherever only one is. */
  readonly ways: (seats: number) => readonly Way[];
  readonly answering: Answering;
  readonly secrets: Secrets;
}

/** All technologies, buildings and large armies from the beginning. */
const armed = (seats: number): Way => ({ name: 'armed', begin: seed => armedMatch(seats, seed) });
const starcraftWay = (name: string, seats: number, options: Partial<MatchOptions> = {}): Way => ({
  name,
  begin: seed => starcraft.start(settingFor(seats, seed, options)),
});
const CONQUEST = { variant: 'galactic-conquest' } as const;

const THESEUS_WAYS = [...WAYS, ['three seats with built decks', 3, { decks: 'built', ring: 'random' }]] as const;

export const SECRET_GAMES: readonly SecretGame[] = [
  {
    id: 'starcraft',
    seats: [2, 3, 4, 5, 6],
    ways: seats => {
      const usual = starcraftWay('usual', seats);
      if (seats === 2) return [usual, armed(seats)];
      if (seats === 3) return [armed(seats), starcraftWay('own orders hidden', seats, { ownTokens: 'hidden' })];
      if (seats === 5) return [armed(seats), starcraftWay('Galactic Conquest', seats, CONQUEST)];
      const teams = starcraftWay('teams', seats, { teams: true });
      return seats === 4 ? [teams, armed(seats)] : [starcraftWay('Galactic Conquest', seats, CONQUEST), teams];
    },
    answering: warlikeAnswer,
    secrets: {
      game: starcraft,
      scramble,
      view: (state, viewer) => (isStarCraft(state) ? starcraftDefinition.view(state, viewer) : null),
      seenOf: seenByAll,
    },
  },
  {
    id: 'theseus',
    seats: [2, 3, 4],
    ways: seats =>
      THESEUS_WAYS.filter(way => way[1] === seats)
        .map(([name, , options]) => ({
          name,
          begin: (seed: string) => theseus.start(theseusSetting(seats, seed, options)),
        }))
        .toSorted(
          (one, other) => Number(other.name.endsWith('built decks')) - Number(one.name.endsWith('built decks')),
        ),
    answering: randomAnswer,
    secrets: {
      game: theseus,
      scramble: scrambleTheseus,
      view: (state, viewer) => (isTheseus(state) ? theseusDefinition.view(state, viewer) : null),
      seenOf: null,
    },
  },
];
