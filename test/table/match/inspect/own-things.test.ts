import { describe, expect, test } from 'vitest';
import { positionOf } from '../../../../src/lessons/position.ts';
import { scene } from '../../../games/space-empires/scene.ts';
import { stillAt } from '../../still-position.ts';

/** A movement phase in which Ann has a strong group, a weak one and one that has moved. */
async function withThings() {
  const table = scene(1, { scenario: 'solo-machines-small' })
    .units(0, 'l7', 'yard', 2)
    .units(0, 'b3', 'scout', 1)
    .units(0, 'e5', 'cruiser', 2)
    .units(0, 'h5', 'scout', 4)
    .begin('move.choose', { seat: 0 });
  const position = positionOf(table.state, [{ key: 'seat' }]);
  const { still, session } = await stillAt('space-empires', position, { seed: 'own' });
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
  const press = (...keys: readonly string[]): void => {
    for (const key of keys) still.press(key);
  };
  return { still, press, text: () => still.rows().join('\n') };
}

const listed = (text: string): readonly string[] =>
  text.split('\n').flatMap(row => /(?:^| )\d ([A-L]\d+: .*?)(?: {2,}|$)/.exec(row)?.[1] ?? []);

describe('what one has, as a list', () => {
  test('it stands behind the key for things: what has not moved first, then by place and by strength', async () => {
    const { press, text } = await withThings();
    press('1', 'i', 'i');
    expect(text()).toContain('What you have');
    expect(listed(text())).toEqual([
      'H5: 4 Scouts',
      'E5: 2 Cruisers',
      'L7: 2 Ship Yards',
      'B2: 1 Scout',
      'L7: colony of Ann, yields 20',
    ]);
    press('f');
    expect(listed(text())[0]).toBe('B2: 1 Scout');
    press('f');
    expect(text()).toContain('The strongest first.');
    press('i');
    expect(text()).toContain('What do you want to look at?');
  });

  test('Enter leads to the place on the board, and the list of the question follows', async () => {
    const { press, text } = await withThings();
    press('i', 'i', 'f', '1');
    expect(text()).not.toContain('What you have');
    expect(text()).toMatch(/▸B3/);
    expect(text()).toMatch(/▸ [A-Z] Move 1 Scout from B3/);
  });
});
