import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { Driver } from '../e2e/driver.ts';
import { Program } from '../e2e/program.ts';
import { lateMatch } from './matches.ts';
import { median, ms, quantile, spread } from './measure.ts';
import type { Bench, Row } from './measure.ts';
import { saveTo } from './saving.ts';

interface Size {
  readonly columns: number;
  readonly rows: number;
}

const SIZES: readonly Size[] = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
  { columns: 200, rows: 60 },
];
const KEYS = 100;
/** Keys before anything is measured, until the program has been compiled. */
const WARM = 100;
/** The save that is resumed. */
const LATE = 'late.jsonl';
/** So often the table and the smallest Ink program take turns. */
const RUNS = 3;

/** What is measured of a program that a key takes from one frame to another and back. */
interface Measured {
  /** Key to written frame. Milliseconds. */
  readonly times: readonly number[];
  /** Processor time of a key, all threads. Milliseconds; `NaN` where the system does not say. */
  readonly spent: number;
  /** Written bytes of each key. */
  readonly bytes: readonly number[];
  /** Resident memory after all keys. Megabytes; `NaN` where the system does not say. */
  readonly memory: number;
  /** From the start to the first frame. Milliseconds. */
  readonly first: number;
}

/**
 * The bundled program in a pseudo-terminal, late in a match of six seats, beside the smallest ordinary Ink program that has the same match
 * loaded and shows the same two frames: they take turns, size by size.
 */
export const table: Bench = async () => {
  const saves = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  saveTo(join(saves, LATE), lateMatch());
  try {
    const rows: Row[] = [];
    for (const size of SIZES) rows.push(...(await besideSmallest(size, saves)));
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
    const { measured, frames } = await tableKeys(size, saves);
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
      reach: '1,500',
      measured: String(bytes),
      reached: bytes <= 1500,
    },
  ];
}

/** Keys that move the cursor only, in a late match of six seats, and the two frames that they go between. */
async function tableKeys(size: Size, saves: string): Promise<{ measured: Measured; frames: [string, string] }> {
  const match = lateMatch();
  const { decision } = match;
  if (decision === null) throw new Error('the late match has ended');
  const started = performance.now();
  const program = new Program({ ...size, saves, args: ['resume'] });
  try {
    await arrived(() => program.bytes.includes('\u001b[?2026l'));
    const first = performance.now() - started;
    await new Driver(program, match, starcraft).arrive(decision);
    await quiet();
    const one = frameOf(program, size);
    program.type('j');
    await quiet();
    const frames: [string, string] = [one, frameOf(program, size)];
    program.type('k');
    await quiet();
    const measured = await keysOf(program, key => (key % 2 === 0 ? 'j' : 'k'));
    return { measured: { ...measured, first }, frames };
  } finally {
    program.kill('SIGKILL');
  }
}

/** The smallest ordinary Ink program that shows the same two frames, with the same match loaded. */
async function smallestKeys(size: Size, frames: readonly [string, string], save: string): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  const file = join(folder, 'frames.json');
  writeFileSync(file, JSON.stringify(frames));
  const smallest = join(import.meta.dirname, 'smallest-ink.mjs');
  const started = performance.now();
  const program = new Program({ ...size, within: () => [process.execPath, smallest, file, save] });
  try {
    await arrived(() => program.bytes.includes('\u001b[?25l'));
    const first = performance.now() - started;
    await quiet();
    return { ...(await keysOf(program, () => 'j')), first };
  } finally {
    program.kill('SIGKILL');
    rmSync(folder, { recursive: true });
    rmSync(program.saves, { recursive: true });
  }
}

/** Types warm keys one by one, each after the frame of the one before. */
async function keysOf(program: Program, keyAt: (key: number) => string): Promise<Omit<Measured, 'first'>> {
  const times: number[] = [];
  const bytes: number[] = [];
  let before = 0;
  for (let key = 0; key < WARM + KEYS; key++) {
    if (key === WARM) before = processorTime(program);
    const from = program.bytes.length;
    const start = performance.now();
    program.type(keyAt(key));
    await arrived(() => program.bytes.length > from);
    const time = performance.now() - start;
    await quiet();
    if (key < WARM) continue;
    times.push(time);
    bytes.push(Buffer.byteLength(program.bytes.slice(from)));
  }
  return { times, bytes, spent: (processorTime(program) - before) / KEYS, memory: memoryOf(program) };
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

/** The frame on the screen as Ink would be given it: rows of text with colour codes. */
function frameOf({ screen }: Program, size: Size): string {
  return Array.from({ length: size.rows }, (_, y) => {
    const line = screen.buffer.active.getLine(y);
    let row = '';
    let style = '';
    for (let x = 0; x < size.columns; x += 1) {
      const cell = line?.getCell(x);
      if (cell === undefined || cell.getWidth() === 0) continue;
      const colour = cell.getFgColor();
      const hue = cell.isFgRGB() ? `\u001b[38;2;${colour >> 16};${(colour >> 8) & 255};${colour & 255}m` : '';
      const next = `${hue}${cell.isBold() === 0 ? '' : '\u001b[1m'}${cell.isInverse() === 0 ? '' : '\u001b[7m'}`;
      if (next !== style) row += `\u001b[0m${next}`;
      style = next;
      row += cell.getChars() || ' ';
    }
    return `${row}\u001b[0m`;
  }).join('\n');
}

/** Processor time of a running program so far, all its threads: steadier than the clock on a busy machine. Milliseconds. */
function processorTime({ ownPid }: Program): number {
  try {
    const facts = readFileSync(`/proc/${ownPid}/stat`, 'utf8');
    const [user = '', system = ''] = facts.slice(facts.lastIndexOf(')')).split(' ').slice(12);
    return 10 * (Number(user) + Number(system));
  } catch {
    return Number.NaN;
  }
}

/** Resident memory of a running program. Megabytes. */
function memoryOf({ ownPid }: Program): number {
  try {
    const [, kilobytes = ''] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${ownPid}/status`, 'utf8')) ?? [];
    return kilobytes === '' ? Number.NaN : Number(kilobytes) / 1000;
  } catch {
    return Number.NaN;
  }
}

/** Waits until `holds` does, and leaves the processors to the program meanwhile. */
async function arrived(holds: () => boolean): Promise<void> {
  const start = performance.now();
  while (!holds()) {
    if (performance.now() - start > 15_000) throw new Error('the program shows nothing');
    await new Promise(resolve => setTimeout(resolve, 1));
  }
}

/** Long enough for a frame to be written whole. */
async function quiet(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, 40));
}
