import { basename, dirname } from 'node:path';
import type { Chronicle, PlacedLine } from '../../kernel/history/chronicle.ts';
import type { Line } from '../../kernel/history/lines.ts';
import type { Message } from '../../kernel/words/message.ts';
import { attempt } from '../disk/disk.ts';
import { hasCode, SaveFault, systemReason } from '../input/fault.ts';
import { bytesOf, createWhole, realFileDisk, writeFully } from '../disk/file-disk.ts';
import type { FileDisk } from '../disk/file-disk.ts';
import { ensureFolder } from '../folder/folder.ts';
import { wholeEnd } from '../lines/line-reader.ts';
import { headText, LARGEST_FILE, lineText, LONGEST_LINE, matchKey } from '../lines/lines.ts';
import type { FileHead } from '../lines/lines.ts';
import { say } from '../input/say.ts';
import type { OpenedFile } from './file-history.ts';
import { GrowingLines } from './growing-lines.ts';

/** What was written is on the disk for good after so long at the latest, in milliseconds. */
const FLUSHED_WITHIN = 250;

/** The share of a limit from which on people are warned. */
const NEARLY = 0.9;

const MEGABYTE = 1024 * 1024;

/** Since when lines could not be written, and why. */
interface Unwritten {
  readonly since: Date;
  readonly reason: Message;
}

/** What a file needs to know of the world around it. */
export interface FileOptions {
  readonly now: () => Date;
  /** A file for the match to go on in, when somebody else has exchanged or changed its own. */
  readonly elsewhere: () => string;
  /** Called with the new file. */
  readonly moved?: (file: string) => void;
  /** When the newest save of the folder was written, in milliseconds since 1970: this one is not to look older. */
  readonly newest?: number;
  /** A new file is made only with the first added line of which this holds; absent: with any. */
  readonly worth?: (line: Line) => boolean;
  readonly disk?: FileDisk;
}

/**
 * The file of a match that is open: it only grows. A line is in the file when `add` comes back, and on the disk for
 * good a moment later, or at once by `flush`. What can't be written is kept here, in order, and tried again with the
 * next line. A file that somebody else has exchanged, changed or cut meanwhile is left alone: the match goes on in
 * another one, with all that is known of it.
 */
export class MatchFile implements Chronicle {
  readonly head: FileHead;
  /** Whether the file had a torn last line when it was opened: it was cut off. */
  readonly torn: boolean;
  /** What the sums of its lines are made with. */
  readonly #key: string;
  readonly #options: FileOptions;
  readonly #disk: FileDisk;
  #file: string;
  /** `null`: the file could not be made yet. */
  #handle: number | null;
  /** How much of it is written. */
  #size: number;
  /** What is not, in order. */
  #pending: Buffer[] = [];
  readonly #lines: GrowingLines;
  #fault: Unwritten | null = null;
  #written: Date | null = null;
  #timer: NodeJS.Timeout | null = null;
  /** Whether the file may end with a part of what is not written. */
  #isTorn = false;
  /** Whether no line has come yet that is worth a file. */
  #isWaiting = false;
  /** Whether there is a line that no file can hold. */
  #isFull = false;
  /** The bytes of the longest line that was added. */
  #longest = 0;

  /**
   * `opened`: the file as it is; a head: the file is written new, with `lines` in it, when the next line is written.
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

  /** The file that the match is written to now. */
  get file(): string {
    return this.#file;
  }

  /** When a line was written last; `null`: none since it was opened. */
  get written(): Date | null {
    return this.#written;
  }

  /** What is wrong with writing; `null`: nothing. */
  get fault(): Unwritten | null {
    return this.#fault;
  }

  /** That the match will soon be larger than a file can hold, and what to do; `null`: it will not. */
  get nearLimit(): Message | null {
    const [file, most] = [this.#file, LARGEST_FILE / MEGABYTE];
    if (this.#longest > NEARLY * LONGEST_LINE) return say('save.line.nearly-full', { file });
    if (this.length <= NEARLY * LARGEST_FILE) return null;
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

  /** Tries once more to write what is not written. */
  retry(): void {
    if (this.#pending.length > 0) this.#write();
  }

  /** What was written is on the disk for good when this comes back, if the disk can do that. */
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

  /** The match is written no more. */
  close(): void {
    this.flush();
    const handle = this.#handle;
    this.#handle = null;
    this.#pending = [];
    if (handle !== null) attempt(() => this.#disk.close(handle));
  }

  // ---- how it does that ------------------------------------------------------------------------------------------

  /** Lines a line up to be written. */
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

  /** Takes down that something could not be written; what is half written is cut off. */
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
      // It is tried again before the next line, or cut off when the file is next opened.
    }
  }

  /** Cuts off what is half written. */
  #mend(): void {
    if (!this.#isTorn || this.#handle === null) return;
    if (this.#disk.facts(this.#handle).size > this.#size) this.#disk.truncate(this.#handle, this.#size);
    this.#isTorn = false;
  }

  /** Makes the file, or another one when somebody has put one of that name there. */
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

  /** Makes sure that the file still has its name and its length; else the match goes on in another one. */
  #makeSure(handle: number): void {
    this.#mend();
    const named = this.#disk.named(this.#file);
    const own = this.#disk.facts(handle);
    if (named?.id === own.id && own.size === this.#size) return;
    const file = named === null ? this.#file : this.#options.elsewhere();
    ensureFolder(dirname(file));
    const kept = own.size < this.#size ? wholeEnd(handle, own.size) : this.#size;
    const fresh = createWhole(this.#disk, file, this.#again(handle, kept));
    this.#disk.close(handle);
    this.#handle = fresh;
    // Another program may have written the same lines in other words.
    const { size } = this.#disk.facts(fresh);
    this.#lines.moved(size - this.#size, this.#pending.length);
    this.#size = size;
    this.#goTo(file);
  }

  /** All that is written, when only the first `kept` bytes of it are still there. */
  *#again(handle: number, kept: number): Generator<Buffer> {
    const head = kept === 0 ? Buffer.from(headText(this.head)) : Buffer.alloc(0);
    yield head;
    yield* bytesOf(this.#disk, handle, kept);
    yield* this.#lines.again(kept + head.length, this.#size, this.#pending.length);
  }

  /** A clock that was set back does not make the save look older than those before it. */
  #beNewest(now: Date): void {
    const { newest = 0 } = this.#options;
    if (now.getTime() > newest) return;
    try {
      this.#disk.touch(this.#file, newest + 1);
    } catch {
      // It may stand lower in the list.
    }
  }

  #flushSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      if (this.#handle !== null) this.#disk.flushSoon(this.#handle);
    }, FLUSHED_WITHIN);
    this.#timer.unref();
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
