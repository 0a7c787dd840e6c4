import { describe, expect, test } from 'vitest';
import { EMPEROR_POSITIONS } from './galactic-emperor.ts';
import { EMPIRES_POSITIONS } from './space-empires.ts';
import { STARCRAFT_POSITIONS } from './starcraft.ts';
import { THESEUS_POSITIONS } from './theseus.ts';

describe.each([
  ['theseus', THESEUS_POSITIONS],
  ['galactic-emperor', EMPEROR_POSITIONS],
  ['starcraft', STARCRAFT_POSITIONS],
  ['space-empires', EMPIRES_POSITIONS],
])('positions of %s', (_, positions) => {
  test('are a dozen, and nobody has two of them', () => {
    expect(positions).toHaveLength(12);
    expect(new Set(positions.map(({ sees }) => sees)).size).toBe(12);
  });

  test.each(positions)('ask for what tells good players from bad ones: $sees', ({ match, right }) => {
    const offered = match().decision?.options.map(({ id }) => id) ?? [];
    expect(right.length).toBeGreaterThan(0);
    expect(offered).toEqual(expect.arrayContaining([...right]));
    expect(offered.length).toBeGreaterThan(right.length);
  });
});
