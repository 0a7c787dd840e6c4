import { expect, test } from 'vitest';
import { AREA_IDS, PLANETS, PLANET_IDS } from '../../../src/games/starcraft/data/planets.ts';
import { UNIT_TYPES } from '../../../src/games/starcraft/data/units.ts';
import {
  cellInRef,
  cellRef,
  planetOfSlot,
  slotRef,
  unitsInRef,
  unitsRef,
} from '../../../src/games/starcraft/state/refs.ts';

test('an address that names two things is read as it was made', () => {
  for (const unit of UNIT_TYPES) {
    expect(unitsInRef(`unit:${unit}`)).toEqual({ unit, area: null });
    for (const area of AREA_IDS) expect(unitsInRef(unitsRef(unit, area))).toEqual({ unit, area });
  }
  for (const planet of PLANET_IDS)
    for (const side of PLANETS[planet].slots) expect(planetOfSlot(slotRef(planet, side))).toBe(planet);
  for (const place of [
    { x: 0, y: 0 },
    { x: -3, y: 12 },
  ])
    expect(cellInRef(cellRef(place))).toEqual(place);
});

test('an address of something else is no unit, slot or place', () => {
  expect([unitsInRef('area:braken-1'), unitsInRef('unit:nobody'), cellInRef('area:1,2')]).toEqual([null, null, null]);
  expect([planetOfSlot('slot:braken'), planetOfSlot('planet:braken')]).toEqual([null, null]);
});
