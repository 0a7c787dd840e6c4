import { join } from 'node:path';
import { randomAnswer } from '../../../src/bots/random.ts';
import { emperorBot } from '../../../src/games/galactic-emperor/bot.ts';
import { galacticEmperor } from '../../../src/games/galactic-emperor/game.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { answeringOf } from '../../oracles/answering.ts';
import type { Answering } from '../../oracles/answering.ts';
import type { RecordedGame, Wanted } from '../../recorded/wanted.ts';
import { settingFor } from './oracles/matches.ts';

const bot = answeringOf(emperorBot);

/** `seats` players: bots, then players by chance. */
function table(seats: number, bots = seats): readonly Answering[] {
  return Array.from({ length: seats }, (_, seat) => (seat < bots ? bot : randomAnswer));
}

function match(
  name: string,
  shows: string,
  players: readonly Answering[],
  isIt: (match: Match) => boolean = () => true,
  options: Readonly<Record<string, unknown>> = {},
): Wanted {
  return { name, shows, players, isIt, setting: seed => settingFor(players.length, seed, options) };
}

const endsBy =
  (key: string) =>
  ({ outcome }: Match): boolean =>
    outcome?.words.key === key;

/** Whether that was told in its course. */
const tells =
  (...keys: readonly string[]) =>
  (ended: Match): boolean => {
    const told = new Set(ended.events('spectator').map(({ words }) => words.key));
    return keys.every(key => told.has(key));
  };

const OPEN = { openScores: true, purchases: 2 };

/** The complete matches that are kept of Galactic Emperor: each number of seats, each end and each kind of victory. */
export const emperorMatches: RecordedGame = {
  game: galacticEmperor,
  folder: join(import.meta.dirname, 'recorded'),
  wanted: [
    match('three', 'GE-2.2: three seats', table(3)),
    match('four', 'GE-2.2: four seats', table(4)),
    match('five', 'GE-2.2: five seats', table(5)),
    match('six', 'GE-2.2: six seats', table(6)),
    match('by-chance', 'four seats by chance', table(4, 0)),
    match('open-scores', 'GE-11.2, GE-13.3: open points, two technologies a role', table(4), () => true, OPEN),
    match('by-tokens', 'GE-12.3: the last token ends it', table(3), tells('end.tokens')),
    match('by-pool', 'GE-12.1: the last point ends it', table(5), tells('end.pool')),
    match('final-battle', 'GE-12.8: a tie, and a final battle', table(4), endsBy('victory.battle')),
    match(
      'omega',
      'GE-5: Omega explodes, and the Explorer flips',
      table(4, 1),
      tells('omega.explodes', 'explorer.flips'),
    ),
    match('wormhole', 'GE-9.10: a surprise attack', table(4, 0), tells('battle.surprise')),
    match('sabotage', 'GE-11.6: the Saboteur and its catch', table(4, 0), tells('saboteur.blocked', 'saboteur.caught')),
    { ...match('concession', 'all but one of four give up', table(4, 0), endsBy('victory.last')), givesUp: 40 },
  ],
};
