import { describe, expect, test } from 'vitest';
import type { ToldEvent } from '../../../../src/kernel/events.ts';
import { words } from '../../../../src/kernel/words.ts';
import type { Param, Seat, Words } from '../../../../src/kernel/words.ts';
import { starcraftRetrospect } from '../../../../src/games/starcraft/board/retrospect.ts';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import type { StarCraftView } from '../../../../src/games/starcraft/view.ts';
import { areaName } from '../../../../src/games/starcraft/text/say.ts';
import { fight } from '../rules/fight.ts';
import { contextOf } from './painting.ts';

const marine = words('unit.marine');
const zergling = words('unit.zergling');
const place = areaName('braken-1');
const elsewhere = areaName('torus-2');

/** Events in their order. */
function told(...happened: readonly (readonly [string, Readonly<Record<string, Param>>])[]): ToldEvent[] {
  return happened.map(([key, params], index) => ({ index, n: index, words: words(key, params) }));
}

function begins(attacker: Seat, attackers: readonly Words[], defenders: readonly Words[], area = place) {
  const defender = 1 - attacker;
  return [
    'battle.begins',
    { attacker: { seat: attacker }, defender: { seat: defender }, area, attackers, defenders },
  ] as const;
}

const ends = (holder: Seat) => ['battle.ends', { holder: { seat: holder } }] as const;
const falls = (seat: Seat, unit: Words) => ['battle.destroyed', { seat: { seat }, unit }] as const;

/** A view of two seats with so many conquest points each, in a round. */
function after(round: number, points: readonly number[]): StarCraftView {
  const table = fight({ attackers: { zergling: 1 }, defenders: { marine: 1 } });
  const view = starcraftView(table.now, 'spectator');
  return {
    ...view,
    round,
    seats: view.seats.slice(0, 2).map(seat => ({ ...seat, conquestPoints: points[seat.seat] ?? 0 })),
  };
}

const rounds = [
  { round: 0, view: after(0, [0, 0]) },
  { round: 1, view: after(1, [2, 1]) },
  { round: 2, view: after(2, [3, 5]) },
];

function factsOf(events: readonly ToldEvent[]): readonly string[] {
  return starcraftRetrospect.facts({ rounds, events }, contextOf()).map(({ label, text }) => `${label}: ${text}`);
}

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
    expect(factsOf([])).toEqual(['Rounds: 2', 'Battles: none was fought']);
    expect(factsOf(told(begins(0, [marine], [zergling]), falls(0, marine), ends(1)))).toEqual([
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
    expect(starcraftRetrospect.chart({ rounds, events: [] }, contextOf())).toEqual({
      title: 'Conquest points by round',
      from: 0,
      series: [
        { seat: 0, values: [0, 2, 3] },
        { seat: 1, values: [0, 1, 5] },
      ],
    });
  });

  test('there is no chart of a single round, nor where there are no conquest points (SC-23.1.5)', () => {
    expect(starcraftRetrospect.chart({ rounds: rounds.slice(0, 1), events: [] }, contextOf())).toBeNull();
    const galactic = rounds.map(({ round, view }) => ({ round, view: { ...view, variant: 'galactic-conquest' } }));
    expect(starcraftRetrospect.chart({ rounds: galactic, events: [] }, contextOf())).toBeNull();
  });
});
