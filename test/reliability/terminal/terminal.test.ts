import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { closings, endings } from './endings.ts';
import { environments } from './environments.ts';
import { bursts, mice, pastes, resizes, strangers } from './playing.ts';
import type { Tried } from './scene.ts';
import { HOME, stops } from './stopping.ts';

// The short form of `npm run terminal`: see docs/reliability.md.

const random = seededRandom('short');
const MOVING = ['a home screen that moves', 'cards that come and go'];

const parts: readonly (readonly [string, () => Promise<Tried>])[] = [
  ['sizes between 20x5 and 250x80 in StarCraft', () => resizes('starcraft', 8, random)],
  ['sizes between 20x5 and 250x80 in Theseus', () => resizes('theseus', 8, random)],
  ['bursts of keys', () => bursts('starcraft', 2, 100, random)],
  ['mouse reports', () => mice('theseus', 60, random)],
  ['unknown sequences', () => strangers('starcraft', 5)],
  ['pastes', () => pastes('theseus', 2)],
  ['Ctrl-Z and back', () => stops('starcraft', 1)],
  ['a stop from outside and back', () => stops('starcraft', 1, 'a signal')],
  ['Ctrl-Z while the screen moves, and back', () => stops(HOME, 2)],
  ['an end while the screen moves', () => endings(MOVING, ['Ctrl-C', 'SIGTERM', 'SIGALRM', 'an exception'])],
  ['an end by a key, a signal or a fault', () => endings(['a seat’s own view'])],
  ['a closed terminal', () => closings(3)],
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
