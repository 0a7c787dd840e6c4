import { describe, expect, test } from 'vitest';
import { starcraftBoard } from '../../../../src/games/starcraft/board/index.ts';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import { LEARNER, PositionBuilder, RIVAL } from '../../../../src/games/starcraft/lessons/position.ts';
import { stillAt } from '../../../table/still-position.ts';
import { fourSeats, out, points } from '../rules/four-seats.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { contextOf, picture } from './painting.ts';

const FOUR = ['raynor', 'overmind', 'tassadar', 'mengsk'] as const;

const standingsOf = (table: Scene) => starcraftBoard.standings?.(starcraftView(table.state, 'spectator'), contextOf());

/** A base of Ann's with a Zergling of Bob's on it, where there are conquest points. */
function underEnemies(step: 'planning.begin' | 'regrouping.begin') {
  const position = new PositionBuilder(['raynor', 'overmind'])
    .planet('pridewater', 0, 0)
    .planet('antiga-prime', 1, 0, 2)
    .planet('braken', 0, 1, 0, RIVAL)
    .base('pridewater-1', LEARNER)
    .base('antiga-prime-1', LEARNER)
    .base('braken-1', RIVAL)
    .area('antiga-prime-1', RIVAL, { zergling: 1 })
    .eventDeck()
    .beginningAt({ step, args: {} });
  return stillAt('starcraft', position);
}

describe('who is winning', () => {
  test('SC-19.2 is said by conquest points against what wins, with those that the next round adds', () => {
    const table = points(fourSeats([...FOUR], { teams: false }), 9, 4, 0, 0);
    const standings = standingsOf(table) ?? [];
    expect(standings.map(({ side, has, against }) => [side, has, against])).toEqual([
      [0, '9', '9/15'],
      [1, '4', '4/15'],
      [2, '0', '0/15'],
      [3, '0', '0/15'],
    ]);
    for (const { soon } of standings) expect(soon).toMatch(/^(\+\d+)?$/);
  });

  test('SC-18.1 SC-18.5 what the next round adds is what regrouping gives: a base under enemy units has fallen by then', async () => {
    const { match: before } = await underEnemies('planning.begin');
    const { match: after } = await underEnemies('regrouping.begin');
    const soon = starcraftBoard.standings?.(before.view('spectator'), contextOf()).map(standing => standing.soon);
    expect(soon).toEqual(['', '+2']);
    expect(after.view('spectator')).toMatchObject({ seats: [{ conquestPoints: 0 }, { conquestPoints: 2 }] });
  });

  test('SC-18.5 SC-19.2 the alarm counts the points of such an area', () => {
    const table = points(fourSeats([...FOUR], { teams: false }), 9, 14, 0, 0)
      .base('helios-1', 0)
      .area('helios-1', 1, { zergling: 1 });
    const view = starcraftView(table.state, 'spectator');
    expect(starcraftBoard.alarms?.(view, contextOf())).toHaveLength(1);
  });

  test('SC-23.2 in teams each seat shows what all its team adds', () => {
    const table = fourSeats([...FOUR], { teams: true }).area('helios-1', 2, { zealot: 1 });
    const [first, second, third] = standingsOf(table) ?? [];
    expect(first?.soon).toBe(third?.soon);
    expect(first?.soon).not.toBe(second?.soon);
  });

  test('SC-23.2 in teams each seat shows the points of its team', () => {
    const table = points(fourSeats([...FOUR], { teams: true }), 9, 4, 3, 0);
    const has = standingsOf(table)?.map(standing => standing.has);
    expect(has).toEqual(['12', '4', '12', '4']);
  });

  test('SC-23.1 in Galactic Conquest, where points win nothing, areas are counted, against no goal', () => {
    const table = fourSeats([...FOUR], { variant: 'galactic-conquest' })
      .area('vyctor-5-1', 0, { marine: 1 })
      .area('helios-1', 0, { marine: 1 });
    const [first, second] = standingsOf(table) ?? [];
    expect([first?.has, first?.against, first?.soon]).toEqual([first?.against, first?.has, '']);
    expect(Number(first?.has) - Number(second?.has)).toBeGreaterThanOrEqual(1);
  });

  test('a seat that is out has nothing', () => {
    const table = out(points(fourSeats([...FOUR], { teams: false }), 9, 4, 2, 0), 2);
    expect(standingsOf(table)?.[2]).toEqual({ side: 2, has: '-', against: '-', soon: '' });
  });
});

describe('a galaxy in few rows', () => {
  test('names the types of the units where a planet has room for them, though a fuller one has not', () => {
    const table = scene(['overmind', 'mengsk'], {})
      .planet('braken', 0, 0)
      .planet('torus', 1, 0)
      .area('torus-1', 1, { marine: 1 })
      .area('braken-1', 0, { zergling: 2, hydralisk: 2, mutalisk: 1 })
      .area('braken-2', 0, { zergling: 2, hydralisk: 2, ultralisk: 1 })
      .area('braken-3', 0, { zergling: 3, hydralisk: 1, scourge: 2 });
    const map = picture('galaxy', starcraftView(table.state, 'spectator'), 60, 10).join('\n');
    expect(map).toMatch(/Ma/);
    expect(map).not.toContain('…');
  });
});
