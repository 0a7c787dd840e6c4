import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { closings, endings } from './endings.ts';
import { environments } from './environments.ts';
import { happenings } from './playing.ts';
import type { Tried } from './scene.ts';
import { HOME, stops } from './stopping.ts';

// The short form of `npm run terminal`: see docs/reliability.md. All signals that end the program do so by one
// listener: those that are sent here are some of them, and test/table/edge/signals.test.ts holds the list.

const random = seededRandom('short');

const parts: readonly (readonly [string, () => Promise<Tried>])[] = [
  [
    'sizes between 20x5 and 250x80, and bursts of keys',
    () => happenings('starcraft', { sizes: 5, bursts: [2, 100] }, random),
  ],
  [
    'unknown sequences, pastes and mouse reports',
    () => happenings('theseus', { strangers: 3, pastes: 2, mice: 30 }, random),
  ],
  ['Ctrl-Z and back', () => stops('starcraft', 1)],
  ['Ctrl-Z while the screen moves, and back', () => stops(HOME, 1)],
  ['an end while the home screen moves', () => endings(['a home screen that moves'], ['SIGALRM'])],
  ['an end while cards come and go', () => endings(['cards that come and go'], ['Ctrl-C', 'SIGTERM'])],
  [
    'an end by a key, a signal or a fault',
    () =>
      endings(
        ['a seat’s own view'],
        ['Ctrl-C', 'SIGHUP', 'SIGQUIT', 'all signals that do nothing, then SIGTERM', 'a rejected promise'],
      ),
  ],
  ['a closed terminal', () => closings(2)],
  ['NO_COLOR, TERM=dumb, CI and a C locale', () => environments(['NO_COLOR', 'TERM=dumb', 'CI', 'a C locale'])],
];

// There are no signals, no job control and no stty on Windows.
test.skipIf(process.platform === 'win32').each(parts)(
  'the terminal survives %s',
  async (_, part) => {
    const { faults, times } = await part();
    expect(faults).toEqual([]);
    expect(times).toBeGreaterThan(0);
  },
  180_000,
);
