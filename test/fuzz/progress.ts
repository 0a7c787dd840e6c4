import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { readCounts } from './tally.ts';
import type { TallyCounts } from './tally.ts';

const progressShape = v.strictObject({
  matches: v.number(),
  answered: v.number(),
  failures: v.number(),
  tally: v.unknown(),
});

/** How far a run of the fuzz test has come; with it, it goes on as if it had never stopped. */
export interface Progress {
  readonly matches: number;
  readonly answered: number;
  readonly failures: number;
  readonly tally: TallyCounts | undefined;
}

/** A run that has not begun. */
export const NO_PROGRESS: Progress = { matches: 0, answered: 0, failures: 0, tally: undefined };

/** Where the progress of a run is kept. */
export function progressFile(folder: string, game: string, seats: string, seed: string): string {
  return join(folder, `progress-${game}-${seats}-${seed.replace(/[^a-z0-9-]+/gi, '-')}.json`);
}

/** Keeps the progress of a run; a run that is killed meanwhile leaves the one before. */
export function writeProgress(file: string, progress: Progress): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(progress));
  renameSync(`${file}.new`, file);
}

/** The progress in a file. Throws when there is none. */
export function readProgress(file: string): Progress {
  const { tally, ...rest } = v.parse(progressShape, JSON.parse(readFileSync(file, 'utf8')));
  return { ...rest, tally: readCounts(tally) };
}
