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
  /** The name of the machine on which it runs, since several machines may share the folder. */
  readonly host: string;
  /** When the program opened the save. */
  readonly since: Date;
}

/** The facts about this program and machine. Tests provide their own. */
export interface Machine {
  readonly pid: number;
  readonly host: string;
  readonly now: () => Date;
  /** Whether a process with that id runs on this machine. */
  readonly runs: (pid: number) => boolean;
}

/** This program on this machine. */
export const thisMachine: Machine = { pid: process.pid, host: hostname(), now: () => new Date(), runs: isRunning };

/** The error for a save that another program has open. */
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

/** The size of the longest claim file, in bytes. */
const MAX_CLAIM_SIZE = 4096;

/** The most attempts to get a claim while others come and go. If all fail, something else is wrong. */
const MAX_TRIES = 100;

/** The path of the claim: a small file beside a save that names the program that has the save open. */
export function claimFile(file: string): string {
  return `${file}.open`;
}

/** The other program that has a save open; `null` if there is none, or if it was killed. */
export function holderOf(file: string, machine: Machine = thisMachine): Holder | null {
  const claimText = readClaim(claimFile(file));
  return claimText === null ? null : otherHolder(claimText, machine);
}

/**
 * Claims a save and returns a function that gives up the claim. If several programs try at once, exactly one succeeds:
 * a claim is written completely and then renamed to a free name. On a disk without hard links the claim is created
 * empty and filled afterwards, so another program may take it for a broken one. Throws `HeldFault` if another program
 * has the save; `force` takes it from that program. If no claim file can be created, nothing is reported here, because
 * saving the match will fail and report it.
 */
export function claim(file: string, machine: Machine = thisMachine, force = false): () => void {
  const path = claimFile(file);
  const { pid, host } = machine;
  const text = JSON.stringify({ pid, host, since: machine.now().toISOString(), id: randomUUID() });
  let holder: Holder | null = null;
  try {
    const temporaryFile = temporaryName(path, pid);
    try {
      writeNew(temporaryFile, text);
      if (force) renameSync(temporaryFile, path);
      else holder = takeClaim(path, path, temporaryFile, text, machine);
    } finally {
      rmSync(temporaryFile, { force: true });
    }
  } catch {
    return () => undefined;
  }
  if (holder !== null) throw new HeldFault(file, holder);
  return () => {
    if (readClaim(path) === text) rmSync(path, { force: true });
  };
}

/**
 * Gives the complete claim in `fresh` the name `path`. Returns the other program that has a claim with that name;
 * `null`: there is none. An abandoned claim may be replaced only by the program that holds a second claim, named after
 * the content of the first and taken in the same way. So nobody replaces a claim that another program has renewed in
 * the meantime, and a program that dies in between blocks no other.
 */
function takeClaim(path: string, base: string, fresh: string, text: string, machine: Machine): Holder | null {
  let rivalHolder: Holder | null = null;
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    if (giveName(fresh, path, text)) return null;
    const claimText = readClaim(path);
    if (claimText === null) continue;
    const holder = otherHolder(claimText, machine);
    if (holder !== null) return holder;
    const secondClaim = `${base}.${createHash('sha256').update(claimText).digest('hex').slice(0, 16)}`;
    const secondHolder = takeClaim(secondClaim, base, fresh, text, machine);
    if (secondHolder !== null) {
      // The holder of the second claim may still lose to another program. Trying the first claim again shows who has
      // it.
      if (path !== base) return secondHolder;
      rivalHolder = secondHolder;
      continue;
    }
    try {
      if (readClaim(path) === claimText) {
        renameSync(secondClaim, path);
        return null;
      }
    } finally {
      rmSync(secondClaim, { force: true });
    }
  }
  if (rivalHolder !== null) return rivalHolder;
  throw new Error(`no claim could be made at ${path}`);
}

/** Gives a complete file a second name; returns false if that name is taken. */
function giveName(fresh: string, path: string, text: string): boolean {
  try {
    linkSync(fresh, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
  }
  // Otherwise the disk has no hard links.
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

/** The holder named in a claim, if it is another running program; else `null`, also for a text that is no claim. */
function otherHolder(text: string, machine: Machine): Holder | null {
  try {
    const { pid, host, since } = v.parse(shape, JSON.parse(text));
    if (host === machine.host && (pid === machine.pid || !machine.runs(pid))) return null;
    return { pid, host, since: new Date(since) };
  } catch {
    return null;
  }
}

/**
 * Reads the text of a claim; `null` if there is none, empty if it can't be read or is not an ordinary file, such as a
 * link.
 */
function readClaim(path: string): string | null {
  let handle: number | null = null;
  try {
    handle = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
    if (!fstatSync(handle).isFile()) return '';
    const bytes = Buffer.alloc(MAX_CLAIM_SIZE);
    return bytes.toString('utf8', 0, readSync(handle, bytes, 0, bytes.length, 0));
  } catch (error) {
    return isMissing(error) ? null : '';
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return hasCode(error, 'EPERM');
  }
}
