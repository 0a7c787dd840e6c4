import { randomAnswer } from '../../../src/bots/random.ts';
import { gameDefinition, galacticEmperor } from '../../../src/games/galactic-emperor/game.ts';
import { keptTexts } from '../../../src/games/galactic-emperor/text/en.ts';
import type { SecretGame } from '../../reliability/leaks/secret-game.ts';
import type { GameUnderTest } from '../game-under-test.ts';
import { emperorFuzz } from './coverage.ts';
import { isEmperor, settingFor, WAYS } from './oracles/matches.ts';
import { scramble } from './oracles/scramble.ts';
import { emperorMatches } from './wanted-matches.ts';

const secrets: SecretGame = {
  id: 'galactic-emperor',
  seats: [3, 4, 5, 6],
  ways: seats =>
    WAYS.filter(way => way[1] === seats).map(([name, , options]) => ({
      name,
      begin: (seed: string) => galacticEmperor.start(settingFor(seats, seed, options)),
    })),
  answering: randomAnswer,
  // Only the choice of the Scanners is private (GE-11.4).
  seldomHandsOver: true,
  secrets: {
    game: galacticEmperor,
    scramble,
    view: (state, viewer) => (isEmperor(state) ? gameDefinition.view(state, viewer) : null),
    // Of the Scanners' choice everybody sees which of the two tiles was kept.
    seenOf: ({ kind }, id) => (kind === 'explorer.keep' ? id : ''),
  },
};

export const emperorUnderTest: GameUnderTest = {
  id: galacticEmperor.id,
  recorded: emperorMatches,
  fuzz: emperorFuzz,
  secrets,
  kept: { texts: keptTexts, file: new URL('kept-messages.json', import.meta.url) },
};
