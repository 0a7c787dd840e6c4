import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Driver } from '../e2e/driver.ts';
import { Program } from '../e2e/program.ts';
import { lateMatch } from './matches.ts';
import { median, ms, quantile, spread } from './measure.ts';
import type { Bench, Row } from './measure.ts';
import { saveTo } from './saving.ts';

const SIZE = { columns: 120, rows: 40 };
const KEYS = 100;
/** Keys before anything is measured, until the program has been compiled. */
const WARM = 100;

/** The bundled program in a pseudo-terminal: first frame, keys, memory. */
export const table: Bench = async () => {
  const rows: Row[] = [];
  const first: number[] = [];
  for (let run = 0; run < 8; run++) first.push(await firstFrame());
  const middle = median(first.slice(1));
  rows.push({
    what: 'first frame of the table',
    reach: '250 ms',
    measured: spread(first.slice(1)),
    reached: middle <= 250,
  });
  const old = await lateKeys([]);
  const ink = await lateKeys(['--table', 'ink']);
  return [
    ...rows,
    ...old.rows,
    ...ink.rows.map(row => ({ ...row, what: `the new table: ${row.what}` })),
    ...(await smallestKeys(ink)),
  ];
};

async function firstFrame(): Promise<number> {
  const start = performance.now();
  const program = new Program(SIZE);
  try {
    await arrived(() => program.bytes.includes('New match'));
    return performance.now() - start;
  } finally {
    program.kill('SIGKILL');
    rmSync(program.saves, { recursive: true });
  }
}

/** What was measured of keys, and the two frames that they go between. */
interface Keys {
  readonly rows: readonly Row[];
  readonly times: readonly number[];
  readonly frames: readonly [string, string];
}

/** Keys that move the cursor only, in a late match of six seats. */
async function lateKeys(flags: readonly string[]): Promise<Keys> {
  const saves = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  const match = lateMatch();
  const { decision } = match;
  if (decision === null) throw new Error('the late match has ended');
  saveTo(join(saves, 'late.jsonl'), match);
  const program = new Program({ ...SIZE, saves, args: [...flags, 'resume'] });
  try {
    await new Driver(program, match).arrive(decision);
    for (let key = 0; key < WARM; key++) {
      program.type(key % 2 === 0 ? 'j' : 'k');
      await quiet();
    }
    const memory = memoryRow(program);
    const one = frameOf(program);
    program.type('j');
    await quiet();
    const frames = [one, frameOf(program)] as const;
    program.type('k');
    await quiet();
    const spent = processorTime(program);
    const times: number[] = [];
    const bytes: number[] = [];
    for (let key = 0; key < KEYS; key++) {
      const before = program.bytes.length;
      const start = performance.now();
      program.type(key % 2 === 0 ? 'j' : 'k');
      await arrived(() => program.bytes.length > before);
      times.push(performance.now() - start);
      await quiet();
      bytes.push(Buffer.byteLength(program.bytes.slice(before)));
    }
    const each = (processorTime(program) - spent) / KEYS;
    const p95 = quantile(times, 0.95);
    const most = quantile(bytes, 0.95);
    const rows = [
      {
        what: 'key to written frame, late in a match, 6 seats, 120x40',
        reach: '16 ms (p95)',
        measured: spread(times),
        reached: p95 <= 16,
      },
      { what: 'processor time of that, all threads', reach: '', measured: ms(each), reached: null },
      {
        what: 'bytes written when only the cursor moves',
        reach: '1,500',
        measured: `${median(bytes)}, p95 ${most}`,
        reached: most <= 1500,
      },
      ...memory,
    ];
    return { rows, times, frames };
  } finally {
    program.kill('SIGKILL');
    rmSync(saves, { recursive: true });
  }
}

/** The frame on the screen as Ink would be given it: rows of text with colour codes. */
function frameOf({ screen }: Program): string {
  return Array.from({ length: SIZE.rows }, (_, y) => {
    const line = screen.buffer.active.getLine(y);
    let row = '';
    let style = '';
    for (let x = 0; x < SIZE.columns; x += 1) {
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

/** The smallest ordinary Ink program that shows the same two frames: what the new table is measured against. */
async function smallestKeys({ times: ours, frames }: Keys): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  const file = join(folder, 'frames.json');
  writeFileSync(file, JSON.stringify(frames));
  const smallest = join(import.meta.dirname, 'smallest-ink.mjs');
  const program = new Program({ ...SIZE, within: () => [process.execPath, smallest, file] });
  try {
    await arrived(() => program.bytes.includes('\u001b[?25l'));
    await quiet();
    const times: number[] = [];
    for (let key = 0; key < WARM + KEYS; key += 1) {
      const before = program.bytes.length;
      const start = performance.now();
      program.type('j');
      await arrived(() => program.bytes.length > before);
      if (key >= WARM) times.push(performance.now() - start);
      await quiet();
    }
    const share = median(ours) / median(times);
    const late = quantile(ours, 0.95) / quantile(times, 0.95);
    return [
      {
        what: 'the smallest Ink program with the same frame: key to frame',
        reach: '',
        measured: spread(times),
        reached: null,
      },
      { what: 'the new table beside it: median', reach: '0.7', measured: share.toFixed(2), reached: share <= 0.7 },
      { what: 'the new table beside it: p95', reach: '0.9', measured: late.toFixed(2), reached: late <= 0.9 },
    ];
  } finally {
    program.kill('SIGKILL');
    rmSync(folder, { recursive: true });
    rmSync(program.saves, { recursive: true });
  }
}

/** Processor time of the running table so far, all its threads: steadier than the clock on a busy machine. Milliseconds. */
function processorTime({ ownPid }: Program): number {
  try {
    const facts = readFileSync(`/proc/${ownPid}/stat`, 'utf8');
    const [user = '', system = ''] = facts.slice(facts.lastIndexOf(')')).split(' ').slice(12);
    return 10 * (Number(user) + Number(system));
  } catch {
    return Number.NaN;
  }
}

/** Resident memory of the running table. */
function memoryRow({ ownPid }: Program): Row[] {
  try {
    const [, kilobytes = ''] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${ownPid}/status`, 'utf8')) ?? [];
    const megabytes = Number(kilobytes) / 1000;
    const what = 'memory of a running table';
    return [{ what, reach: '150 MB', measured: `${Math.round(megabytes)} MB`, reached: megabytes <= 150 }];
  } catch {
    return [];
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
