import { describe, expect, test } from 'vitest';
import { LEAVING } from '../../e2e/program.ts';
import { allPlaces, leave } from './leaving.ts';
import { RUNNING } from './places.ts';
import type { Place, Way } from './places.ts';

// The short form of `npm run leaving`, which leaves from everywhere in both ways: see docs/reliability.md.

/** Amid something only the key is quick enough that leaves from everywhere; what runs by itself may outlast either. */
function waysFrom(place: Place): readonly Way[] {
  if (RUNNING.has(place)) return ['q', 'Ctrl-C'];
  return place.only === 'Ctrl-C' || place.amid !== undefined || place.first === null ? ['Ctrl-C'] : ['q'];
}

const leavings = [...allPlaces()].flatMap(([name, place]) => waysFrom(place).map(way => [name, way, place] as const));

describe.concurrent('the process ends, and soon, once people have left', () => {
  test.each(leavings)('%s by %s', { timeout: 60_000 }, async (_, way, place) => {
    const { milliseconds, faults } = await leave(place, way);
    expect(faults).toEqual([]);
    expect(milliseconds).toBeLessThan(LEAVING);
  });
});
