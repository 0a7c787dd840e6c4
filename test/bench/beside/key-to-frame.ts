import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { storedIn } from '../../../src/saves/saved/stored.ts';
import { median } from '../measure.ts';
import { quiet, tableKeys } from '../table-keys.ts';
import type { Program } from '../../e2e/program.ts';
import { programOf } from './other-build.ts';
import type { Checkout } from './other-build.ts';
import { announceRunning } from './processor-time.ts';

/** What the table of a resumed match takes. Milliseconds, but for the memory. */
export interface KeyTimes {
  /** From a warm key that moves the cursor to the written frame, in the middle. */
  readonly toFrame: number;
  /** Processor time of such a key. */
  readonly spent: number;
  /** Processor time from the start of the program to its first frame. */
  readonly resume: number;
  /** From the key of an answer to the longer save, in the middle; `NaN` if no key answered anything. */
  readonly toDisk: number;
  /** Resident memory after the keys that move the cursor. Megabytes. */
  readonly memory: number;
}

/** So often `Enter` is typed to answer. Some of these keys only go on to the next question. */
const ANSWERS = 12;
/** A key that has made no save longer after so many milliseconds has answered nothing. */
const ANSWERED_WITHIN = 500;

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
  const toDisk: number[] = [];
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
      after: async program => void toDisk.push(...(await answerTimes(program, saves))),
    });
    return {
      toFrame: median(measured.times),
      spent: measured.spent,
      resume: measured.firstSpent,
      toDisk: toDisk.length === 0 ? Number.NaN : median(toDisk),
      memory: measured.memory,
    };
  } finally {
    hasEnded();
    close();
  }
}

/**
 * The keys before an `Enter` that answers. Newer programs ask some questions on the board, and their last row then
 * names the key that leads to the list; and where an answer is final, they want the cursor moved first.
 */
export function leadingKeys(screen: string): readonly string[] {
  const [, toList] = /(\S) to the list/.exec(screen) ?? [];
  return toList === undefined ? ['j'] : [toList, 'j'];
}

/** The times from a key that answers until the saves are longer. */
async function answerTimes(program: Program, saves: string): Promise<number[]> {
  const times: number[] = [];
  for (let key = 0; key < ANSWERS; key++) {
    for (const lead of leadingKeys(program.text)) {
      program.type(lead);
      await quiet();
    }
    const before = bytesIn(saves);
    const start = performance.now();
    program.type('\r');
    while (bytesIn(saves) === before && performance.now() - start < ANSWERED_WITHIN) {
      await new Promise(resolve => setTimeout(resolve, 1));
    }
    if (bytesIn(saves) !== before) times.push(performance.now() - start);
    await quiet();
  }
  return times;
}

function bytesIn(folder: string): number {
  return readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}
