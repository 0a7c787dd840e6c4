import { randomAnswer } from '../../../src/bots/random.ts';
import { starcraftBot } from '../../../src/games/starcraft/bot.ts';
import { EVENT_CARDS, EVENT_CARD_IDS } from '../../../src/games/starcraft/data/events.ts';
import { CARDS, CARD_IDS } from '../../../src/games/starcraft/data/cards.ts';
import { FACTIONS } from '../../../src/games/starcraft/data/factions.ts';
import { RACES } from '../../../src/games/starcraft/data/races.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { canFormTeams } from '../../../src/games/starcraft/state/teams.ts';
import type { MatchOptions, StarCraftState } from '../../../src/games/starcraft/state/state.ts';
import { cachedAndFrozen } from '../../../src/kernel/plain/once.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import type { Beginning, FuzzGame, Oracle, Watch } from '../../fuzz/fuzz-game.ts';
import type { Tally } from '../../fuzz/tally.ts';
import { answeringOf } from '../../oracles/answering.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import { laidCards, noteCompared } from './uses/battle-watch.ts';
import { LogWatch } from './uses/log-watch.ts';
import { STARCRAFT_USES } from './uses/list.ts';
import { arenaMatch } from './oracles/arena.ts';
import { armedMatch } from './oracles/armed.ts';
import { lastStandMatch } from './oracles/last-stand.ts';
import { checkView } from './oracles/hidden.ts';
import { settingFor, stateOf } from './oracles/matches.ts';
import { checkPieces } from './oracles/pieces.ts';
import { TextReader } from './oracles/texts.ts';
import { warlikeAnswer } from './oracles/warlike.ts';

/** Galactic Conquest ends only with the last one standing: there seats give up now and then. */
const GIVES_UP = 250;

/** What only the state shows stays in it for a while: one look in this many answers is enough. */
const NOTED = 8;

/** One match in this many is played by the bot, which takes its time. */
const BOT = 9;

/** StarCraft for the fuzz test. */
export const starcraftFuzz: FuzzGame = {
  game: starcraft,
  uses: STARCRAFT_USES,
  begin,
  hints: {
    'decision: battle.next-ability': ['zerg-c10', 'zerg-c11', 'zerg-c12', 'spawn-broodling', 'scourge', 'queen'],
    'option: battle.replace deck': ['hallucination', 'emp-shockwave', 'high-templar', 'science-vessel'],
    'option: battle.replace card': ['hallucination', 'emp-shockwave', 'high-templar', 'science-vessel'],
    'option: build.sacrifice back': ['archon', 'guardian', 'high-templar', 'mutalisk'],
    'decision: build.sacrifice': ['archon', 'guardian', 'high-templar', 'mutalisk'],
    'option: battle.consume destroy': ['consume', 'defiler'],
  },
  player: number => {
    if (number % BOT === BOT - 1) return answeringOf(starcraftBot);
    return number % 2 === 0 ? randomAnswer : warlikeAnswer;
  },
  givesUp: number => (optionsOf(number, 4).variant === 'galactic-conquest' || number % 7 === 6 ? GIVES_UP : 0),
  leavesAfter: number => (isArena(number) ? ARENA : Infinity),
  names: ({ id }) => namesIn(id),
  watch,
  oracles,
};

/** This many answers of a match that begins in the arena: then its battles are over. */
const ARENA = 500;

/**
 * A quarter of the matches begins with the set-up, quick or by hand, a quarter with all technologies and large armies,
 * and half of them in the arena, amid battles; some of those, of two seats, with nothing but their last units.
 */
function begin(number: number, { seats, seed, keeping, wishes }: Beginning): Match {
  const options = optionsOf(number, seats);
  const orders = number % 8 === 6 ? 'build' : 'mobilize';
  if (isLastStand(number) && seats === 2) return lastStandMatch(seed, keeping);
  if (isArena(number)) return arenaMatch(seats, seed, keeping, { ...options, orders, wanted: wishes.never });
  if (number % 4 === 1) return armedMatch(seats, seed, keeping, options);
  const setUp = number % 8 === 0 ? 'by-hand' : 'quick';
  return starcraft.start(settingFor(seats, seed, { setUp, deal: 'choose', ...options }), keeping);
}

/** One arena in ten is a duel of the last units. */
function isLastStand(number: number): boolean {
  return number % 20 === 10;
}

function isArena(number: number): boolean {
  return number % 4 >= 2;
}

/** What is not the usual way to play. */
const UNUSUAL = { emptyAreas: 'only-base', splash: 'strength', ownTokens: 'hidden', liftOff: 'no' } as const;

/** Some matches are variants (SC-23), and some are played by what other tables play. */
function optionsOf(number: number, seats: number): Pick<MatchOptions, 'variant' | 'teams'> {
  const block = Math.floor(number / 5);
  return {
    variant: block % 8 === 3 ? 'galactic-conquest' : 'standard',
    teams: block % 3 === 1 && canFormTeams(seats),
    ...(block % 5 === 4 ? UNUSUAL : {}),
  };
}

/** What an option may lead to, by its id: `card:nuke-1` is the card and its technology, `event:e1-03` its kind. */
const namesIn = cachedAndFrozen((id: string): readonly string[] =>
  id.split(/[:@>+]/).flatMap(part => {
    const card = CARD_IDS.find(one => one === part);
    const technology = card === undefined ? null : CARDS[card].technology;
    const event = EVENT_CARD_IDS.find(one => one === part);
    return [
      part,
      ...(technology === null ? [] : [technology]),
      ...(event === undefined ? [] : [EVENT_CARDS[event].event]),
    ];
  }),
);

/** Sees what takes effect: by the public log, by the sums of the skirmishes, and by the state. */
function watch(match: Match, tally: Tally): Watch {
  const log = new LogWatch(tally);
  let read = match.logEnd('spectator');
  const readLog = (): void => {
    for (const event of match.events('spectator', read)) log.read(event);
    read = match.logEnd('spectator');
  };
  match.onBeat = ({ kind }) => {
    if (kind !== 'battle.cards-up' && kind !== 'battle.compared') return;
    readLog();
    const state = stateOf(match);
    if (kind === 'battle.compared') noteCompared(state, tally);
    log.laid = laidCards(state);
  };
  return {
    after: () => {
      readLog();
      if ((match.decision?.n ?? 0) % NOTED === 0) noteState(stateOf(match), tally);
      noteLanding(match, tally);
    },
    ended: () => noteEnd(match, tally),
  };
}

/** What only the state shows. */
function noteState({ order, seats, phase, step }: StarCraftState, tally: Tally): void {
  for (const { faction, keptEvents, hand } of seats) {
    if (faction === null) continue;
    const { buildLimit, handLimit } = RACES[FACTIONS[faction].race];
    const building = order !== null && seats[order.seat]?.faction === faction;
    if (building && buildLimit.by === 'supply' && order.unitsBuilt > buildLimit.start)
      tally.used('module works', 'supply');
    // SC-18 step 9: cards above the limit of the race are kept only thanks to the staff.
    const isOver = phase === 'planning' && step === 1 && hand.length > handLimit;
    if (isOver && keptEvents.some(card => EVENT_CARDS[card].event === 'veteran-staff'))
      tally.used('event', 'veteran-staff');
  }
}

/** SC-10.6: Air Support takes effect where it keeps units off that are being moved from another planet. */
function noteLanding(match: Match, tally: Tally): void {
  if (match.decision?.kind !== 'mobilize.to') return;
  const { seats } = stateOf(match);
  if (seats.every(({ modules }) => modules['air-support'] === undefined)) return;
  if (match.blocked().some(({ rule }) => rule === 'SC-10.6'))
    tally.used('module works', 'air-support against a landing');
}

/** How the match was begun, and how it ended. */
function noteEnd(match: Match, tally: Tally): void {
  const { options, planets, seats } = stateOf(match);
  const { variant, teams, setUp } = options;
  tally.used('variant', teams ? (variant === 'standard' ? 'teams' : 'galactic-conquest-with-teams') : variant);
  tally.used('seats', String(seats.length));
  tally.used('set-up', setUp);
  for (const { planet } of planets) tally.used('planet', planet);
  const key = match.outcome?.words.key;
  // In Galactic Conquest, which has no points, the same end has words of its own (SC-23.1.5).
  if (key !== undefined) tally.used('victory', key.replace(/\.no-points$/, ''));
}

/** What must be true of StarCraft: all pieces are there, all words are, and nobody sees what is hidden. */
function oracles(): readonly Oracle[] {
  const reader = new TextReader();
  let looks = 0;
  return [
    { every: 10, check: match => checkPieces(stateOf(match)) },
    {
      every: 40,
      check: match => {
        reader.read(match);
      },
    },
    {
      every: 50,
      check: (match, random) => {
        const viewers = viewersOf(match);
        const viewer = viewers[looks++ % viewers.length];
        if (viewer !== undefined) checkView(stateOf(match), viewer, random);
      },
    },
  ];
}
