import {
  closeSync,
  fchmodSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { Stats } from 'node:fs';
import { realDisk } from '../saves/disk.ts';
import type { Disk } from '../saves/disk.ts';
import { systemReason } from '../saves/fault.ts';
import { headFrom, LARGEST_FILE } from '../saves/lines.ts';
import { replaceFile } from '../saves/write.ts';
import { Failure } from './exit.ts';
import { say } from './say.ts';

/** Whether a file that is to be written means standard output. */
export function isStandardOutput(file: string): boolean {
  return ['-', '/dev/stdout', '/dev/fd/1'].includes(file);
}

/**
 * Writes a report. A device or a pipe is written through. A new file has the rights that the umask leaves, one that was there
 * keeps its own, and is replaced as a whole or not at all; where a link leads to one, that one is meant. Throws `Failure` for a saved
 * match, for what Orrery did not write unless `force` is said, and for what can't be written.
 */
export function writeReportTo(file: string, text: string, force: boolean): void {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined) {
      if (isLink(file)) throw new Failure(say('cli.export.loose-link', { file }));
      replaceFile(file, text, withRights(null));
    } else if (found.isFile()) {
      checkReplaceable(file, found, force);
      replaceFile(realpathSync(file), text, withRights(found.mode));
    } else {
      writeThrough(file, text);
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(say('cli.export.not-written', { file, reason: systemReason(error) }));
  }
}

/** The disk whose new files have the rights of the file they replace, or those that the umask leaves to a new one. */
function withRights(mode: number | null): Disk {
  return {
    ...realDisk,
    create: file => {
      const handle = openSync(file, 'wx', 0o666);
      if (mode !== null) fchmodSync(handle, mode & 0o7777);
      return handle;
    },
  };
}

function writeThrough(file: string, text: string): void {
  const handle = openSync(file, 'w');
  try {
    writeFileSync(handle, text);
  } finally {
    closeSync(handle);
  }
}

function isLink(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Throws `Failure` for a saved match, and unless `force` is said for whatever else is no report. An empty file is free for use. */
function checkReplaceable(file: string, { size }: Stats, force: boolean): void {
  if (size === 0) return;
  const content = size > LARGEST_FILE ? null : readFileSync(file, 'utf8');
  const data = content === null ? null : jsonIn(content);
  const isOldSave = data !== null && 'program' in data && 'checksum' in data;
  if (isOldSave || (content !== null && isOfLines(content))) throw new Failure(say('cli.export.is-save', { file }));
  const isReport = data === null ? content?.includes(REPORT_MARK) === true : 'program' in data && 'report' in data;
  if (!isReport && !force) throw new Failure(say('cli.export.not-ours', { file }));
}

/** Stands at the end of every report for people. */
const REPORT_MARK = '<!--orrery:report:';

/** Whether a text is a saved match in lines, sound or not. */
function isOfLines(content: string): boolean {
  const end = content.indexOf('\n');
  const isHead = content.startsWith('{"program":"orrery","format":');
  return isHead && headFrom(end < 0 ? content : content.slice(0, end)) !== 'not-ours';
}

function jsonIn(content: string): object | null {
  try {
    const data: unknown = JSON.parse(content);
    return typeof data === 'object' ? data : null;
  } catch {
    return null;
  }
}
