import { join } from 'node:path';
import { randomAnswer } from '../../../src/bots/random.ts';
import { starcraftBot } from '../../../src/games/starcraft/bot.ts';
import { FACTION_IDS } from '../../../src/games/starcraft/data/factions.ts';
import type { FactionId } from '../../../src/games/starcraft/data/factions.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import type { MatchOptions } from '../../../src/games/starcraft/state/state.ts';
import { entriesOf } from '../../../src/kernel/history/chronicle.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { answeringOf } from '../../oracles/answering.ts';
import type { Answering } from '../../oracles/answering.ts';
import type { RecordedGame, Wanted } from '../../recorded/wanted.ts';
import { settingFor, stateOf } from './oracles/matches.ts';
import { duellingAnswer } from './oracles/last-stand.ts';
import { warlikeAnswer } from './oracles/warlike.ts';

const bot = answeringOf(starcraftBot);

/** `seats` players: bots, then the others. */
function table(seats: number, bots: number, others: Answering = randomAnswer): readonly Answering[] {
  return Array.from({ length: seats }, (_, seat) => (seat < bots ? bot : others));
}

/** A match of this many seats that ends as `isIt` says. */
function match(
  name: string,
  shows: string,
  players: readonly Answering[],
  isIt: (match: Match) => boolean,
  options: Partial<MatchOptions> = {},
): Wanted {
  return { name, shows, players, isIt, setting: seed => settingFor(players.length, seed, options) };
}

const endsBy =
  (...keys: readonly string[]) =>
  ({ outcome }: Match): boolean =>
    keys.includes(outcome?.words.key ?? '');

/** Of all entries: nobody gave up. */
function isPlayedOut(ended: Match): boolean {
  return entriesOf(ended.history).every(entry => typeof entry !== 'object');
}

/** SC-19.3: the faction, in the first seat, wins by the objective of its sheet. */
function special(faction: FactionId): Wanted {
  const key = faction === 'aldaris' ? 'victory.aldaris' : 'victory.special';
  const players = faction === 'aldaris' ? table(3, 0) : table(3, 1);
  const wins = (ended: Match): boolean =>
    endsBy(key)(ended) && (ended.outcome?.winners ?? []).every(seat => stateOf(ended).seats[seat]?.faction === faction);
  const rule = faction === 'aldaris' ? 'SC-19.4' : 'SC-19.3';
  return match(`special-${faction}`, `${rule}: the objective of ${faction} wins`, players, wins, {
    factions: [faction, null, null],
    deal: 'random',
  });
}

/** Every number of seats, the galaxy built and the forces placed by the players. */
const EACH_NUMBER: readonly Wanted[] = [2, 3, 4, 5, 6].map(seats =>
  match(`seats-${seats}`, `${seats} seats, with the whole set-up`, table(seats, seats), () => true, {
    setUp: 'by-hand',
    deal: 'choose',
  }),
);

const BY_HAND = { setUp: 'by-hand', deal: 'choose' } as const;
const CONQUEST = { variant: 'galactic-conquest' } as const;
const TEAMS = { teams: true } as const;

/** SC-23.1.1: without points only elimination wins. */
const conquers = (ended: Match): boolean => endsBy('victory.elimination')(ended) && isPlayedOut(ended);

/** The complete matches that are kept of StarCraft: each number of seats, each variant and each kind of victory. */
export const starcraftMatches: RecordedGame = {
  game: starcraft,
  folder: join(import.meta.dirname, 'recorded'),
  wanted: [
    ...EACH_NUMBER,
    match('normal', 'SC-19.2: conquest points win', table(4, 2, warlikeAnswer), endsBy('victory.normal'), BY_HAND),
    ...FACTION_IDS.map(special),
    match('end-game', 'SC-19.5: The End Draws Near', table(5, 0), endsBy('victory.end-game')),
    match('elimination', 'SC-19.6: the last one left wins, and nobody gave up', table(2, 1), conquers),
    match(
      'nobody-left',
      'SC-20.3: the last units of both fall in one battle, and points and tie-breaks decide',
      table(2, 0, duellingAnswer),
      endsBy('victory.all-gone'),
    ),
    {
      ...match('concessions', 'SC-19.6: all but one give up', table(4, 0), endsBy('victory.elimination')),
      givesUp: 60,
    },
    match('conquest-2', 'SC-23.1: Galactic Conquest of two, to the last base', table(2, 1), conquers, CONQUEST),
    match('conquest-3', 'SC-23.1: Galactic Conquest of three', table(3, 1), conquers, CONQUEST),
    match('teams-4-normal', 'SC-23.2.6: a team wins by its points', table(4, 4), endsBy('victory.normal'), TEAMS),
    match('teams-6-normal', 'SC-23.2.6: one of three teams wins', table(6, 6), endsBy('victory.normal'), {
      ...TEAMS,
      ...BY_HAND,
    }),
    match('teams-4-special', 'SC-23.2.7: one objective wins for both', table(4, 1), endsBy('victory.special'), TEAMS),
    match('teams-6-aldaris', 'SC-23.2.8: Aldaris wins for both', table(6, 0), endsBy('victory.aldaris'), TEAMS),
    match('teams-4-end-game', 'SC-19.5 for teams', table(4, 0, warlikeAnswer), endsBy('victory.end-game'), TEAMS),
    {
      ...match('teams-6-elimination', 'SC-23.2.9: the last team', table(6, 3), endsBy('victory.elimination'), TEAMS),
      givesUp: 300,
    },
    {
      ...match('conquest-teams-4', 'SC-23.1 and SC-23.2 at once', table(4, 2), endsBy('victory.elimination'), {
        ...CONQUEST,
        ...TEAMS,
      }),
      givesUp: 500,
    },
    {
      ...match('conquest-teams-6', 'SC-23.1 and SC-23.2 with six', table(6, 3), endsBy('victory.elimination'), {
        ...CONQUEST,
        ...TEAMS,
        ...BY_HAND,
      }),
      givesUp: 500,
    },
  ],
};
