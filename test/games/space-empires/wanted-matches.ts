import { join } from 'node:path';
import { randomAnswer } from '../../../src/bots/random.ts';
import { empiresBot } from '../../../src/games/space-empires/bot.ts';
import { spaceEmpires } from '../../../src/games/space-empires/game.ts';
import { OPTIONAL_RULES, VARIANTS } from '../../../src/games/space-empires/state/options.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { answeringOf } from '../../oracles/answering.ts';
import type { Answering } from '../../oracles/answering.ts';
import type { RecordedGame, Wanted } from '../../recorded/wanted.ts';
import { ADVANCED, settingFor } from './oracles/matches.ts';

const bot = answeringOf(empiresBot);

/** `seats` players: bots, then players by chance. */
function table(seats: number, bots = seats): readonly Answering[] {
  return Array.from({ length: seats }, (_, seat) => (seat < bots ? bot : randomAnswer));
}

function match(
  name: string,
  shows: string,
  players: readonly Answering[],
  options: Readonly<Record<string, unknown>>,
  isIt: (match: Match) => boolean = () => true,
): Wanted {
  return { name, shows, players, isIt, setting: seed => settingFor(players.length, seed, { cycles: 0, ...options }) };
}

/** All optional rules and variants. */
const EVERY_RULE = Object.fromEntries([...OPTIONAL_RULES, ...VARIANTS].map(id => [id, true]));

const endsBy =
  (key: string) =>
  ({ outcome }: Match): boolean =>
    outcome?.words.key === key;

/** The complete matches that are kept of Space Empires. */
export const empiresMatches: RecordedGame = {
  game: spaceEmpires,
  folder: join(import.meta.dirname, 'recorded'),
  wanted: [
    match('small', 'SE-20.1, SE-19.4: the small map', table(2), { scenario: '2p-small' }, endsBy('victory.homeworld')),
    match('three', 'SE-21.1, SE-19.5: three seats', table(3), { scenario: '3p-normal' }, endsBy('victory.homeworld')),
    match(
      'allies',
      'SE-21.3: two uneasy allies win against one',
      table(3),
      { scenario: '3p-team', partners: 'alone-b' },
      endsBy('victory.team-last'),
    ),
    match(
      'brothers',
      'SE-22.3: blood brothers, won by the first homeworld that falls',
      table(4),
      { scenario: '4p-team', alliance: 'brothers', victory: 'first', ...ADVANCED },
      endsBy('victory.team-homeworld'),
    ),
    match(
      'pairs',
      'SE-23.5: two pairs of empires on two boards, won',
      table(4),
      { scenario: 'epic-4-dare', pairs: true, quickStart: true },
      endsBy('victory.team-homeworld'),
    ),
    match(
      'two-boards',
      'SE-23: eight empires on two boards with warp points and all rules, stopped',
      table(8),
      { scenario: 'epic-8', ...ADVANCED, warpPoints: true, cycles: 2 },
      endsBy('victory.stopped'),
    ),
    match(
      'variants',
      'SE-18, SE-24: all variants and optional rules with machines, by chance, stopped',
      table(4, 2),
      {
        scenario: '4p-random',
        ...ADVANCED,
        ...EVERY_RULE,
        victory: 'short',
        machines: 3,
        prices: 'first-printing',
        aliensPerPlanet: 3,
        strictRetreat: true,
        cycles: 5,
      },
      endsBy('victory.stopped'),
    ),
    match(
      'machines',
      'SE-25: one seat against machines, lost',
      table(1),
      { scenario: 'solo-machines-small', difficulty: 'hard', carriers: true, raiders: true, mines: true },
      endsBy('defeat.machines'),
    ),
    match(
      'aliens',
      'SE-26: one seat against alien empires, lost',
      table(1),
      { scenario: 'solo-aliens', difficulty: 'good-luck', carriers: true, raiders: true, mines: true },
      endsBy('defeat.aliens'),
    ),
    match(
      'stopped',
      'SE-5.4: all rules by chance, stopped',
      table(2, 0),
      { scenario: '2p-normal', ...ADVANCED, cycles: 5 },
      endsBy('victory.stopped'),
    ),
    {
      ...match(
        'concession',
        'all but one of four give up',
        table(4, 0),
        { scenario: '4p-normal' },
        endsBy('victory.last'),
      ),
      givesUp: 60,
    },
  ],
};
