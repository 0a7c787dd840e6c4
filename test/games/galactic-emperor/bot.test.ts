import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../../src/bots/player.ts';
import { playMatch } from '../../../src/bots/simulate.ts';
import { emperorAdvice, emperorBot } from '../../../src/games/galactic-emperor/bot.ts';
import { SPACE_IDS, stepsBetween } from '../../../src/games/galactic-emperor/data/spaces.ts';
import { chanceOf } from '../../../src/games/galactic-emperor/bot/value.ts';
import { galacticEmperor } from '../../../src/games/galactic-emperor/game.ts';
import { describeBots } from '../../oracles/bots.ts';
import { runs } from '../../runs.ts';
import { settingFor, WAYS } from './oracles/matches.ts';
import { scene } from './scene.ts';
import type { Scene } from './scene.ts';

/** A match of bots is over long before. */
const MANY_DECISIONS = 2_500;

/** What the bot answers in a position. */
function answerOf(table: Scene, chance = 1): unknown {
  const { decision } = table;
  const random = { generator: [chance, 2, 3, 4], scripted: [] };
  return emperorBot({ game: 'galactic-emperor', view: table.match.view(decision.seat), decision, random });
}

describeBots({ game: galacticEmperor, bot: emperorBot, ways: WAYS, settingFor, most: MANY_DECISIONS, every: 6 });

describe('a bot', () => {
  test.each([3, 4, 5, 6])('among chance players, %i at the table, wins nearly always, wherever it sits', seats => {
    let won = 0;
    const matches = runs(8, 12);
    for (let number = 0; number < matches; number += 1) {
      const own = number % seats;
      const players = Array.from({ length: seats }, (_, seat) => (seat === own ? emperorBot : randomPlayer));
      const { match } = playMatch(galacticEmperor, settingFor(seats, `among ${seats} ${number}`), players);
      const { winners = [] } = match.outcome ?? {};
      if (winners.length === 1 && winners.includes(own)) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(matches - 1);
  });

  test('annexes with its ships, but not with its last token when it is behind, GE-12.3', () => {
    const table = scene().noShips().ships(0, 'c4', { fighter: 1 }).tile('c5', 't11');
    table.role('warlord', 0).begin('warlord.begin', { seat: 0 });
    expect(answerOf(table)).toBe('move:fighter-1@c4');
    expect(answerOf(table.answer('move:fighter-1@c4'))).toBe('to:c5');
  });

  test('takes the Regent that ends the match when it leads, or before others do, but not as the last one behind, GE-12.1', () => {
    const lastRound = (own: number, me: number) => {
      const table = scene(3, { openScores: true })
        .tile('c5', 't12', own > 37 ? me : 1)
        .tile('d4', 't11', 1, 'starbase')
        .tile('b4', 't26', own > 37 ? me : 1)
        .owns(me, { marks: 0, metal: 0, energy: 0 })
        .food('c5', 1)
        .also(state => {
          state.paid = 115 - 4;
          for (const [seat, owner] of state.seats.entries()) owner.points = seat === me ? own : 37;
          state.throne = 0;
          for (const seat of [0, 1, 2].slice(0, me)) {
            const role = seat === 0 ? ('scientist' as const) : ('explorer' as const);
            state.picks.push({ seat, role });
            state.offer = state.offer.filter(one => one !== role);
          }
        })
        .begin('round.pick', { seat: me });
      return new Set(Array.from({ length: 12 }, (_, at) => answerOf(table, at)));
    };
    expect(lastRound(50, 0)).toEqual(new Set(['role:regent']));
    expect(lastRound(30, 0)).toEqual(new Set(['role:regent']));
    expect(lastRound(30, 2)).not.toContain('role:regent');
  });

  test('counts the most marks as points the more the nearer the end is, GE-12.5', () => {
    const worthOfMarks = (left: number): number => {
      const chanceWith = (marks: number): number => {
        const table = scene(3, { openScores: true }).owns(0, { marks }).owns(1, { marks: 9 });
        table.also(state => {
          state.paid = 115 - left;
          for (const owner of state.seats) owner.points = 30;
        });
        return chanceOf(table.begin('round.pick', { seat: 0 }).match.view(0), 0);
      };
      return chanceWith(10) - chanceWith(8);
    };
    expect(worthOfMarks(5)).toBeGreaterThan(0.05);
    expect(worthOfMarks(90)).toBeLessThan(0.03);
  });

  test('places no planet where ships of another seat take it at once, GE-9.5', () => {
    const fleet = 'c5' as const;
    const table = scene().noShips().ships(1, fleet, { fighter: 2 }).tile('a3', 't01').row('t12', 't02');
    table.role('explorer', 0).begin('explorer.tile', { seat: 0, left: false }).answer('tile:t12');
    const answer = answerOf(table);
    const chosen = SPACE_IDS.find(space => answer === `space:${space}`);
    expect(chosen).toBeDefined();
    expect(stepsBetween(chosen ?? fleet, fleet)).toBeGreaterThan(2);
    expect(stepsBetween(chosen ?? fleet, 'a4')).toBeLessThanOrEqual(2);
  });

  test('buys no token of the last Regent with marks that give points at the end, GE-12.5', () => {
    const bought = (left: number) => {
      const table = scene().tile('c5', 't12', 1).tile('d4', 't01', 2);
      table
        .owns(0, { marks: 9 })
        .owns(1, { marks: 8 })
        .also(state => {
          state.paid = 115 - left;
          state.regent = { price: 2, hand: [1, 1, 1], placed: {}, private: null };
          state.throne = null;
        })
        .role('regent', 0)
        .begin('regent.buy', { seat: 0 });
      return answerOf(table);
    };
    expect([bought(60), bought(3)]).toEqual(['buy', 'pass']);
  });

  test('attacks when it is stronger, GE-9.22, and lets a stronghold be', () => {
    const against = (fighters: number) => {
      const table = scene().noShips().ships(0, 'c4', { dreadnought: 1 }).tile('c5', 't11', 1);
      table.ships(1, 'c5', { fighter: fighters });
      return answerOf(table.role('warlord', 0).begin('warlord.begin', { seat: 0 }));
    };
    expect(against(1)).toBe('move:dreadnought-1@c4');
    expect(against(8)).toBe('done');
  });

  test('counts only the ships that would set out, not those that have moved to their space, GE-9.7', () => {
    const table = scene()
      .noShips()
      .ships(0, 'c3', { dreadnought: 2 })
      .ships(0, 'c4', { fighter: 1, cruiser: 1 })
      .tile('c5', 't11', 1)
      .ships(1, 'c5', { cruiser: 2 });
    table.role('warlord', 0).begin('warlord.begin', { seat: 0 });
    table.answer('move:dreadnought-2@c3', 'to:c4');
    if (table.decision.kind === 'warlord.walk') table.answer('stop');
    expect(table.options).toContain('move:fleet@c4');
    expect(answerOf(table)).toBe('done');
  });

  test('that searches compares attacks at about even odds, and a fight for the Throne, GE-9.14, GE-10.4', () => {
    const plansOf = (table: Scene) => {
      const { decision } = table;
      const random = { generator: [1, 2, 3, 4], scripted: [] };
      const turn = { game: 'galactic-emperor', view: table.match.view(decision.seat), decision, random };
      return emperorAdvice.search?.plans?.(turn, 6) ?? [];
    };
    const fleet = scene().noShips().ships(0, 'c4', { fighter: 1 }).tile('c5', 't11', 1);
    fleet.role('warlord', 0).begin('warlord.begin', { seat: 0 });
    expect(answerOf(fleet)).toBe('done');
    expect(plansOf(fleet).find(({ follow }) => follow !== null)?.answer).toMatch(/^move:/u);
    const regent = scene()
      .tile('c5', 't12', 1)
      .also(state => {
        state.regent = { price: 2, hand: [2, 2, 2], placed: {}, private: null };
        state.throne = 1;
      })
      .role('regent', 1)
      .begin('regent.place', { seat: 0 });
    expect(plansOf(regent).at(-1)).toMatchObject({ answer: 'throne' });
  });

  test('lays a standing Dreadnought on its side before it loses anything, GE-9.16', () => {
    const table = scene().noShips().ships(0, 'c4', { dreadnought: 1, fighter: 1 }).tile('c5', 't05', 1);
    table.dice(1, 1, 1, 4, 1).role('warlord', 2).begin('warlord.begin', { seat: 0 });
    table.answer('move:fleet@c4', 'to:c5');
    expect(answerOf(table)).toBe('ship:dreadnought+c4');
  });
});
