import { expect, test } from 'vitest';
import type { Mouse } from '../../../../src/table/frame/edge/mouse.ts';
import { deskAt } from '../../desk-at.tsx';

const click = (x: number, y: number): Mouse => ({ button: 'left', x, y });

test('a click on a list goes to the row, and once more takes it; the wheel is the arrows', async () => {
  const { desk, frame } = await deskAt();
  const rowOf = (text: string): number =>
    frame()
      .split('\n')
      .findIndex(line => line.includes(text));
  expect(frame()).toMatch(/▸ 1 New match/);
  desk.mouse(click(8, rowOf('Settings')));
  expect(frame()).toMatch(/▸ 4 Settings/);
  desk.mouse({ button: 'wheel-up', x: 8, y: 5 });
  expect(frame()).toMatch(/▸ 3 Read/);
  desk.mouse(click(8, rowOf('Settings')));
  desk.mouse(click(8, rowOf('Settings')));
  expect(frame()).toContain('Handing over');
  // Beside the rows nothing happens.
  const before = frame();
  desk.mouse(click(8, 0));
  expect(frame()).toBe(before);
  desk.mouse(click(8, rowOf('Speed')));
  expect(frame()).toMatch(/▸ +Speed/);
});
