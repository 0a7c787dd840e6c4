import { expect, test } from 'vitest';
import { empiresAdvice } from '../../../../src/games/space-empires/bot.ts';
import { scene } from '../scene.ts';

test('SE-7.6 no Scout goes where nothing but a black hole can lie', () => {
  const goes = (marker: 'black-hole' | 'mineral-5') => {
    const table = scene()
      .units(0, 'l7', 'yard', 4)
      .units(0, 'e6', 'scout', 1)
      .marker('e7', marker, { up: false, home: 0 });
    table.state.unseen.coloured[0] = { [marker]: 1 };
    table.move();
    const random = { generator: [1, 2, 3, 4], scripted: [] };
    const { decision } = table;
    return empiresAdvice.policy({ game: 'space-empires', view: table.match.view(0), decision, random });
  };
  expect(goes('mineral-5')).toMatch(/^go:/);
  expect(goes('black-hole')).toBe('done');
});
