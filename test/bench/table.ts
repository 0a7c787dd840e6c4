import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { Program } from '../e2e/program.ts';
import { lateMatch } from './matches.ts';
import { median, ms, quantile, spread } from './measure.ts';
import type { Bench, Row } from './measure.ts';
import { motionSteps } from './motion-steps.ts';
import { saveTo } from './saving.ts';
import { arrived, keysOf, processorTime, quiet, tableKeys } from './table-keys.ts';
import type { Measured, Size } from './table-keys.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const SIZES: readonly Size[] = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
  { columns: 200, rows: 60 },
];
/** The save that is resumed. */
const LATE = 'late.jsonl';
/** So often the table and the smallest Ink program take turns. */
const RUNS = 3;

/**
 * The bundled program in a pseudo-terminal, late in a match of six seats, beside the smallest ordinary Ink program that
 * has the same match loaded and shows the same two frames: they take turns, size by size.
 */
export const table: Bench = async () => {
  const saves = temporaryFolder('bench');
  saveTo(join(saves, LATE), lateMatch());
  try {
    const rows: Row[] = [];
    for (const size of SIZES) rows.push(...(await besideSmallest(size, saves)));
    for (const size of SIZES) rows.push(...(await motionSteps(size)));
    return [...rows, ...(await firstFrames())];
  } finally {
    rmSync(saves, { recursive: true });
  }
};

/** The table beside the smallest program at one size. */
async function besideSmallest(size: Size, saves: string): Promise<Row[]> {
  const ours: Measured[] = [];
  const theirs: Measured[] = [];
  for (let run = 0; run < RUNS; run++) {
    console.error(`  ${size.columns}x${size.rows}, run ${run + 1} of ${RUNS}: half a minute`);
    const { measured, frames } = await tableKeys({ size, saves, game: starcraft, match: lateMatch() });
    ours.push(measured);
    theirs.push(await smallestKeys(size, frames, join(saves, LATE)));
  }
  const at = `${size.columns}x${size.rows}`;
  const times = (all: readonly Measured[]): number[] => all.flatMap(one => one.times);
  const middle = (of: (one: Measured) => number): [number, number] => [median(ours.map(of)), median(theirs.map(of))];
  const row = (
    what: string,
    most: number,
    [our, their]: readonly [number, number],
    said: (value: number) => string,
  ): Row => ({
    what: `${what}, ${at}`,
    reach: `${most} of the smallest`,
    measured: `${said(our)} beside ${said(their)}: ${(our / their).toFixed(2)}`,
    reached: Number.isNaN(our / their) ? null : our / their <= most,
  });
  const bytes = quantile(
    ours.flatMap(one => one.bytes),
    0.95,
  );
  return [
    row('key to written frame, median', 0.7, [median(times(ours)), median(times(theirs))], ms),
    row('key to written frame, p95', 0.9, [quantile(times(ours), 0.95), quantile(times(theirs), 0.95)], ms),
    row(
      'processor time of a key',
      0.9,
      middle(one => one.spent),
      ms,
    ),
    row(
      'memory after the keys',
      1.3,
      middle(one => one.memory),
      value => `${Math.round(value)} MB`,
    ),
    row(
      'first frame of the resumed match',
      1.3,
      middle(one => one.first),
      ms,
    ),
    {
      what: `bytes written when only the cursor moves, p95, ${at}`,
      reach: '600',
      measured: String(bytes),
      reached: bytes <= 600,
    },
  ];
}

/** The smallest ordinary Ink program that shows the same two frames, with the same match loaded. */
async function smallestKeys(size: Size, frames: readonly [string, string], save: string): Promise<Measured> {
  const folder = temporaryFolder('bench');
  const file = join(folder, 'frames.json');
  writeFileSync(file, JSON.stringify(frames));
  const smallest = join(import.meta.dirname, 'smallest-ink.mjs');
  const started = performance.now();
  const program = new Program({ ...size, within: () => [process.execPath, smallest, file, save] });
  try {
    await arrived(() => program.bytes.includes('\u001b[?25l'));
    const first = performance.now() - started;
    const firstSpent = processorTime(program);
    await quiet();
    return { ...(await keysOf(program, () => 'j')), first, firstSpent };
  } finally {
    program.kill('SIGKILL');
    rmSync(folder, { recursive: true });
    rmSync(program.saves, { recursive: true });
  }
}

/** The first frame of the home screen. */
async function firstFrames(): Promise<Row[]> {
  const times: number[] = [];
  for (let run = 0; run < 8; run++) {
    const start = performance.now();
    const program = new Program({ columns: 120, rows: 40 });
    try {
      await arrived(() => program.bytes.includes('New match'));
      times.push(performance.now() - start);
    } finally {
      program.kill('SIGKILL');
      rmSync(program.saves, { recursive: true });
    }
  }
  const warm = times.slice(1);
  return [{ what: 'first frame of the table', reach: '250 ms', measured: spread(warm), reached: median(warm) <= 250 }];
}
