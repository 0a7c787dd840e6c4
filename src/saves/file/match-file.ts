import { basename, dirname } from 'node:path';
import type { Chronicle, PlacedLine } from '../../kernel/history/chronicle.ts';
import type { Line } from '../../kernel/history/lines.ts';
import type { Message } from '../../kernel/words/message.ts';
import { attempt } from '../disk/disk.ts';
import { hasCode, SaveFault, systemReason } from '../input/fault.ts';
import { bytesOf, createWhole, realFileDisk, writeFully } from '../disk/file-disk.ts';
import type { FileDisk } from '../disk/file-disk.ts';
import { ensureFolder } from '../folder/folder.ts';
import { completeEnd } from '../lines/line-reader.ts';
import { headText, LARGEST_FILE, lineText, LONGEST_LINE, matchKey } from '../lines/lines.ts';
import type { FileHead } from '../lines/lines.ts';
import { say } from '../input/say.ts';
import type { OpenedFile } from './file-history.ts';
import { GrowingLines } from './growing-lines.ts';

/** The longest time before written lines are flushed to disk, in milliseconds. */
const FLUSH_DELAY = 250;

/** The share of a size limit from which people are warned. */
const WARNING_SHARE = 0.9;

const MEGABYTE = 1024 * 1024;

/** The time since when lines could not be written, and the reason. */
interface Unwritten {
  readonly since: Date;
  readonly reason: Message;
}

/** The options of a `MatchFile`. */
export interface FileOptions {
  readonly now: () => Date;
  /**
   * Returns the path of another file, in which the match continues after another program has changed or replaced this
   * one.
   */
  readonly elsewhere: () => string;
  /** Called when the match continues in another file. */
  readonly moved?: (file: string) => void;
  /**
   * The time when the newest save in the folder was written, in milliseconds since 1970. This save must not look older.
   */
  readonly newest?: number;
  /**
   * Whether a line is worth creating the file; a new file is created with the first such line. Absent: every line is.
   */
  readonly worth?: (line: Line) => boolean;
  readonly disk?: FileDisk;
}

/**
 * The file of a running match, to which lines are only added. A line is in the file when `add` returns, and safely on
 * disk a moment later, or at once after `flush`. Lines that can't be written are kept in memory, in order, and tried
 * again with the next line. If another program has replaced, changed or truncated the file, the file is left alone, and
 * the match continues in another file with everything that is still known.
 */
export class MatchFile implements Chronicle {
  readonly head: FileHead;
  /** Whether the file had an incomplete last line when it was opened, which was cut off. */
  readonly torn: boolean;
  /** The key for the checksums of the file's lines. */
  readonly #key: string;
  readonly #options: FileOptions;
  readonly #disk: FileDisk;
  #file: string;
  /** The handle of the file; `null` until the file could be created. */
  #handle: number | null;
  /** The number of bytes written to the file. */
  #size: number;
  /** The encoded lines that are not written yet, in order. */
  #pending: Buffer[] = [];
  readonly #lines: GrowingLines;
  #fault: Unwritten | null = null;
  #written: Date | null = null;
  #timer: NodeJS.Timeout | null = null;
  /** Whether the file may end with a part of an unwritten line. */
  #isTorn = false;
  /** Whether the file is not created yet because no line was worth it. */
  #isWaiting = false;
  /** Whether a line could not be added because it is too long for a file. */
  #isFull = false;
  /** The length of the longest added line, in bytes. */
  #longest = 0;

  /**
   * `opened`: an existing file, or the head of a new one, which is created with `lines` when the next line is written.
   */
  constructor(file: string, opened: OpenedFile | FileHead, options: FileOptions, lines: readonly Line[] = []) {
    this.#file = file;
    this.#options = options;
    this.#disk = options.disk ?? realFileDisk;
    if ('handle' in opened) {
      ({ head: this.head, handle: this.#handle, size: this.#size, torn: this.torn } = opened);
      this.#lines = new GrowingLines(opened.head, opened.size, opened.lines, opened.next);
    } else {
      this.head = opened;
      this.torn = false;
      this.#handle = null;
      this.#size = 0;
      this.#isWaiting = options.worth !== undefined;
      const head = Buffer.from(headText(opened));
      this.#pending.push(head);
      this.#lines = new GrowingLines(opened, head.length);
    }
    this.#key = matchKey(this.head);
    for (const line of lines) this.#take(line);
    if (lines.length > 0) this.#write();
  }

  /** The file to which the match is currently written. */
  get file(): string {
    return this.#file;
  }

  /** When a line was last written; `null` if none was written since the file was opened. */
  get written(): Date | null {
    return this.#written;
  }

  /** The problem with writing lines; `null` if there is none. */
  get fault(): Unwritten | null {
    return this.#fault;
  }

  /** A warning that the match will soon be too large for a file, with what to do; `null` if it will not. */
  get nearLimit(): Message | null {
    const [file, most] = [this.#file, LARGEST_FILE / MEGABYTE];
    if (this.#longest > WARNING_SHARE * LONGEST_LINE) return say('save.line.nearly-full', { file });
    if (this.length <= WARNING_SHARE * LARGEST_FILE) return null;
    return say('save.file.nearly-full', { file, size: Math.floor(this.length / MEGABYTE), most });
  }

  get length(): number {
    return this.#lines.length;
  }

  add(line: Line): void {
    this.#take(line);
    if (this.#options.worth?.(line) === true) this.#isWaiting = false;
    this.#write();
    if (this.#pending.length === 0) this.#lines.forget();
  }

  back(before = this.length): Generator<PlacedLine> {
    const handle = this.#handle;
    return this.#lines.back(before, handle === null ? null : { handle, size: this.#size });
  }

  /** Tries again to write the unwritten lines. */
  retry(): void {
    if (this.#pending.length > 0) this.#write();
  }

  /** Writes all lines, and waits until they are safely on disk, if the disk supports that. */
  flush(): void {
    this.retry();
    this.#stopTimer();
    if (this.#handle === null) return;
    try {
      this.#disk.flush(this.#handle);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Writes the remaining lines and closes the file. */
  close(): void {
    this.flush();
    const handle = this.#handle;
    this.#handle = null;
    this.#pending = [];
    if (handle !== null) attempt(() => this.#disk.close(handle));
  }

  // Helper methods.

  /** Encodes a line and adds it to the lines to be written. */
  #take(line: Line): void {
    const bytes = this.#bytesOf(line);
    this.#longest = Math.max(this.#longest, bytes.length);
    this.#lines.push(line, bytes.length);
    this.#pending.push(bytes);
  }

  #bytesOf(line: Line): Buffer {
    try {
      return Buffer.from(lineText(this.#lines.next, line, this.#key));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.#isFull = true;
      return Buffer.from('\n');
    }
  }

  #write(): void {
    if (this.#isWaiting) return;
    try {
      const file = this.#file;
      if (this.#isFull) throw new SaveFault('too-large', say('save.line.full', { file }));
      if (this.length > LARGEST_FILE) throw new SaveFault('too-large', say('save.file.full', { file }));
      if (this.#handle === null) this.#create();
      else {
        this.#makeSure(this.#handle);
        const bytes = Buffer.concat(this.#pending);
        this.#isTorn = true;
        writeFully(this.#disk, this.#handle, bytes, this.#size);
        this.#isTorn = false;
        this.#size += bytes.length;
        this.#pending = [];
      }
      this.#written = this.#options.now();
      this.#fault = null;
      this.#beNewest(this.#written);
      this.#flushSoon();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Notes that writing failed, and cuts off a partly written line. */
  #fail(error: unknown): void {
    const since = this.#fault?.since ?? this.#written ?? this.#options.now();
    const reason =
      error instanceof SaveFault
        ? error.words
        : say('save.unwritten', { file: basename(this.#file), reason: systemReason(error) });
    this.#fault = { since, reason };
    try {
      this.#mend();
    } catch {
      // Cutting off is tried again before the next line, or when the file is next opened.
    }
  }

  /** Cuts off a partly written line. */
  #mend(): void {
    if (!this.#isTorn || this.#handle === null) return;
    if (this.#disk.facts(this.#handle).size > this.#size) this.#disk.truncate(this.#handle, this.#size);
    this.#isTorn = false;
  }

  /** Creates the file, under another name if another program has taken this name. */
  #create(): void {
    ensureFolder(dirname(this.#file));
    let file = this.#file;
    try {
      this.#handle = createWhole(this.#disk, file, this.#pending);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      file = this.#options.elsewhere();
      this.#handle = createWhole(this.#disk, file, this.#pending);
    }
    this.#size = this.length;
    this.#pending = [];
    this.#goTo(file);
  }

  #goTo(file: string): void {
    if (file === this.#file) return;
    this.#file = file;
    this.#options.moved?.(file);
  }

  /** Checks that the file still has its name and size; otherwise continues the match in another file. */
  #makeSure(handle: number): void {
    this.#mend();
    const namedFacts = this.#disk.named(this.#file);
    const ownFacts = this.#disk.facts(handle);
    if (namedFacts?.id === ownFacts.id && ownFacts.size === this.#size) return;
    const file = namedFacts === null ? this.#file : this.#options.elsewhere();
    ensureFolder(dirname(file));
    const keptSize = ownFacts.size < this.#size ? completeEnd(handle, ownFacts.size) : this.#size;
    const newHandle = createWhole(this.#disk, file, this.#again(handle, keptSize));
    this.#disk.close(handle);
    this.#handle = newHandle;
    // Another program may have encoded the same lines differently.
    const { size } = this.#disk.facts(newHandle);
    this.#lines.moved(size - this.#size, this.#pending.length);
    this.#size = size;
    this.#goTo(file);
  }

  /** Yields all bytes that were written, of which only the first `kept` are still in the file. */
  *#again(handle: number, kept: number): Generator<Buffer> {
    const head = kept === 0 ? Buffer.from(headText(this.head)) : Buffer.alloc(0);
    yield head;
    yield* bytesOf(this.#disk, handle, kept);
    yield* this.#lines.again(kept + head.length, this.#size, this.#pending.length);
  }

  /**
   * Sets the modification time of the file, so that this save does not look older than earlier ones after a clock was
   * set back.
   */
  #beNewest(now: Date): void {
    const { newest = 0 } = this.#options;
    if (now.getTime() > newest) return;
    try {
      this.#disk.touch(this.#file, newest + 1);
    } catch {
      // If this fails, the save only appears lower in the list.
    }
  }

  #flushSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      if (this.#handle !== null) this.#disk.flushSoon(this.#handle);
    }, FLUSH_DELAY);
    this.#timer.unref();
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
