import { describe, expect, test } from 'vitest';
import type { LogEvent } from '../../../../src/kernel/match/events.ts';
import { message } from '../../../../src/kernel/words/message.ts';
import type { Param, Seat, Message } from '../../../../src/kernel/words/message.ts';
import type { Past } from '../../../../src/boards/retrospect.ts';
import { roundsOf } from '../../../../src/kernel/history/chronicle.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import type { MatchOptions } from '../../../../src/games/starcraft/state/state.ts';
import { starcraftRetrospect } from '../../../../src/games/starcraft/board/retrospect.ts';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import type { StarCraftView } from '../../../../src/games/starcraft/view.ts';
import { areaName } from '../../../../src/games/starcraft/text/say.ts';
import { playUntil } from '../../../oracles/random-play.ts';
import { settingFor, stateOf } from '../oracles/matches.ts';
import { fight } from '../rules/fight.ts';
import { contextOf } from './painting.ts';

const marine = message('unit.marine');
const zergling = message('unit.zergling');
const place = areaName('braken-1');
const elsewhere = areaName('torus-2');

/** Events in their order. */
function told(...happened: readonly (readonly [string, Readonly<Record<string, Param>>])[]): LogEvent[] {
  return happened.map(([key, params], index) => ({ index, n: index, words: message(key, params) }));
}

function begins(attacker: Seat, attackers: readonly Message[], defenders: readonly Message[], area = place) {
  const defender = 1 - attacker;
  return [
    'battle.begins',
    { attacker: { seat: attacker }, defender: { seat: defender }, area, attackers, defenders },
  ] as const;
}

const ends = (holder: Seat) => ['battle.ends', { holder: { seat: holder } }] as const;
const falls = (seat: Seat, unit: Message) => ['battle.destroyed', { seat: { seat }, unit }] as const;

/** A view of two seats in a round. */
function during(round: number): StarCraftView {
  const table = fight({ attackers: { zergling: 1 }, defenders: { marine: 1 } });
  const view = starcraftView(table.now, 'spectator');
  return { ...view, round, seats: view.seats.slice(0, 2) };
}

/** How it stood after a round, with this many conquest points of each seat. */
function after(round: number, points: readonly number[]): Past['rounds'][number] {
  const all = 'all' as const;
  return { round, figures: points.map((value, side) => ({ name: 'points', side, value, now: all, end: all })) };
}

const rounds = [after(0, [0, 0]), after(1, [2, 1]), after(2, [3, 5])];
const view = during(2);

function factsOf(events: readonly LogEvent[]): readonly string[] {
  return starcraftRetrospect.facts({ rounds, view, events }, contextOf()).map(({ label, text }) => `${label}: ${text}`);
}

/** What each faction needs, with what each seat has. */
const GOALS = 'Points needed: Ann 0 of the 20 that Overmind needs, Bob 0 of the 20 that Mengsk needs';

describe('a match looked back on', () => {
  test('battles, who won them, what was lost, the biggest and the most frequent, each with its number', () => {
    const events = told(
      ['execution.event-card-taken', { seat: { seat: 0 } }],
      begins(0, [marine, marine], [zergling]),
      falls(1, zergling),
      ends(0),
      begins(1, [zergling, zergling, zergling], [marine, marine], elsewhere),
      falls(1, zergling),
      ['battle.splash.destroyed', { seat: { seat: 0 }, unit: marine }],
      ['battle.perished', { seat: { seat: 1 }, unit: zergling }],
      ends(1),
      begins(0, [marine], [zergling]),
      ends(1),
      ['execution.event-card-taken', { seat: { seat: 1 } }],
    );
    expect(factsOf(events)).toEqual([
      GOALS,
      'Rounds: 2',
      'Battles: 3 fought',
      'Battles won: Ann 1, Bob 2',
      'Units lost: Ann 1, Bob 3',
      'Biggest battle: Torus 2: 3 units of Bob against 2 of Ann',
      'Most in battle: Marine, 5 times',
      'Fell most often: Zergling, 3 times',
      'Orders given up: 2 for an Event card',
    ]);
  });

  test('a match without a battle has little to tell, and one battle of two is told in the singular', () => {
    expect(factsOf([])).toEqual([GOALS, 'Rounds: 2', 'Battles: none was fought']);
    expect(factsOf(told(begins(0, [marine], [zergling]), falls(0, marine), ends(1)))).toEqual([
      GOALS,
      'Rounds: 2',
      'Battles: 1 fought',
      'Battles won: Ann 0, Bob 1',
      'Units lost: Ann 1, Bob 0',
      'Biggest battle: Braken 1: 1 unit of Ann against 1 of Bob',
      'Most in battle: Marine, once',
      'Fell most often: Marine, once',
    ]);
  });

  test('the chart has the conquest points of every seat when each round had ended (SC-18.5)', () => {
    expect(starcraftRetrospect.chart({ rounds, view, events: [] }, contextOf())).toEqual({
      title: 'Conquest points by round',
      from: 0,
      series: [
        { side: 0, values: [0, 2, 3] },
        { side: 1, values: [0, 1, 5] },
      ],
      goals: [20],
    });
  });

  test('there is no chart of a single round, nor where there are no conquest points (SC-23.1.5)', () => {
    const past = { rounds, view, events: [] };
    expect(starcraftRetrospect.chart({ ...past, rounds: rounds.slice(0, 1) }, contextOf())).toBeNull();
    const galactic = rounds.map(({ round }) => ({ round, figures: [] }));
    expect(starcraftRetrospect.chart({ ...past, rounds: galactic }, contextOf())).toBeNull();
  });

  test('SC-18.5 SC-23.1.5: the figures of a match are the conquest points of every seat, but for Galactic Conquest', () => {
    const played = (options: Partial<MatchOptions>): Match =>
      playUntil(starcraft.start(settingFor(3, 'rounds', options)), ({ round }) => round > 3);
    const match = played({});
    const points = stateOf(match).seats.map(({ conquestPoints }) => conquestPoints);
    expect(points.some(count => count > 0)).toBe(true);
    expect(match.figures.map(({ name, side, value }) => [name, side, value])).toEqual(
      points.map((value, seat) => ['points', seat, value]),
    );
    expect(roundsOf(match.history).map(({ round }) => round)).toEqual([0, 1, 2, 3]);
    const conquest = played({ variant: 'galactic-conquest' });
    expect(conquest.figures).toEqual([]);
    expect(roundsOf(conquest.history).flatMap(({ figures }) => figures)).toEqual([]);
  });
});

describe('the decisive moment', () => {
  const decided = (events: readonly LogEvent[], winners: readonly Seat[]) => {
    const view = during(4);
    const outcome = { winners, words: message('board.title'), ranking: [] };
    return starcraftRetrospect.decisive?.({ rounds: [], events, view: { ...view, outcome } });
  };

  test('is the last battle of the last round that left the area to the winner', () => {
    const events = told(
      begins(0, [marine], [zergling]),
      ends(0),
      begins(1, [zergling], [marine], elsewhere),
      ends(0),
      begins(1, [zergling], [marine]),
      ends(1),
    );
    expect(decided(events, [0])).toMatchObject({ from: 2, to: 4, why: { key: 'past.decisive.battle' } });
    expect(decided(events, [1])).toMatchObject({ from: 4, to: 6, why: { key: 'past.decisive.battle' } });
  });

  test('is the end of the last round where the winner won no battle', () => {
    const events = told(begins(0, [marine], [zergling]), ends(0), ['regrouping.begins', { round: 4 }], ends(0));
    expect(decided(events, [1])).toMatchObject({ from: 2, to: 4, why: { key: 'past.decisive.regrouping' } });
    const earlier = told(begins(0, [marine], [zergling]), ends(0), ['planning.round', {}], ['regrouping.begins', {}]);
    expect(decided(earlier, [0])).toMatchObject({ from: 3, to: 4, why: { key: 'past.decisive.regrouping' } });
    expect(decided([], [1])).toBeNull();
  });
});
