import { readFileSync } from 'node:fs';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import { Driver } from '../e2e/driver.ts';
import { Program } from '../e2e/program.ts';
import type { ProgramOptions } from '../e2e/program.ts';

// Keys that are typed at a program in a pseudo-terminal, one by one, and what each of them takes.

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

const KEYS = 100;
/** Keys before anything is measured, until the program has been compiled. */
const WARM = 100;

/** What is measured of a program that a key takes from one frame to another and back. */
export interface Measured {
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
  /** Processor time up to the first frame, all threads. Milliseconds; `NaN` where the system does not say. */
  readonly firstSpent: number;
}

/** The match that is resumed at the table, and how the program is started that resumes it. */
export interface Resumed extends Pick<ProgramOptions, 'within' | 'set'> {
  readonly size: Size;
  readonly game: Pick<Game, 'texts'>;
  readonly match: Match;
  /** The folder in which its save lies, and no other. */
  readonly saves: string;
  /** Sees the program as soon as it runs. */
  readonly begun?: (program: Program) => void;
  /** Goes on with the program after the keys. */
  readonly after?: (program: Program) => Promise<void>;
}

/** Keys that move the cursor only, at the table of a resumed match, and the two frames that they go between. */
export async function tableKeys({
  size,
  game,
  match,
  begun,
  after,
  ...started
}: Resumed): Promise<{ measured: Measured; frames: [string, string] }> {
  const { decision } = match;
  if (decision === null) throw new Error('the match has ended');
  const start = performance.now();
  const program = new Program({ ...size, ...started, args: ['resume'] });
  begun?.(program);
  try {
    await arrived(() => program.bytes.includes('\u001b[?2026l'));
    const first = performance.now() - start;
    const firstSpent = processorTime(program);
    await new Driver(program, match, game).arrive(decision);
    await quiet();
    const one = frameOf(program, size);
    program.type('j');
    await quiet();
    const frames: [string, string] = [one, frameOf(program, size)];
    program.type('k');
    await quiet();
    const measured = await keysOf(program, key => (key % 2 === 0 ? 'j' : 'k'));
    await after?.(program);
    return { measured: { ...measured, first, firstSpent }, frames };
  } finally {
    program.kill('SIGKILL');
  }
}

/** Types warm keys one by one, each after the frame of the one before. */
export async function keysOf(
  program: Program,
  keyAt: (key: number) => string,
): Promise<Omit<Measured, 'first' | 'firstSpent'>> {
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

/**
 * Processor time of a running program so far, all its threads: steadier than the clock on a busy machine. Milliseconds.
 */
export function processorTime({ ownPid }: Program): number {
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
export async function arrived(holds: () => boolean): Promise<void> {
  const start = performance.now();
  while (!holds()) {
    if (performance.now() - start > 15_000) throw new Error('the program shows nothing');
    await new Promise(resolve => setTimeout(resolve, 1));
  }
}

/** Long enough for a frame to be written whole. */
export async function quiet(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, 40));
}
