import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { figuresShape } from './figures.ts';
import { NO_COUNTS, tallyShape } from './tally.ts';

const progressShape = v.strictObject({
  took: v.number(),
  seats: v.record(v.string(), figuresShape),
  failures: v.array(v.string()),
  known: tallyShape,
  before: tallyShape,
  now: tallyShape,
});

/**
 * How far a run of one game has come; with it, it goes on as if it had never stopped: how long it took in milliseconds,
 * the figures by number of seats, the files of its failures, and what was used, as the matches that come next may know
 * it.
 */
export type Progress = Readonly<v.InferOutput<typeof progressShape>>;

/** A run that has not begun. */
export const NO_PROGRESS: Progress = {
  took: 0,
  seats: {},
  failures: [],
  known: NO_COUNTS,
  before: NO_COUNTS,
  now: NO_COUNTS,
};

/** Where the progress of a run is kept. */
export function progressFile(
  folder: string,
  game: string,
  [few, most]: readonly [number, number],
  seed: string,
): string {
  return join(folder, `progress-${game}-${few}-${most}-${seed.replace(/[^a-z0-9-]+/gi, '-')}.json`);
}

/** Keeps the progress of a run; a run that is killed meanwhile leaves the one before. */
export function writeProgress(file: string, progress: Progress): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(progress));
  renameSync(`${file}.new`, file);
}

/** The progress in a file; none, where there is no file. Throws when it holds something else. */
export function readProgress(file: string): Progress {
  if (!existsSync(file)) return NO_PROGRESS;
  const found = v.safeParse(progressShape, JSON.parse(readFileSync(file, 'utf8')));
  if (!found.success) throw new Error(`${file} is no progress that a run can go on from`);
  return found.output;
}
