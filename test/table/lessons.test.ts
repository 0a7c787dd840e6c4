import { expect, test } from 'vitest';
import { starcraftBot } from '../../src/games/starcraft/bot.ts';
import { starcraftBoard } from '../../src/games/starcraft/board/index.ts';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { starcraftLessons } from '../../src/games/starcraft/lessons/index.ts';
import type { GameCatalogue } from '../../src/table/games.ts';
import { deskOf } from './desk-of.ts';

const shelf: GameCatalogue = {
  titles: [{ id: 'starcraft', title: starcraft.title }],
  load: id =>
    Promise.resolve(id === 'starcraft' ? { game: starcraft, board: starcraftBoard, bot: starcraftBot } : null),
  taught: ['starcraft'],
  lessons: () => Promise.resolve(starcraftLessons),
};

function learning() {
  const start = { learn: { game: 'starcraft', lesson: 'workers-pay' } } as const;
  return deskOf({ start, shelf, settings: { speed: 'instant' } });
}

test('what has happened can be looked back on step by step, by its key and from the menu, and the lesson stands where it stood', async () => {
  const { press, frame, rows } = await learning();
  await press('enter', 'enter', 'enter', 'enter');
  const asked = frame();
  await press('b');
  const [, of] = / (\d+) of (\d+)\s*$/m.exec(frame())?.slice(1) ?? [];
  expect(Number(of)).toBeGreaterThan(1);
  expect(frame()).toContain('the open table');
  // A lesson is no match of its own: there is nothing to go on with from there.
  expect(frame()).not.toContain('go on from here');
  await press('a');
  expect(frame()).toContain('the open table');
  await press('home');
  expect(frame()).toContain('The beginning');
  await press('escape');
  expect(frame()).toBe(asked);
  await press('m');
  const row = rows().find(line => line.includes('Look back on what has happened')) ?? '';
  await press(/(\d) /.exec(row)?.[1] ?? '');
  expect(frame()).toMatch(new RegExp(` ${of} of ${of}\\s*$`, 'm'));
  await press('escape');
  expect(frame()).toBe(asked);
});
