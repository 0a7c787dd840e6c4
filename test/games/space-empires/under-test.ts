import { randomAnswer } from '../../../src/bots/random.ts';
import { empiresBot } from '../../../src/games/space-empires/bot.ts';
import { definition, spaceEmpires } from '../../../src/games/space-empires/game.ts';
import { keptTexts } from '../../../src/games/space-empires/text/en.ts';
import { answeringOf } from '../../oracles/answering.ts';
import { randomBelow } from '../../../src/kernel/plain/random.ts';
import type { SecretGame } from '../../reliability/leaks/secret-game.ts';
import type { GameUnderTest } from '../game-under-test.ts';
import { empiresFuzz } from './coverage.ts';
import { ADVANCED, isEmpires, settingFor, WAYS } from './oracles/matches.ts';
import { arenaMatch } from './oracles/arena.ts';
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

/**
 * Ways that begin amid fleets of all sorts, some of which have been seen: there are battles, retreats and Raiders at
 * once.
 */
const AMID_FLEETS: typeof WAYS = [
  ['two seats amid fleets', 2, { scenario: '2p-normal', ...ADVANCED, cycles: 2 }],
  ['two seats amid fleets without limits', 2, { scenario: '2p-3d', ...ADVANCED, counterLimits: 'no', cycles: 2 }],
  ['three seats amid fleets', 3, { scenario: '3p-normal', ...ADVANCED, machines: 3, cycles: 2 }],
  ['two against one amid fleets', 3, { scenario: '3p-team', ...ADVANCED, cycles: 2 }],
  ['blood brothers amid fleets', 4, { scenario: '4p-team', alliance: 'brothers', ...ADVANCED, cycles: 2 }],
  ['four seats amid fleets', 4, { scenario: '4p-normal', ...ADVANCED, instantUpgrade: true, cycles: 2 }],
  ['eight seats amid fleets', 8, { scenario: 'epic-8', ...ADVANCED, warpPoints: true, cycles: 1 }],
  ['eight seats in pairs amid fleets', 8, { scenario: 'epic-8-random', pairs: true, ...ADVANCED, cycles: 1 }],
];

/**
 * Private questions whose answers are acts that everybody sees: which counter goes where, whether one is scuttled,
 * fires or settles.
 */
const SEEN: ReadonlySet<string> = new Set([
  ...['move.choose', 'move.where', 'move.scuttle', 'move.scanned', 'entry.scuttle'],
  ...['raiders.avoid', 'raiders.scanner', 'combat.settle', 'bombard.fire', 'battle.free'],
]);

const bot = answeringOf(empiresBot);

const secrets: SecretGame = {
  id: 'space-empires',
  seats: [2, 3, 4, 8],
  ways: seats =>
    [...WAYS, ...MORE_WAYS, ...AMID_FLEETS]
      .filter(way => way[1] === seats)
      .map(way => {
        const [name, , options] = way;
        return {
          name,
          begin: (seed: string) => {
            const setting = settingFor(seats, seed, options);
            return AMID_FLEETS.includes(way) ? arenaMatch(setting, {}) : spaceEmpires.start(setting);
          },
        };
      }),
  // What the program's players never do is done now and then.
  answering: (decision, random, match) => (randomBelow(random, 3) === 0 ? randomAnswer : bot)(decision, random, match),
  secrets: {
    game: spaceEmpires,
    scramble,
    view: (state, viewer) => (isEmpires(state) ? definition.view(state, viewer) : null),
    seenOf: ({ kind, options }, id) => {
      // Everybody sees which counters go, and which of them can hangs on what they are.
      if (id === 'with-all') return options.map(option => option.id).join(' ');
      // Of one unit that is refitted everybody sees its new counter; nothing of what it is.
      return SEEN.has(kind) || (kind === 'turn.refit' && id.endsWith(':one')) ? id : '';
    },
  },
};

export const empiresUnderTest: GameUnderTest = {
  id: spaceEmpires.id,
  recorded: empiresMatches,
  fuzz: empiresFuzz,
  secrets,
  kept: { texts: keptTexts, file: new URL('kept-messages.json', import.meta.url) },
};
