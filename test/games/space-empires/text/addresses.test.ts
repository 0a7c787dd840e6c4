import { expect, test } from 'vitest';
import { HEX_IDS } from '../../../../src/games/space-empires/data/hexes.ts';
import { TECHNOLOGY_IDS } from '../../../../src/games/space-empires/data/technologies.ts';
import {
  handleIn,
  hexIn,
  hexRef,
  pieceRef,
  technologyIn,
  technologyRef,
} from '../../../../src/games/space-empires/text/say.ts';

test('what has an address is read from it, on both boards', () => {
  expect(HEX_IDS.map(hex => hexIn(hexRef(hex)))).toEqual(HEX_IDS);
  expect(TECHNOLOGY_IDS.map(technology => technologyIn(technologyRef(technology)))).toEqual(TECHNOLOGY_IDS);
  expect([0, 7, 120].map(handle => handleIn(pieceRef(handle)))).toEqual([0, 7, 120]);
});

test('an address of something else is none, as is none at all', () => {
  expect([hexIn('counter:c1'), hexIn('hex:z9'), hexIn(undefined)]).toEqual([null, null, null]);
  expect([handleIn('hex:a1'), handleIn('counter:1'), handleIn('counter:c'), handleIn(undefined)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([technologyIn('hex:a1'), technologyIn('technology:magic'), technologyIn(undefined)]).toEqual([
    null,
    null,
    null,
  ]);
});
