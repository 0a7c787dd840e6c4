import { expect, test } from 'vitest';
import { emperorBoard } from '../../../../src/games/galactic-emperor/board/index.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { contextOf } from './painting.ts';

const standingsOf = ({ match }: Scene, viewer: 'spectator' | 0 = 'spectator') =>
  emperorBoard.standings?.(match.view(viewer), contextOf());

const placed = (openScores = false): Scene =>
  scene(3, { openScores }).owns(0, { points: 9 }).tile('b4', 't11', 0).tile('c4', 't05', 0).tile('e4', 't06');

test('GE-13.1 while points are hidden, planets and tokens that are left say who leads, also to who knows points of its own', () => {
  const table = placed().role('steward', 0).begin('steward.begin', { seat: 0 });
  for (const viewer of ['spectator', 0] as const) {
    expect(standingsOf(table, viewer)).toEqual([
      { side: 0, has: '4', against: '4 planets', soon: '(9 tokens)' },
      { side: 1, has: '1', against: '1 planet', soon: '(11 tokens)' },
      { side: 2, has: '1', against: '1 planet', soon: '(11 tokens)' },
    ]);
  }
});

test('GE-13.3 where points are open they say who leads, with what the next Regent would add', () => {
  const table = placed(true).role('steward', 0).begin('steward.begin', { seat: 0 });
  expect(standingsOf(table)).toEqual([
    { side: 0, has: '9', against: '9 points', soon: '(+4 at a Regent)' },
    { side: 1, has: '0', against: '0 points', soon: '(+1 at a Regent)' },
    { side: 2, has: '0', against: '0 points', soon: '(+1 at a Regent)' },
  ]);
});

test('GE-13.1 the status says what the viewer has, and of others nothing', () => {
  const table = placed().owns(1, { points: 5 }).role('steward', 0).begin('steward.begin', { seat: 0 });
  const status = (viewer: 'spectator' | 0) => emperorBoard.status(table.match.view(viewer), contextOf());
  expect(status(0)).toMatch(/ you have 9$/);
  expect(status('spectator')).not.toContain('you have');
});

test('GE-13.3 once the match is over nothing is said of a next Regent', () => {
  const table = placed()
    .role('regent', 0)
    .also(state => (state.paid = 999));
  table.begin('role.end', {});
  expect(table.match.outcome).not.toBeNull();
  expect(standingsOf(table)?.map(({ soon }) => soon)).toEqual(['', '', '']);
});

test('a seat that has given up stands for nothing', () => {
  const table = placed().role('steward', 0).begin('steward.begin', { seat: 0 });
  table.match.concede(2);
  table.answer('metal');
  expect(standingsOf(table)?.[2]).toEqual({ side: 2, has: '-', against: '-', soon: '' });
});
