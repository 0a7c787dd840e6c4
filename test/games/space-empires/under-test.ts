import { empiresBot } from '../../../src/games/space-empires/bot.ts';
import { definition, spaceEmpires } from '../../../src/games/space-empires/game.ts';
import { keptTexts } from '../../../src/games/space-empires/text/en.ts';
import { answeringOf } from '../../oracles/answering.ts';
import type { SecretGame } from '../../reliability/leaks/secret-game.ts';
import type { GameUnderTest } from '../game-under-test.ts';
import { empiresFuzz } from './coverage.ts';
import { ADVANCED, isEmpires, settingFor, WAYS } from './oracles/matches.ts';
import { scramble } from './oracles/scramble.ts';
import { empiresMatches } from './wanted-matches.ts';

/** More ways to play in which secrets are looked for: partners who share a board or a turn, and two boards. */
const MORE_WAYS: typeof WAYS = [
  ['uneasy allies of four', 4, { scenario: '4p-team', alliance: 'uneasy', ...ADVANCED, cycles: 4 }],
  ['two pairs on two maps', 4, { scenario: 'epic-4-dare', pairs: true, ...ADVANCED, warpPoints: true, cycles: 3 }],
  ['eight seats on two maps', 8, { scenario: 'epic-8', ...ADVANCED, warpPoints: true, cycles: 3 }],
  ['to the end', 2, { scenario: '2p-normal', ...ADVANCED, cycles: 0 }],
  ['to the end', 3, { scenario: '3p-normal', ...ADVANCED, cycles: 0 }],
  ['to the end', 4, { scenario: '4p-normal', ...ADVANCED, cycles: 0 }],
];

const secrets: SecretGame = {
  id: 'space-empires',
  seats: [2, 3, 4, 8],
  ways: seats =>
    [...WAYS, ...MORE_WAYS]
      .filter(way => way[1] === seats)
      .map(([name, , options]) => ({
        name,
        begin: (seed: string) => spaceEmpires.start(settingFor(seats, seed, options)),
      })),
  answering: answeringOf(empiresBot),
  secrets: {
    game: spaceEmpires,
    scramble,
    view: (state, viewer) => (isEmpires(state) ? definition.view(state, viewer) : null),
    // Of a move everybody sees which counter goes where, and of one unit that is refitted its new counter; nothing of what it is.
    seenOf: ({ kind }, id) =>
      kind === 'move.choose' || kind === 'move.where' || (kind === 'turn.refit' && id.endsWith(':one')) ? id : '',
  },
};

export const empiresUnderTest: GameUnderTest = {
  id: spaceEmpires.id,
  recorded: empiresMatches,
  fuzz: empiresFuzz,
  secrets,
  kept: { texts: keptTexts, file: new URL('kept-messages.json', import.meta.url) },
};
