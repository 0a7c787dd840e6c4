import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../../src/bots/player.ts';
import type { BotPlayer } from '../../../src/bots/player.ts';
import { playMatch } from '../../../src/bots/simulate.ts';
import { loadBot } from '../../../src/games/index.ts';
import { theseusBot } from '../../../src/games/theseus/bot.ts';
import { assaultWorth, attackWorth } from '../../../src/games/theseus/bot/attacking.ts';
import { lossOf } from '../../../src/games/theseus/bot/moving.ts';
import { outlook } from '../../../src/games/theseus/bot/prospects.ts';
import { dataWorth, DECIDES } from '../../../src/games/theseus/bot/worth.ts';
import { FACTION_IDS } from '../../../src/games/theseus/data/ids.ts';
import type { FactionId } from '../../../src/games/theseus/data/ids.ts';
import type { UnitId } from '../../../src/games/theseus/data/units.ts';
import { turnOrder } from '../../../src/games/theseus/rules/ring-building.ts';
import { theseus } from '../../../src/games/theseus/game.ts';
import { describeBots } from '../../oracles/bots.ts';
import { runs } from '../../runs.ts';
import { settingFor, stateOf, WAYS } from './oracles/matches.ts';
import { scene } from './scene.ts';
import type { Scene } from './scene.ts';

/** A match of bots is over long before. */
const MANY_DECISIONS = 1_500;

/** What the bot answers in a position. */
function answerOf(table: Scene): unknown {
  const { decision } = table;
  const random = { generator: [1, 2, 3, 4], scripted: [] };
  return theseusBot({ game: 'theseus', view: table.match.view(decision.seat), decision, random });
}

describeBots({ game: theseus, bot: theseusBot, ways: WAYS, settingFor, most: MANY_DECISIONS, every: 4 });

describe('a match of two bots', () => {
  test('ends where totals are equal and both decks are empty, TH-17.1', () => {
    const players = [theseusBot, theseusBot];
    const setting = settingFor(2, 'bb-marines,greys-21', { factions: ['marines', 'greys'] });
    const { match, decisions } = playMatch(theseus, setting, players, undefined, MANY_DECISIONS);
    expect(match.conceding).toEqual([]);
    expect(decisions).toBeLessThan(MANY_DECISIONS);
  });
});

describe('a bot', () => {
  test('beats players by chance in nine duels of ten, and in most with each faction', () => {
    const pairs = FACTION_IDS.flatMap(own => FACTION_IDS.flatMap(other => (own === other ? [] : [{ own, other }])));
    const won = new Map(FACTION_IDS.map(faction => [faction, 0]));
    for (const [at, { own, other }] of pairs.entries()) {
      // The bot takes the one seat or the other by turns; in the long form it takes both.
      for (const number of runs([at % 2], [0, 1])) {
        const seat = number % 2;
        const factions = seat === 0 ? [own, other] : [other, own];
        const players = seat === 0 ? [theseusBot, randomPlayer] : [randomPlayer, theseusBot];
        const { match } = playMatch(theseus, settingFor(2, `${own} ${other} ${number}`, { factions }), players);
        const { winners = [] } = match.outcome ?? {};
        if (winners.length === 1 && winners.includes(seat)) won.set(own, (won.get(own) ?? 0) + 1);
      }
    }
    const wins = [...won.values()];
    const duels = runs(1, 2);
    expect(wins.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(0.9 * duels * pairs.length);
    // By chance Pandora wins one in three.
    const most = duels * (FACTION_IDS.length - 1);
    for (const [faction, count] of won) expect([faction, count >= 0.6 * most]).toEqual([faction, true]);
  }, 120_000);

  test.each(FACTION_IDS.filter(faction => faction !== 'pandora'))(
    'of Pandora beats the %s by chance clearly',
    other => {
      let wins = 0;
      const duels = runs(6, 10);
      for (let number = 0; number < duels; number++) {
        const factions = number % 2 === 0 ? ['pandora', other] : [other, 'pandora'];
        const players = number % 2 === 0 ? [theseusBot, randomPlayer] : [randomPlayer, theseusBot];
        const { match } = playMatch(theseus, settingFor(2, `Pandora's duel ${number}`, { factions }), players);
        if (match.outcome?.winners.join() === `${number % 2}`) wins += 1;
      }
      expect(wins).toBeGreaterThanOrEqual(0.7 * duels);
    },
    120_000,
  );

  test.each([
    ['marines', 'left:docking-bay'],
    ['scientists', 'left:control-room'],
    ['aliens', 'left:alien-nest'],
    ['greys', 'left:grey-wreck'],
  ])('of Pandora lays its marker against the %s where it wins most duels: %s (TH-20.3)', (other, place) => {
    const laid: unknown[] = [];
    const watched: BotPlayer = turn => {
      const answer = theseusBot(turn);
      if (turn.decision.options.some(({ id }) => id === place)) laid.push(answer);
      return answer;
    };
    playMatch(theseus, settingFor(2, 'marker', { factions: ['pandora', other] }), [watched, theseusBot], {}, 12);
    expect(laid).toEqual([place]);
  });

  test('wins among three, among four and in teams against players by chance', () => {
    for (const [seats, options] of [
      [3, {}],
      [4, {}],
      [4, { teams: true }],
    ] as const) {
      let wins = 0;
      for (let number = 0; number < 4; number++) {
        const isTeam = 'teams' in options;
        const players = [theseusBot, randomPlayer, isTeam ? theseusBot : randomPlayer, randomPlayer];
        const setting = settingFor(seats, `against chance ${number}`, options);
        if (playMatch(theseus, setting, players).match.outcome?.winners.includes(0) === true) wins += 1;
      }
      expect(wins).toBeGreaterThanOrEqual(3);
    }
  }, 120_000);

  test('is the player that the game has for seats that no person plays', async () => {
    expect(await loadBot('theseus')).toBe(theseusBot);
  });
});

describe('in a position, the bot', () => {
  test('does not walk into a Mine when another unit stops elsewhere for nothing, TH-7.1', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'corridors-a')
      .unit('alien-2', 'docking-bay-a')
      .unit('marine-1', 'alien-nest-a')
      .card('marines-mine-1', 'control-room-s1')
      .card('marines-mine-2', 'control-room-s4')
      .turn('aliens');
    expect(table.options).toEqual(expect.arrayContaining(['unit:alien-1', 'unit:alien-2']));
    expect(answerOf(table)).toBe('unit:alien-2');
  });

  test('turns an Alien to the side that attacks before it goes, TH-12.1', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'corridors-a')
      .unit('marine-1', 'tech-bay-a')
      .seat('aliens', { upgrades: 1 })
      .turn('aliens');
    expect(answerOf(table)).toBe('flip:alien-1');
  });

  test('kills with an assault when that decides, TH-17.4', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'alien-nest-a') // the last sector before the Corridors
      .unit('marine-2', 'tech-bay-a')
      .unit('marine-3', 'control-room-a')
      .unit('alien-1', 'control-room-b')
      .seat('aliens', { life: 1 })
      .turn('marines');
    expect(answerOf(table)).toBe('unit:marine-1');
  });

  test('sees that an assault in several sectors decides together what none of them decides alone, TH-8.6', () => {
    const { now } = scene(['marines', 'aliens'])
      .unit('marine-1', 'alien-nest-a')
      .unit('marine-2', 'tech-bay-a')
      .unit('alien-1', 'tech-bay-c')
      .unit('marine-3', 'control-room-a')
      .unit('alien-2', 'control-room-b')
      .seat('aliens', { life: 2 })
      .turn('marines');
    const alone = now.ring.map(sector => attackWorth(now, 0, 0, sector));
    expect(Math.max(...alone)).toBe(1);
    expect(assaultWorth(now, 0)).toBe(2 + DECIDES);
  });

  test('minds points of the leader among three far more than those of one who trails, TH-18.5', () => {
    const { now } = scene(['aliens', 'greys', 'scientists'], { mode: 'free-for-all' })
      .unit('alien-1', 'alien-nest-a')
      .seat('greys', { data: 12 })
      .seat('scientists', { data: 2 })
      .turn('aliens');
    expect(dataWorth(now, 0, 1, 4)).toBeLessThan(-3);
    expect(dataWorth(now, 0, 2, 4)).toBeGreaterThan(-0.5);
  });

  test('takes the last data points when they win, TH-17.4', () => {
    const table = scene(['scientists', 'aliens'])
      .unit('scientist-1', 'corridors-a')
      .unit('scientist-2', 'science-lab-a')
      .unit('alien-1', 'alien-nest-a')
      .card('scientists-archive-1', 'control-room-s1')
      .seat('scientists', { data: 19 })
      .turn('scientists');
    expect(answerOf(table)).toBe('unit:scientist-1');
  });

  test('leaves the countdown alone when it is behind and the deck is empty, TH-17.1', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'alien-nest-a')
      .unit('marine-1', 'tech-bay-a')
      .seat('aliens', { life: 3 })
      .with(state => {
        state.countdown = 3;
      })
      .during('aliens', 'alien-1', 'turn.pending', {});
    expect(table.options).toContain('fill:alien-nest-p1');
    expect(answerOf(table)).toBe('end');
  });
});

describe('of Pandora, the bot', () => {
  const pandora = (...factions: FactionId[]): Scene =>
    scene([...factions, 'pandora']).with(state => {
      state.pandora = { sector: 'tech-bay', side: 'left' };
      state.order = turnOrder(state, 0);
    });
  const arriving = (table: Scene, unit: UnitId): Scene =>
    table.unit(unit, 'corridors-a').unit('creature-1', 'docking-bay-a').turn('pandora').answer(`unit:${unit}`);

  test('takes over for good what wounds, TH-20.6', () => {
    const table = arriving(pandora('marines').card('marines-fire-1', 'control-room-s1'), 'hunter-1');
    table.answer('room:control-room-a');
    expect(answerOf(table)).toBe('take:control-room-s1');
  });

  test('gives no unit for one use of a card that gives it nothing, TH-20.7', () => {
    const table = arriving(pandora('greys', 'marines').card('greys-probe-1', 'control-room-s1'), 'warrior-1');
    table.answer('room:control-room-a');
    expect(answerOf(table)).toBe('none');
  });

  test('bears a hunter as long as there is a card worth keeping, else a warrior, TH-20.5', () => {
    const breeding = (table: Scene): unknown =>
      answerOf(table.unit('creature-1', 'corridors-a').turn('pandora').answer('room:control-room-a'));
    expect(breeding(pandora('marines').card('marines-fire-1', 'corridors-s1'))).toBe('kind:hunter');
    expect(breeding(pandora('marines'))).toBe('kind:warrior');
  });

  test('bears no hunter only to rob the Greys of what gives data points, TH-20.7', () => {
    const table = pandora('greys').card('greys-probe-1', 'corridors-s1').card('greys-soul-trap-1', 'corridors-s2');
    table.unit('creature-1', 'corridors-a').turn('pandora').answer('room:control-room-a');
    expect(answerOf(table)).toBe('kind:warrior');
  });

  test('does not keep an enemy in space for ever, who then never moves the countdown, TH-20.10', () => {
    const launching = (round: number): number => {
      const table = pandora('greys').unit('grey-1', 'corridors-a').unit('creature-1', 'tech-bay-a');
      table.with(state => {
        state.round = round;
      });
      return lossOf(stateOf(table.turn('pandora').match), table.seatOf('pandora'), 'grey-1');
    };
    expect(launching(12)).toBeGreaterThan(1);
    expect(launching(60)).toBe(0);
  });

  test('fears a full sector in a ring of four, where each move from it leads back and attacks, TH-8.5', () => {
    const among = (runners: readonly UnitId[]): number => {
      const table = pandora('marines')
        .unit('marine-1', 'docking-bay-a')
        .unit('marine-2', 'docking-bay-b')
        .unit('runner-1', 'docking-bay-c');
      for (const runner of runners) table.unit(runner, 'docking-bay-d', 'base');
      return outlook(stateOf(table.turn('marines').match), table.seatOf('marines'));
    };
    expect(among(['runner-2'])).toBeGreaterThan(among([]) + 1);
  });

  test('looks only at attacks in a duel, not at the cards of the next stop, which count among more, TH-10.1', () => {
    const looking = (table: Scene): number => {
      table.unit('marine-1', 'corridors-a').unit('marine-2', 'docking-bay-a').turn('marines');
      return outlook(stateOf(table.match), table.seatOf('pandora'));
    };
    const armed = (table: Scene): Scene => table.card('marines-armory-1', 'control-room-s1');
    expect(looking(armed(pandora('marines')))).toBe(looking(pandora('marines')));
    expect(looking(armed(pandora('marines', 'greys')))).toBeLessThan(looking(pandora('marines', 'greys')));
  });
});

describe('with empty decks, the bot', () => {
  /** The Aliens have stopped where a pending slot is free; this many points are theirs, and the Marines have ten. */
  const stopped = (life: number, round: number): Scene =>
    scene(['aliens', 'marines'])
      .unit('alien-1', 'alien-nest-a')
      .unit('marine-1', 'tech-bay-a')
      .seat('aliens', { life })
      .seat('marines', { life: 10 })
      .with(state => {
        state.countdown = 3;
        state.round = round;
      })
      .during('aliens', 'alien-1', 'turn.pending', {});

  test('moves the countdown on when totals are equal: a tie gives everybody one more turn, TH-17.3', () => {
    expect(answerOf(stopped(10, 12))).toMatch(/^fill:/);
  });

  test('lets it wait when it is behind, but not for ever, TH-17.1', () => {
    expect(answerOf(stopped(9, 12))).toBe('end');
    expect(answerOf(stopped(9, 60))).toMatch(/^fill:/);
  });
});

describe('the advice of the rule book, TH-22.11, as the bot takes it', () => {
  test('TH-22.11: early on it stops in its own sector, where two pending cards wait', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'control-room-a') // one sector before the Docking Bay
      .unit('marine-2', 'docking-bay-a')
      .unit('marine-3', 'tech-bay-a')
      .unit('alien-1', 'alien-nest-a')
      .pending('marines-fire-1', 'docking-bay-p1')
      .pending('marines-assault-1', 'docking-bay-p2')
      .deck('marines', 'marines-mine-1', 'marines-mine-2')
      .turn('marines');
    expect(answerOf(table)).toBe('unit:marine-1');
    table.answer('unit:marine-1', 'room:docking-bay-b');
    expect(answerOf(table)).toMatch(/^flip:/);
    table.answer('flip:marine-1');
    expect(answerOf(table)).toMatch(/^deploy:/);
  });

  test('TH-22.11: it puts a good action card into the Tech Bay', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'docking-bay-a')
      .unit('alien-1', 'alien-nest-a')
      .pending('marines-assault-1', 'docking-bay-p1')
      .deck('marines', 'marines-mine-1')
      .during('marines', 'marine-1', 'turn.pending', {});
    table.answer('deploy:docking-bay-p1');
    expect(answerOf(table)).toMatch(/^slot:tech-bay/);
  });

  test('TH-22.11: it upgrades again and again', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'corridors-a', 'upgraded')
      .unit('marine-1', 'tech-bay-a')
      .card('aliens-hive-1', 'control-room-s1', { upgrades: 1 })
      .seat('aliens', { upgrades: 2 })
      .turn('aliens');
    expect(answerOf(table)).toBe('token:control-room-s1');
  });
});
