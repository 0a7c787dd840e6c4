import { randomPlayer } from '../../src/bots/player.ts';
import type { BotPlayer } from '../../src/bots/player.ts';
import { randomAnswer } from '../../src/bots/random.ts';
import { EFFORTS } from '../../src/bots/strengths.ts';
import { searcher } from '../../src/bots/searching.ts';
import { loadAdvice, loadBot, loadPlayer } from '../../src/games/index.ts';
import type { Entrant, Maker } from './entrant.ts';
import { uct } from './uct.ts';
import { randomBelow } from '../../src/kernel/plain/random.ts';

/**
 * The players as they stood when strength was first measured. They stay as they are, so that what comes later can be
 * measured against them.
 */
const BEFORE: Readonly<Partial<Record<string, () => Promise<BotPlayer>>>> = {
  theseus: async () => (await import('./before/theseus/bot.ts')).theseusBot,
  starcraft: async () => (await import('./before/starcraft/bot.ts')).starcraftBot,
  'galactic-emperor': async () => (await import('./before/galactic-emperor/bot.ts')).emperorBot,
  'space-empires': async () => (await import('./before/space-empires/bot.ts')).empiresBot,
};

/** Of its answers a fickle player leaves so many in a hundred to chance. */
const FICKLE = 15;

const ENTRANTS: Readonly<Partial<Record<string, Maker>>> = {
  random: () => Promise.resolve({ answer: randomPlayer }),
  normal: async game => ({ answer: await loadBot(game) }),
  before: async game => ({ answer: await before(game) }),
  easy: async game => ({ answer: await loadPlayer(game, 'easy') }),
  hard: game => searching(game, 'hard'),
  master: game => searching(game, 'master'),
  unled: async game => ({ answer: await unled(game) }),
  uct,
  fickle: async game => ({ answer: fickle(await loadBot(game)) }),
};

/** The names of all entrants. */
export const ENTRANT_NAMES: readonly string[] = Object.keys(ENTRANTS);

/** An entrant by its name. Throws `RangeError` for a name, or a game of it, that there is not. */
export async function entrantFor(name: string, game: string): Promise<Entrant> {
  const make = Object.hasOwn(ENTRANTS, name) ? ENTRANTS[name] : undefined;
  if (make === undefined) throw new RangeError(`no player is called ${name}: use ${ENTRANT_NAMES.join(', ')}`);
  return make(game);
}

async function searching(game: string, level: 'hard' | 'master'): Promise<Entrant> {
  const advice = await loadAdvice(game);
  if (advice === null) throw new RangeError(`nobody searches in ${game}`);
  if (advice.search === undefined) return { answer: advice.policy };
  let searches = 0;
  let told = 0;
  const answer = searcher(advice, EFFORTS[level], () => (searches += 1));
  const hasSearched = (): boolean => {
    const isNew = searches > told;
    told = searches;
    return isNew;
  };
  return { answer, hasSearched };
}

async function before(game: string): Promise<BotPlayer> {
  const load = Object.hasOwn(BEFORE, game) ? BEFORE[game] : undefined;
  if (load === undefined) throw new RangeError(`there was no player of ${game} before`);
  return load();
}

/** Hard of Space Empires without armies that are led together. */
async function unled(game: string): Promise<BotPlayer> {
  if (game !== 'space-empires') throw new RangeError(`there are no armies in ${game}`);
  const [{ playerBy }, { doctrineOfHard }] = await Promise.all([
    import('../../src/games/space-empires/bot.ts'),
    import('../../src/games/space-empires/bot/doctrine.ts'),
  ]);
  return playerBy(seats => doctrineOfHard(seats, false));
}

function fickle(player: BotPlayer): BotPlayer {
  return turn => (randomBelow(turn.random, 100) < FICKLE ? randomAnswer(turn.decision, turn.random) : player(turn));
}
