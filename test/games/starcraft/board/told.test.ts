import { expect, test } from 'vitest';
import { ASCII_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { starcraftBoard } from '../../../../src/games/starcraft/board/index.ts';
import { LEARNER, PositionBuilder, RIVAL } from '../../../../src/games/starcraft/lessons/position.ts';
import { isStarCraftView } from '../../../../src/games/starcraft/view.ts';
import { stillAt } from '../../../table/still-position.ts';
import { contextOf, picture } from './painting.ts';

/** Four planets beside each other, whose tiles are narrow, with four kinds of unit in an area. */
function crowded() {
  const position = new PositionBuilder(['raynor', 'overmind'])
    .planet('pridewater', 0, 0)
    .planet('antiga-prime', 1, 0, 2)
    .planet('abaddon', 2, 0)
    .planet('halcyon', 3, 0)
    .planet('braken', 0, 1, 0, RIVAL)
    .base('pridewater-1', LEARNER)
    .base('braken-3', RIVAL)
    .base('abaddon-1', RIVAL)
    .area('pridewater-1', LEARNER, { marine: 1, firebat: 1, 'siege-tank': 1, 'science-vessel': 1 })
    .area('abaddon-1', LEARNER, { marine: 2 })
    .eventDeck()
    .order(LEARNER, 'pridewater', 'build')
    .order(LEARNER, 'antiga-prime', 'research')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
  return stillAt('starcraft', position);
}

test('all that stands in an area is told at 80x24 when the cursor looks there, though its tile has no room for it', async () => {
  const { still } = await crowded();
  const text = (): string => still.rows().join('\n');
  expect(text()).not.toContain('Science Vessel');
  still.press(';');
  for (let step = 0; step < 12 && !text().includes(' Pridewater 1 · '); step += 1)
    still.press(step < 3 ? 'down' : 'up');
  expect(text()).toContain(' Pridewater 1 · ◆ Ann: base, Marine, Firebat, Siege Tank, Science Vessel · ');
});

test('a base and the units of another player on it are told apart; what is empty tells only of itself', async () => {
  const { match } = await crowded();
  const told = (area: string): readonly string[] =>
    starcraftBoard.about?.(match.view('spectator'), `area:${area}`, contextOf(), null) ?? [];
  expect(told('abaddon-1').slice(0, 2)).toEqual([
    expect.stringMatching(/: Marine ×2$/),
    expect.stringMatching(/: base$/),
  ]);
  expect(told('halcyon-1')[0]).toMatch(/^Yields/);
});

test('an owner with a long name is only marked where the units would have no room', async () => {
  const { match } = await crowded();
  const names = ['Maximiliana-Luise the Second', 'Bob'];
  const [first = ''] =
    starcraftBoard.about?.(match.view('spectator'), 'area:pridewater-1', { ...contextOf(), names }, null) ?? [];
  expect(first).toMatch(/^\S base, Marine, Firebat, Siege Tank, Science Vessel$/);
});

test('in ASCII looks that is ASCII, too', async () => {
  const { match } = await crowded();
  const context = contextOf({ glyphs: ASCII_GLYPHS });
  for (const area of ['abaddon-1', 'pridewater-1'])
    for (const text of starcraftBoard.about?.(match.view('spectator'), `area:${area}`, context, null) ?? [])
      expect(text).toMatch(/^[ -~]+$/);
});

/** The same planets, with a z-axis route around them that has a transport of Ann's. */
async function aroundThem() {
  const position = new PositionBuilder(['raynor', 'overmind'])
    .planet('pridewater', 0, 0)
    .planet('antiga-prime', 1, 0, 2)
    .planet('braken', 2, 0, 0, RIVAL)
    .planet('halcyon', 3, 0)
    .zAxis('pridewater', 'halcyon', 'west', 'east')
    .base('pridewater-1', LEARNER)
    .base('braken-3', RIVAL)
    .transport('pridewater', 'halcyon', LEARNER)
    .eventDeck()
    .order(LEARNER, 'pridewater', 'build')
    .order(LEARNER, 'antiga-prime', 'research')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
  const { match } = await stillAt('starcraft', position);
  const view = match.view('spectator');
  const route = isStarCraftView(view) ? view.routes.find(({ kind }) => kind === 'z-axis') : undefined;
  if (route === undefined) throw new Error('no z-axis route');
  return { view, ref: `route:${route.id}` as const };
}

test('a route tells first whose transports are on it', async () => {
  const { view, ref } = await aroundThem();
  const [first] = starcraftBoard.about?.(view, ref, contextOf(), null) ?? [];
  expect(first).toMatch(/^Transports \S \S+$/);
});

test('both labels of a z-axis route stay whole under the cursor, where its sign has no room beside them', async () => {
  const { view, ref } = await aroundThem();
  const without = picture('galaxy', view, 80, 14).join('\n');
  expect(without).toMatch(/Z1╌│/);
  const under = picture('galaxy', view, 80, 14, { focus: [ref] }).join('\n');
  expect(under).toMatch(/Z1▸│/);
  expect(under).toMatch(/│▸z1/);
});
