import { closeSync, constants, fstatSync, lstatSync, openSync } from 'node:fs';
import type { Stats } from 'node:fs';
import type { History } from '../../kernel/history/chronicle.ts';
import { hasCode, isMissing, SaveFault, systemReason } from '../input/fault.ts';
import { realFileDisk } from '../disk/file-disk.ts';
import type { FileDisk } from '../disk/file-disk.ts';
import { firstText, readingWith, completeEnd } from '../lines/line-reader.ts';
import type { KeyedRead } from '../lines/line-reader.ts';
import { headFrom, LARGEST_FILE, lineFrom } from '../lines/lines.ts';
import type { FileHead } from '../lines/lines.ts';
import { linesOfFile } from '../lines/newest-lines.ts';
import type { NewestLines } from '../lines/newest-lines.ts';
import { say } from '../input/say.ts';

/** A read-only history in a file, as it was when opened. */
export interface FileHistory extends History {
  readonly head: FileHead;
  /** Whether the last line is incomplete, because a write was interrupted or is still going on. */
  readonly torn: boolean;
  /** When the file was last written. */
  readonly written: Date;
  readonly close: () => void;
}

/**
 * An open file: its handle and head, its size up to the end of the last complete line, its lines, and the number of the
 * next line.
 */
export interface OpenedFile {
  readonly handle: number;
  readonly head: FileHead;
  readonly size: number;
  readonly lines: NewestLines;
  readonly next: number;
  /** Whether an incomplete last line was cut off. */
  readonly torn: boolean;
}

/** Opens a file for reading. `read` parses its lines. Throws `SaveFault`. */
export function openHistory(file: string, read: KeyedRead = lineFrom): FileHistory {
  const handle = openOrFault(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const { size: all, mtime } = checkedFacts(handle, file);
    const head = headOrFault(firstText(handle), file);
    const size = completeEnd(handle, all);
    const lines = linesOfFile(handle, size, readingWith(head, read));
    return {
      head,
      torn: size < all,
      written: mtime,
      length: size,
      back: before => lines.back(before),
      close: () => closeSync(handle),
    };
  } catch (error) {
    closeSync(handle);
    throw error instanceof SaveFault ? error : openFault(file, error);
  }
}

/** Opens a file to continue its match, and cuts off an incomplete last line. Throws `SaveFault`. */
export function openToContinue(file: string, disk: FileDisk = realFileDisk): OpenedFile {
  let handle: number;
  try {
    handle = disk.open(file);
  } catch (error) {
    throw openFault(file, error);
  }
  try {
    const { size: whole } = checkedFacts(handle, file);
    const head = headOrFault(firstText(handle), file);
    const size = completeEnd(handle, whole);
    if (size < whole) disk.truncate(handle, size);
    const lines = linesOfFile(handle, size, readingWith(head));
    return { handle, head, size, lines, next: lines.next, torn: size < whole };
  } catch (error) {
    closeSync(handle);
    throw error instanceof SaveFault ? error : openFault(file, error);
  }
}

/**
 * Why a file could not be opened for writing although it may be readable: it is write-protected, or a link; `null`:
 * another reason.
 */
export function reasonNotWritable(error: unknown): 'protected' | 'link' | null {
  const cause = error instanceof SaveFault ? error.cause : null;
  if (['EACCES', 'EPERM', 'EROFS'].some(code => hasCode(cause, code))) return 'protected';
  return ['ELOOP', 'EMLINK'].some(code => hasCode(cause, code)) ? 'link' : null;
}

function openOrFault(file: string, flags: number): number {
  try {
    return openSync(file, flags);
  } catch (error) {
    throw openFault(file, error);
  }
}

function openFault(source: string, error: unknown): SaveFault {
  if (isMissing(error)) {
    const isLink = lstatSync(source, { throwIfNoEntry: false }) !== undefined;
    return new SaveFault('missing', say(isLink ? 'save.dangling' : 'save.no-file', { source }), { cause: error });
  }
  return new SaveFault('unreadable', say('save.unreadable', { source, reason: systemReason(error) }), { cause: error });
}

/**
 * The facts of an open file. Throws if the file is too large, or not an ordinary file: a pipe or a device would never
 * end.
 */
function checkedFacts(handle: number, source: string): Stats {
  const facts = fstatSync(handle);
  if (!facts.isFile()) throw new SaveFault('not-a-save', say('save.no-plain-file', { source }));
  if (facts.size > LARGEST_FILE) throw new SaveFault('too-large', say('save.too-large', { source }));
  return facts;
}

/** Parses the first line of a file as its head. `text`: the line; `null`: the file has none. Throws `SaveFault`. */
export function headOrFault(text: string | null, source: string): FileHead {
  const head = text === null ? 'damaged' : headFrom(text);
  if (head === 'not-ours') throw new SaveFault('not-a-save', say('save.not-ours', { source }));
  if (head === 'snapshot') throw new SaveFault('not-a-save', say('save.snapshot', { source }));
  if (head === 'damaged') throw new SaveFault('not-a-save', say('save.head-damaged', { source }));
  if ('newer' in head) throw new SaveFault('newer', say('save.newer', { source, format: head.newer }));
  return head;
}
