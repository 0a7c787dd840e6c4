import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../../src/bots/player.ts';
import type { BotPlayer } from '../../../src/bots/player.ts';
import { randomAnswer } from '../../../src/bots/random.ts';
import { playMatch } from '../../../src/bots/simulate.ts';
import { loadBot } from '../../../src/games/index.ts';
import { starcraftBot } from '../../../src/games/starcraft/bot.ts';
import { workersOf } from '../../../src/games/starcraft/bot/purse.ts';
import { PERMANENT_RESOURCES } from '../../../src/games/starcraft/data/factions.ts';
import { AREAS } from '../../../src/games/starcraft/data/planets.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import type { MatchOptions } from '../../../src/games/starcraft/state/state.ts';
import { isStarCraftView } from '../../../src/games/starcraft/view.ts';
import type { SeatView, StarCraftView } from '../../../src/games/starcraft/view.ts';
import { entriesOf } from '../../../src/kernel/history/chronicle.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { randomBelow } from '../../../src/kernel/plain/random.ts';
import type { Seat } from '../../../src/kernel/words/message.ts';
import { runs } from '../../runs.ts';
import { settingFor } from './oracles/matches.ts';

/** A match of bots is over long before. */
const MANY_DECISIONS = 4_000;
const MANY_ROUNDS = 15;

interface Watched {
  readonly bot: BotPlayer;
  readonly milliseconds: number[];
  orders: number;
  wasted: number;
  /** Workers that were bought, and the rounds in which there was nothing for one to do. */
  workers: number;
  readonly needless: number[];
}

/** The bot, with what it does counted. */
function watched(): Watched {
  const counts: Watched = {
    milliseconds: [],
    orders: 0,
    wasted: 0,
    workers: 0,
    needless: [],
    bot: turn => {
      const { view, decision } = turn;
      const started = performance.now();
      const answer = starcraftBot({ ...turn, view });
      counts.milliseconds.push(performance.now() - started);
      if (decision.kind === 'execution.choice') {
        counts.orders += 1;
        if (answer === 'event-card') counts.wasted += 1;
      }
      const me = isStarCraftView(view) ? view.seats[decision.seat] : undefined;
      if (answer !== 'worker' || !isStarCraftView(view) || me === undefined) return answer;
      const { mineral, gas } = roomsOf(me);
      const useful = mineral + Math.ceil(gas / 2) + (view.round <= 2 ? 1 : 0);
      counts.workers += 1;
      if (workersOf(me) >= useful) counts.needless.push(view.round);
      return answer;
    },
  };
  return counts;
}

function viewOf(match: Match): StarCraftView {
  const view = match.view('spectator');
  if (!isStarCraftView(view)) throw new Error('no view of StarCraft');
  return view;
}

function basesOf(match: Match, seat: Seat): number {
  return Object.values(viewOf(match).areas).filter(({ base }) => base === seat).length;
}

/** What `seat` can put workers on in a round: its permanent resources and its cards. */
function roomsOf({ resourceCards }: SeatView): { mineral: number; gas: number } {
  const rooms = { ...PERMANENT_RESOURCES };
  for (const { area } of resourceCards) {
    const { yields, amount } = AREAS[area];
    rooms[yields === 'gas' ? 'gas' : 'mineral'] += amount;
  }
  return rooms;
}

/** The value below which `share` of the sorted values lie. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

function play(seats: number, seed: string, options: Partial<MatchOptions>, bot: BotPlayer): Match {
  const players = Array.from({ length: seats }, () => bot);
  const { match, decisions } = playMatch(starcraft, settingFor(seats, seed, options), players);
  expect(match.outcome?.winners.length).toBeGreaterThan(0);
  expect(decisions).toBeLessThan(MANY_DECISIONS);
  return match;
}

describe('matches of bots', () => {
  test.each(runs([2, 3], [2, 3, 6]))(
    'with %i seats come to an end soon, without wasted orders and, SC-7.3, needless workers',
    seats => {
      const counts = watched();
      const setUp = seats % 2 === 0 ? 'quick' : 'by-hand';
      const match = play(seats, `bots-${setUp}`, { setUp }, counts.bot);
      expect(match.round).toBeLessThan(MANY_ROUNDS);
      expect(counts.wasted / counts.orders).toBeLessThan(0.2);
      // Far above what it takes (under 5 ms), for machines that do other things too.
      expect(quantile(counts.milliseconds, 0.5)).toBeLessThan(50);
      expect(quantile(counts.milliseconds, 0.99)).toBeLessThan(500);
      expect(Math.max(...counts.milliseconds)).toBeLessThan(3_000);
      // Workers are bought for its minerals and half of its gas, one more at first for a base to come, and no others.
      expect(counts.workers).toBeGreaterThan(2);
      expect(counts.needless).toEqual([]);
    },
  );

  test('end in team play and in Galactic Conquest, too', () => {
    play(4, 'teams', { teams: true }, starcraftBot);
    play(2, 'conquest', { variant: 'galactic-conquest' }, starcraftBot);
  });

  test('SC-5.5 end where nobody may look at placed orders, not even a bot at its own', () => {
    const others = { emptyAreas: 'only-base', splash: 'strength', liftOff: 'no' } as const;
    const match = play(3, 'hidden', { ownTokens: 'hidden', ...others }, starcraftBot);
    expect(match.round).toBeLessThan(MANY_ROUNDS);
  });

  test('are the same for the same seed', () => {
    const [one, other] = [1, 2].map(() => entriesOf(play(2, 'twice', {}, starcraftBot).history));
    expect(one).toEqual(other);
  });
});

describe('a bot', () => {
  test('rests on the view alone, and leaves it as it is', () => {
    const copying: BotPlayer = turn => {
      const shown = JSON.stringify(turn.view);
      const copy: unknown = JSON.parse(shown);
      const random = structuredClone(turn.random);
      const answer = starcraftBot({ ...turn, view: copy, random });
      expect(JSON.stringify(copy)).toBe(shown);
      expect(starcraftBot(turn)).toBe(answer);
      return answer;
    };
    play(2, 'copies', { setUp: 'by-hand' }, copying);
  });

  test('takes over from anybody in the middle of anything', () => {
    const fickle: BotPlayer = turn =>
      randomBelow(turn.random, 3) === 0 ? randomAnswer(turn.decision, turn.random) : starcraftBot(turn);
    play(3, 'fickle', { setUp: 'by-hand' }, fickle);
  });

  test('beats players by chance nearly always, expands, and wastes few orders', () => {
    const matches = 6;
    const counts = watched();
    let wins = 0;
    let expanded = 0;
    for (let number = 0; number < matches; number++) {
      const seat = number % 2;
      const players = seat === 0 ? [counts.bot, randomPlayer] : [randomPlayer, counts.bot];
      const { match } = playMatch(starcraft, settingFor(2, `against chance ${number}`), players);
      if (match.outcome?.winners.includes(seat) === true) wins += 1;
      if (basesOf(match, seat) >= 2) expanded += 1;
    }
    expect(wins).toBeGreaterThanOrEqual(0.8 * matches);
    expect(expanded).toBeGreaterThanOrEqual(0.6 * matches);
    expect(counts.wasted / counts.orders).toBeLessThan(0.1);
  });

  test('is the player that the game has for seats that no person plays', async () => {
    expect(await loadBot('starcraft')).toBe(starcraftBot);
    expect(await loadBot('chess')).toBe(randomPlayer);
  });
});
