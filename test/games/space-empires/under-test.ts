import { empiresBot } from '../../../src/games/space-empires/bot.ts';
import { definition, spaceEmpires } from '../../../src/games/space-empires/game.ts';
import { keptTexts } from '../../../src/games/space-empires/text/en.ts';
import { answeringOf } from '../../oracles/answering.ts';
import type { SecretGame } from '../../reliability/leaks/secret-game.ts';
import type { GameUnderTest } from '../game-under-test.ts';
import { empiresFuzz } from './coverage.ts';
import { isEmpires, settingFor, WAYS } from './oracles/matches.ts';
import { scramble } from './oracles/scramble.ts';
import { empiresMatches } from './wanted-matches.ts';

const secrets: SecretGame = {
  id: 'space-empires',
  seats: [2, 3, 4],
  ways: seats =>
    WAYS.filter(way => way[1] === seats).map(([name, , options]) => ({
      name,
      begin: (seed: string) => spaceEmpires.start(settingFor(seats, seed, options)),
    })),
  answering: answeringOf(empiresBot),
  secrets: {
    game: spaceEmpires,
    scramble,
    view: (state, viewer) => (isEmpires(state) ? definition.view(state, viewer) : null),
    // Of a move everybody sees which counter goes where; nothing of what it is.
    seenOf: ({ kind }, id) => (kind === 'move.choose' || kind === 'move.where' ? id : ''),
  },
};

export const empiresUnderTest: GameUnderTest = {
  id: spaceEmpires.id,
  recorded: empiresMatches,
  fuzz: empiresFuzz,
  secrets,
  kept: { texts: keptTexts, file: new URL('kept-messages.json', import.meta.url) },
};
