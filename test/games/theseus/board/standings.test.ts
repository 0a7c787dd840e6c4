import { expect, test } from 'vitest';
import { theseusBoard } from '../../../../src/games/theseus/board/index.ts';
import { theseusView } from '../../../../src/games/theseus/view.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { contextOf } from './painting.ts';

const standingsOf = ({ state }: Scene) => theseusBoard.standings?.(theseusView(state, 'spectator'), contextOf());

test('TH-17.4 in a duel life is said without a goal, and data points against theirs only of who collects them', () => {
  const table = scene(['aliens', 'scientists']).seat('aliens', { life: 17 }).seat('scientists', { life: 14, data: 6 });
  const [aliens, scientists] = standingsOf(table) ?? [];
  expect(aliens).toMatchObject({ side: 0, has: '17', soon: '' });
  expect(aliens?.against).toMatch(/ 17$/);
  expect(scientists).toMatchObject({ side: 1, has: '14+6' });
  expect(scientists?.against).toMatch(/ 14 .* 6\/20$/);
});

test('TH-18.5 in a free-for-all life is a race to the end of the track', () => {
  const table = scene(['aliens', 'marines', 'greys']).seat('aliens', { life: 7 });
  expect(standingsOf(table)?.[0]?.against).toMatch(/ 7\/20$/);
});

test('before the station stands there is nothing to say', () => {
  const table = scene(['aliens', 'marines']);
  table.state.phase = 'set-up';
  expect(standingsOf(table)).toEqual([]);
});
