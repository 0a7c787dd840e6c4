import { closeSync, constants, fstatSync, linkSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import * as v from 'valibot';
import { createNew, temporaryName } from '../disk/disk.ts';
import { hasCode, isMissing, SaveFault } from '../input/fault.ts';
import { say } from '../input/say.ts';

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

/** Another program has the save open. */
export class HeldFault extends SaveFault {
  readonly holder: Holder;

  constructor(file: string, holder: Holder) {
    super('held', say('save.held', { file, process: String(holder.pid), host: holder.host }));
    this.name = 'HeldFault';
    this.holder = holder;
  }
}

const shape = v.object({
  pid: v.pipe(v.number(), v.integer()),
  host: v.string(),
  since: v.pipe(v.string(), v.isoTimestamp()),
});

/** No claim is longer, in bytes. */
const LONGEST_CLAIM = 4096;

/** Others that come and go while one tries to get a claim: more tries than that mean that something else is wrong. */
const TRIES = 100;

/** The small file beside a save that says who has it open. */
export function claimFile(file: string): string {
  return `${file}.open`;
}

/** Who else has a save open; `null`: nobody, or a program that was killed since. */
export function holderOf(file: string, machine: Machine = thisMachine): Holder | null {
  const found = read(claimFile(file));
  return found === null ? null : otherHolder(found, machine);
}

/**
 * Claims a save, and returns how to end that. Of programs that try at once exactly one gets it: a claim is a whole file
 * that gets its name only if nobody has it (on a disk that knows no second names it is made empty and written then, and
 * another program may take it in between for a broken one). Throws `HeldFault` for all others; `force` takes it from
 * the present holder. Where no file can be made nothing is reported: saving the match will fail, and say so, soon
 * enough.
 */
export function claim(file: string, machine: Machine = thisMachine, force = false): () => void {
  const path = claimFile(file);
  const { pid, host } = machine;
  const text = JSON.stringify({ pid, host, since: machine.now().toISOString(), id: randomUUID() });
  let holder: Holder | null = null;
  try {
    const fresh = temporaryName(path, pid);
    try {
      writeNew(fresh, text);
      if (force) renameSync(fresh, path);
      else holder = take(path, path, fresh, text, machine);
    } finally {
      rmSync(fresh, { force: true });
    }
  } catch {
    return () => undefined;
  }
  if (holder !== null) throw new HeldFault(file, holder);
  return () => {
    if (read(path) === text) rmSync(path, { force: true });
  };
}

/**
 * Gives the whole claim in `fresh` the name `path`; returns who has that name. One that was left behind is replaced
 * only by whoever has the right to: the name made of its content, which is taken in the same way. So nobody replaces a
 * claim that another program has put in its place meanwhile, and a program that dies amid this blocks no other.
 */
function take(path: string, base: string, fresh: string, text: string, machine: Machine): Holder | null {
  let rival: Holder | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    if (hasName(fresh, path, text)) return null;
    const found = read(path);
    if (found === null) continue;
    const holder = otherHolder(found, machine);
    if (holder !== null) return holder;
    const right = `${base}.${createHash('sha256').update(found).digest('hex').slice(0, 16)}`;
    const other = take(right, base, fresh, text, machine);
    if (other !== null) {
      // Whoever has the right may still find that another one was first: who it is stands at the claim itself in a
      // moment.
      if (path !== base) return other;
      rival = other;
      continue;
    }
    try {
      if (read(path) === found) {
        renameSync(right, path);
        return null;
      }
    } finally {
      rmSync(right, { force: true });
    }
  }
  if (rival !== null) return rival;
  throw new Error(`no claim could be made at ${path}`);
}

/** Gives a whole file a second name, unless that is there already. */
function hasName(fresh: string, path: string, text: string): boolean {
  try {
    linkSync(fresh, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
  }
  // No second names on this disk.
  try {
    writeNew(path, text);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function writeNew(path: string, text: string): void {
  const handle = createNew(path);
  try {
    writeSync(handle, text);
  } finally {
    closeSync(handle);
  }
}

/** The holder named by a claim, if it is another running program; `null` for a text that is no claim. */
function otherHolder(text: string, machine: Machine): Holder | null {
  try {
    const { pid, host, since } = v.parse(shape, JSON.parse(text));
    if (host === machine.host && (pid === machine.pid || !machine.runs(pid))) return null;
    return { pid, host, since: new Date(since) };
  } catch {
    return null;
  }
}

/** What stands in a claim; empty for what is no plain file, such as a link; `null`: it is not there. */
function read(path: string): string | null {
  let handle: number | null = null;
  try {
    handle = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
    if (!fstatSync(handle).isFile()) return '';
    const bytes = Buffer.alloc(LONGEST_CLAIM);
    return bytes.toString('utf8', 0, readSync(handle, bytes, 0, bytes.length, 0));
  } catch (error) {
    return isMissing(error) ? null : '';
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be signalled, but it is there.
    return hasCode(error, 'EPERM');
  }
}
