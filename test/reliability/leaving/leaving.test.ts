import { describe, expect, test } from 'vitest';
import { LEAVING, Program } from '../../e2e/program.ts';
import { runs } from '../../runs.ts';
import { allPlaces, leave } from './leaving.ts';
import { RUNNING } from './places.ts';
import type { Place, Way } from './places.ts';

// The short form of `npm run leaving`, which leaves from everywhere in both ways: see docs/reliability.md.

/**
 * Amid something only the key is quick enough that leaves from everywhere. What runs by itself may outlast either:
 * screens are left by the key of the menu then, other places by the other one; the long form tries both.
 */
function waysFrom(name: string, place: Place): readonly Way[] {
  if (RUNNING.has(place)) return runs(name.startsWith('screen ') ? ['q'] : ['Ctrl-C'], ['q', 'Ctrl-C']);
  return place.only === 'Ctrl-C' || place.amid !== undefined || place.first === null ? ['Ctrl-C'] : ['q'];
}

/**
 * Where nothing runs and nothing is about to be loaded, one place in eight stands for all, beside the end of a match;
 * the long form leaves from each.
 */
function isTried(name: string, place: Place, at: number): boolean {
  const isQuiet = place.amid === undefined && place.first !== null && !RUNNING.has(place);
  return !isQuiet || name === 'part end' || at % runs(8, 1) === 0;
}

const leavings = [...allPlaces()]
  .filter(([name, place], at) => isTried(name, place, at))
  .flatMap(([name, place]) => waysFrom(name, place).map(way => [name, way, place] as const));

describe.concurrent('the process ends, and soon, once people have left', () => {
  test.each(leavings)('%s by %s', { timeout: 60_000 }, async (_, way, place) => {
    const { milliseconds, faults } = await leave(place, way);
    expect(faults).toEqual([]);
    expect(milliseconds).toBeLessThan(LEAVING);
  });
});

describe.concurrent('by ear the process ends as soon', () => {
  const theseus = ['play', 'theseus', '--seats', 'Ann,Bob:bot', '--seed', 'x'];

  test.each([
    ['at q on the home screen', [], ['q\r'], 0],
    ['at the end of its input on the home screen', [], ['\u0004'], 130],
    ['at q in a match', theseus, ['q\r', '1\r'], 0],
    ['at the end of its input in a match', theseus, ['\u0004'], 130],
  ] as const)('%s', async (_, args, lines, code) => {
    const program = new Program({ args: ['--screen-reader', ...args] });
    try {
      await program.until('the first choice', ({ bytes }) => /^1: /m.test(bytes));
      for (const line of lines) {
        await program.quiet();
        program.type(line);
      }
      expect(await program.left()).toBe(code);
    } finally {
      await program.putAway();
    }
  });
});
