import { copyFileSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { extname, join } from 'node:path';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { storedIn } from '../../../src/saves/saved/stored.ts';
import { median } from '../measure.ts';
import { tableKeys } from '../table-keys.ts';
import { programOf } from './other-build.ts';
import type { Checkout } from './other-build.ts';
import { announceRunning } from './processor-time.ts';

/** What a key that moves the cursor takes, warm. Milliseconds. */
export interface KeyTimes {
  /** From the key to the written frame, in the middle. */
  readonly toFrame: number;
  /** Processor time of a key. */
  readonly spent: number;
}

/** The late match of six seats that comes with the program, as newer and older programs have written it. */
const LATE = ['sample-six-seats-late.jsonl', 'sample-six-seats-late.json'];
const SIZE = { columns: 80, rows: 24 };

/**
 * The late match that a checkout has brought along: newer programs read what older ones wrote. Throws when there is
 * none.
 */
export function lateSampleOf({ name, folder }: Checkout): string {
  const sample = LATE.map(file => join(folder, 'saves', file)).find(file => existsSync(file));
  if (sample === undefined) throw new Error(`${name} brings no ${LATE.join(' or ')}`);
  return sample;
}

/**
 * Types keys at the table of a checkout's program, which resumes a copy of the sample. Whatever is written lies in
 * `folder`.
 */
export async function keyTimes(checkout: Checkout, sample: string, folder: string): Promise<KeyTimes> {
  const own = mkdtempSync(join(folder, 'table-'));
  const saves = join(own, 'saves');
  mkdirSync(saves);
  copyFileSync(sample, join(saves, `late${extname(sample)}`));
  const { match, close } = storedIn(sample).load(starcraft);
  let hasEnded = (): void => undefined;
  try {
    const within = ([node = '', , ...words]: readonly string[]): readonly string[] => [
      node,
      programOf(checkout),
      ...words,
    ];
    const { measured } = await tableKeys({
      size: SIZE,
      game: starcraft,
      match,
      saves,
      set: { speed: 'instant' },
      within,
      begun: program => (hasEnded = announceRunning(() => program.kill('SIGKILL'))),
    });
    return { toFrame: median(measured.times), spent: measured.spent };
  } finally {
    hasEnded();
    close();
  }
}
