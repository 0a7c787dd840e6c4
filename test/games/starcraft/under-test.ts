import { gameDefinition, starcraft } from '../../../src/games/starcraft/game.ts';
import type { MatchOptions } from '../../../src/games/starcraft/state/state.ts';
import { keptTexts } from '../../../src/games/starcraft/text/en.ts';
import type { SecretGame, Way } from '../../reliability/leaks/secret-game.ts';
import type { GameUnderTest } from '../game-under-test.ts';
import { starcraftFuzz } from './coverage.ts';
import { armedMatch } from './oracles/armed.ts';
import { seenByAll } from './oracles/hidden.ts';
import { isStarCraft, settingFor } from './oracles/matches.ts';
import { scramble } from './oracles/scramble.ts';
import { warlikeAnswer } from './oracles/warlike.ts';
import { starcraftMatches } from './wanted-matches.ts';

/** All technologies, buildings and large armies from the beginning. */
const armed = (seats: number): Way => ({ name: 'armed', begin: seed => armedMatch(seats, seed) });
const starcraftWay = (name: string, seats: number, options: Partial<MatchOptions> = {}): Way => ({
  name,
  begin: seed => starcraft.start(settingFor(seats, seed, options)),
});
const CONQUEST = { variant: 'galactic-conquest' } as const;

const secrets: SecretGame = {
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
    view: (state, viewer) => (isStarCraft(state) ? gameDefinition.view(state, viewer) : null),
    seenOf: seenByAll,
  },
};

export const starcraftUnderTest: GameUnderTest = {
  id: starcraft.id,
  recorded: starcraftMatches,
  fuzz: starcraftFuzz,
  secrets,
  kept: { texts: keptTexts, file: new URL('kept-messages.json', import.meta.url) },
};
