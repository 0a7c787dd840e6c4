import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import * as v from 'valibot';

/** A program that has a save open. */
export interface Holder {
  readonly pid: number;
  /** The machine it runs on: the folder may be shared. */
  readonly host: string;
  /** When it opened the save. */
  readonly since: Date;
}

/** What is known of the machine; a test may tell another story. */
export interface Machine {
  readonly pid: number;
  readonly host: string;
  readonly now: () => Date;
  /** Whether a process of that id runs on this machine. */
  readonly runs: (pid: number) => boolean;
}

/** This program on this machine. */
export const thisMachine: Machine = { pid: process.pid, host: hostname(), now: () => new Date(), runs };

const shape = v.object({ pid: v.pipe(v.number(), v.integer()), host: v.string(), since: v.pipe(v.string(), v.isoTimestamp()) });

/** The small file beside a save that says who has it open. */
export function claimFile(file: string): string {
  return `${file}.open`;
}

/** Who else has a save open; `null`: nobody, or a program that was killed since. */
export function holderOf(file: string, machine: Machine = thisMachine): Holder | null {
  const found = read(file);
  if (found === null || isOwn(found, machine)) return null;
  return found.host === machine.host && !machine.runs(found.pid) ? null : found;
}

/**
 * Tells other programs that this one has a save open, and gives back how to end that. Where no file can be made nobody
 * is told: that the match can't be saved there comes up soon enough.
 */
export function claim(file: string, machine: Machine = thisMachine): () => void {
  const path = claimFile(file);
  const { pid, host } = machine;
  try {
    const handle = openSync(path, 'w', 0o600);
    writeSync(handle, JSON.stringify({ pid, host, since: machine.now().toISOString() }));
    closeSync(handle);
  } catch {
    return () => undefined;
  }
  return () => {
    const found = read(file);
    if (found !== null && isOwn(found, machine)) rmSync(path, { force: true });
  };
}

function isOwn({ pid, host }: Holder, machine: Machine): boolean {
  return pid === machine.pid && host === machine.host;
}

function read(file: string): Holder | null {
  try {
    const { pid, host, since } = v.parse(shape, JSON.parse(readFileSync(claimFile(file), 'utf8')));
    return { pid, host, since: new Date(since) };
  } catch {
    // Not there, or cut off by a crash: then nobody holds it.
    return null;
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
