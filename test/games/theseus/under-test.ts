import { randomAnswer } from '../../../src/bots/random.ts';
import { definition, theseus } from '../../../src/games/theseus/game.ts';
import { keptTexts } from '../../../src/games/theseus/text/en.ts';
import type { SecretGame } from '../../reliability/leaks/secret-game.ts';
import type { GameUnderTest } from '../game-under-test.ts';
import { theseusFuzz } from './coverage.ts';
import { isTheseus, settingFor, WAYS } from './oracles/matches.ts';
import { scramble } from './oracles/scramble.ts';
import { theseusMatches } from './wanted-matches.ts';

const THESEUS_WAYS = [...WAYS, ['three seats with built decks', 3, { decks: 'built', ring: 'random' }]] as const;

const secrets: SecretGame = {
  id: 'theseus',
  seats: [2, 3, 4],
  ways: seats =>
    THESEUS_WAYS.filter(way => way[1] === seats)
      .map(([name, , options]) => ({
        name,
        begin: (seed: string) => theseus.start(settingFor(seats, seed, options)),
      }))
      .toSorted((one, other) => Number(other.name.endsWith('built decks')) - Number(one.name.endsWith('built decks'))),
  answering: randomAnswer,
  secrets: {
    game: theseus,
    scramble,
    view: (state, viewer) => (isTheseus(state) ? definition.view(state, viewer) : null),
    seenOf: null,
  },
};

export const theseusUnderTest: GameUnderTest = {
  id: theseus.id,
  recorded: theseusMatches,
  fuzz: theseusFuzz,
  secrets,
  kept: { texts: keptTexts, file: new URL('kept-messages.json', import.meta.url) },
};
