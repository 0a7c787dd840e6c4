import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { MemoryChronicle } from '../kernel/chronicle.ts';
import type { Line } from '../kernel/lines.ts';
import type { Game } from '../kernel/playable.ts';
import { entryOfHistory, entryOfOld, isOldSave, isOldText, readEntry } from './entry.ts';
import type { SaveEntry } from './entry.ts';
import { isMissing, SaveFault, systemReason } from './fault.ts';
import { headOrFault } from './file-history.ts';
import type { FileHistory } from './file-history.ts';
import { LARGEST_FILE, lineFrom, textOf } from './lines.ts';
import { linesOf, loadHistory, loadMatch, loadOldSave } from './load.ts';
import type { Loaded } from './load.ts';
import { LARGEST_SAVE } from './old/format.ts';
import type { Save } from './old/format.ts';
import { parseSave, readSave } from './old/read.ts';
import { say } from './say.ts';

/** What a saved match is written as: the document of an older program, or the text of a file of lines. */
export type StoredText = { readonly save: Save } | { readonly lines: string };

/** A saved match, wherever it lies. */
export interface Stored {
  readonly entry: SaveEntry;
  /** Opens it, to be looked at. Throws `SaveFault`. */
  readonly load: (game: Game) => Loaded;
  /** All that is written of it, secrets included. Throws `SaveFault`. */
  readonly text: () => StoredText;
}

/** The ending of a file of lines that was packed to be sent. */
export const PACKED = '.gz';

/** What people call the match in a file: the name without the endings that say how it is written. */
export function nameOfFile(file: string): string {
  return basename(file).replace(/\.jsonl?(?:\.gz)?$/, '');
}

/** The saved match in a file, which may be packed. Throws `SaveFault`. */
export function storedIn(file: string): Stored {
  if (file.endsWith(PACKED)) return storedFrom(bytesOf(file), file);
  return {
    entry: readEntry(file),
    load: game => loadMatch(game, file),
    text: () => (isOldSave(file) ? { save: readSave(file) } : { lines: bytesOf(file).toString('utf8') }),
  };
}

/** The saved match that bytes are, packed or not; `source` names them in messages. Throws `SaveFault`. */
export function storedFrom(bytes: Buffer, source: string): Stored {
  const text = unpacked(bytes, source).toString('utf8').replace(/^\ufeff/, '');
  if (isOldText(text)) {
    if (text.length > LARGEST_SAVE) throw tooLarge(source);
    const save = parseSave(text, source);
    return { entry: entryOfOld(source, save), load: game => loadOldSave(game, save), text: () => ({ save }) };
  }
  const history = historyFrom(text, source);
  const entry = entryOfHistory(source, history, history.head.begun);
  return { entry, load: game => loadHistory(game, history), text: () => ({ lines: text }) };
}

/** A saved match as a file that can be sent: its lines, deflated. One of an older program is written as lines first. Throws `SaveFault`. */
export function packedMatch(stored: Stored, game: Game): Buffer {
  const text = stored.text();
  return gzipSync('lines' in text ? wholeLines(text.lines) : linesFrom(stored, game));
}

/** The bytes of a packed match as they were before, or as they are. Throws `SaveFault`. */
export function unpacked(bytes: Buffer, source: string): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST_FILE });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(source, error);
    throw new SaveFault('not-a-save', say('save.not-unpacked', { source }), { cause: error });
  }
}

/** The bytes of an ordinary file of a bearable size. Throws `SaveFault`. */
export function bytesOf(file: string): Buffer {
  let handle: number | null = null;
  try {
    handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    const facts = fstatSync(handle);
    if (!facts.isFile()) throw new SaveFault('not-a-save', say('save.no-plain-file', { source: file }));
    if (facts.size > LARGEST_FILE) throw tooLarge(file);
    return readFileSync(handle);
  } catch (error) {
    if (error instanceof SaveFault) throw error;
    if (isMissing(error)) throw new SaveFault('missing', say('save.no-file', { source: file }), { cause: error });
    throw new SaveFault('unreadable', say('save.unreadable', { source: file, reason: systemReason(error) }), { cause: error });
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

/** Without a last line that is torn, or just being written. */
export function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}

function tooLarge(source: string, cause?: unknown): SaveFault {
  return new SaveFault('too-large', say('save.too-large', { source }), { cause });
}

function linesFrom(stored: Stored, game: Game): string {
  const loaded = stored.load(game);
  try {
    const { head, match, table } = loaded;
    match.checkpoint();
    const meta: readonly Line[] = table === null ? [] : [{ line: 'meta', meta: table }];
    return textOf(head, [...linesOf(match.history), ...meta]);
  } finally {
    loaded.close();
  }
}

/** The history that a text of lines tells. */
function historyFrom(text: string, source: string): FileHistory {
  const [first, ...rest] = wholeLines(text).split('\n').slice(0, -1);
  const head = headOrFault(first ?? null, source);
  let next = 1;
  const lines: Line[] = [];
  for (const each of rest) {
    const read = lineFrom(each);
    // A line that is missing counts as one that can't be read.
    if (read?.i !== next) lines.push({ line: 'damaged' });
    if (read !== null) lines.push(read.line);
    next = (read?.i ?? next) + 1;
  }
  const { length, back } = inMemory(head, lines);
  return { head, length, back, torn: !text.endsWith('\n'), close: () => undefined };
}

function inMemory(head: FileHistory['head'], lines: readonly Line[]): Pick<FileHistory, 'length' | 'back'> {
  const chronicle = new MemoryChronicle(head, null, lines);
  return {
    length: chronicle.length,
    *back(before) {
      yield* chronicle.back(before);
    },
  };
}
