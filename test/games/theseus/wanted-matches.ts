import { join } from 'node:path';
import { randomAnswer } from '../../../src/bots/random.ts';
import { theseusBot } from '../../../src/games/theseus/bot.ts';
import { FACTION_IDS } from '../../../src/games/theseus/data/ids.ts';
import type { FactionId } from '../../../src/games/theseus/data/ids.ts';
import { theseus } from '../../../src/games/theseus/game.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { answeringOf } from '../../oracles/answering.ts';
import type { Answering } from '../../oracles/answering.ts';
import type { RecordedGame, Wanted } from '../../recorded/wanted.ts';
import { exampleGame } from './example-game.ts';
import { settingFor, stateOf } from './oracles/matches.ts';

const bot = answeringOf(theseusBot);

type Options = Readonly<Record<string, unknown>>;

/** `seats` players: bots, then players by chance. */
function table(seats: number, bots = seats): readonly Answering[] {
  return Array.from({ length: seats }, (_, seat) => (seat < bots ? bot : randomAnswer));
}

/** A match of this many seats that ends as `isIt` says. */
function match(
  name: string,
  shows: string,
  players: readonly Answering[],
  isIt: (match: Match) => boolean,
  options: Options = {},
): Wanted {
  return { name, shows, players, isIt, setting: seed => settingFor(players.length, seed, options) };
}

const endsBy =
  (key: string) =>
  ({ outcome }: Match): boolean =>
    outcome?.words.key === key;

/** Whether one of several victories ended it after a tie and the turns that follow one (TH-17.3). */
function wasTied(ended: Match): boolean {
  return stateOf(ended).phase === 'tie';
}

function wonBy(ended: Match, faction: FactionId): boolean {
  const { winners = [] } = ended.outcome ?? {};
  return winners.length === 1 && winners.every(seat => stateOf(ended).seats[seat]?.faction === faction);
}

/** The faction, in the first seat of a duel, wins. */
function winner(faction: FactionId): Wanted {
  const isIt = (ended: Match): boolean => wonBy(ended, faction);
  return match(`won-by-${faction}`, `TH-17: ${faction} win a duel of bots`, table(2), isIt, {
    factions: [faction, null],
  });
}

const TEAMS = { teams: true } as const;
const any = (): boolean => true;

/**
 * The complete matches that are kept of Theseus: each number of seats and mode, each kind of victory, each faction
 * winning.
 */
export const theseusMatches: RecordedGame = {
  game: theseus,
  folder: join(import.meta.dirname, 'recorded'),
  printed: [exampleGame],
  wanted: [
    match('duel', 'TH-3: a duel with everything dealt', table(2), any),
    match('beginners', 'TH-4.1, TH-4.2: a duel of beginners, three cards installed, factions chosen', table(2), any, {
      decks: 'beginner',
      installed: 'three',
      deal: 'choose',
      first: 'first-seat',
    }),
    match('built-decks', 'TH-4.4: a duel with decks that the bots have built', table(2), any, { decks: 'built' }),
    match('three', 'TH-18: three seats, the ring dealt', table(3), any, { ring: 'random' }),
    match('four', 'TH-18: four seats, the ring laid by hand', table(4), any, { ring: 'by-hand' }),
    match('teams', 'TH-19: two against two', table(4), any, TEAMS),
    match('pandora-duel', 'TH-20: a duel with Pandora', table(2), any, { factions: ['pandora', null] }),
    match('pandora-three', 'TH-20: three seats, one of them Pandora', table(3), any, {
      factions: [null, 'pandora', null],
    }),
    ...FACTION_IDS.map(winner),
    match('by-wounds', 'TH-17.4: no life points are left', table(2), endsBy('victory.wounds')),
    match('by-data', 'TH-17.4: twenty data points', table(2), endsBy('victory.data')),
    match('by-countdown', 'TH-17.2: the countdown ends it', table(2), endsBy('victory.points')),
    match('by-life-three', 'TH-18.5: twenty life points among three', table(3, 1), endsBy('victory.life')),
    match('by-data-four', 'TH-18.5: twenty data points among four', table(4), endsBy('victory.data')),
    match(
      'tie-broken',
      'TH-17.3: a tie, and a winner after the turns that follow',
      table(2),
      ended => wasTied(ended) && !endsBy('victory.shared')(ended),
      { roundLimit: 3 },
    ),
    match('tie-shared', 'TH-17.3: still tied, so both win', table(2, 1), endsBy('victory.shared'), { roundLimit: 1 }),
    match('tie-of-three', 'TH-18.6: a tie of some among three', table(3, 0), wasTied, { roundLimit: 2 }),
    match(
      'teams-by-wounds',
      'TH-19.6: one without life points loses for both',
      table(4, 1),
      endsBy('victory.wounds'),
      TEAMS,
    ),
    match('teams-by-points', 'TH-19.6: the countdown ends it for teams', table(4), endsBy('victory.points'), TEAMS),
    { ...match('concession', 'in a duel one gives up', table(2, 0), endsBy('victory.last')), givesUp: 60 },
    { ...match('last-of-four', 'all but one of four give up', table(4, 0), endsBy('victory.last')), givesUp: 40 },
  ],
};
