import { closeSync, constants, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Line } from '../../kernel/history/lines.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { Message } from '../../kernel/words/message.ts';
import { entryOfHistory, entryOfOld, isOldSave, isOldText, readEntry } from './entry.ts';
import type { SaveEntry } from './entry.ts';
import { readOrdinaryFile } from '../input/plain-file.ts';
import { isMissing, SaveFault, systemReason } from '../input/fault.ts';
import { headOrFault } from '../file/file-history.ts';
import type { FileHistory } from '../file/file-history.ts';
import { linesFrom, readingWith } from '../lines/line-reader.ts';
import type { TextAt } from '../lines/line-reader.ts';
import { headFrom, LARGEST_FILE, textOf } from '../lines/lines.ts';
import { linesOf, loadHistory, loadMatch, loadOldSave } from './load.ts';
import type { Loaded } from './load.ts';
import { NewestLines } from '../lines/newest-lines.ts';
import { LARGEST_SAVE } from '../old/format.ts';
import type { Save } from '../old/format.ts';
import { parseSave, readSave } from '../old/read.ts';
import { say } from '../input/say.ts';

/** The stored form of a match: a save in the old format, or the text of a file of lines. */
type StoredText = { readonly save: Save } | { readonly lines: string };

/** A saved match in a file or in memory. */
export interface Stored {
  readonly entry: SaveEntry;
  /** Loads the match for reading. Throws `SaveFault`. */
  readonly load: (game: Game) => Loaded;
  /** Returns everything that is stored, secrets included. Throws `SaveFault`. */
  readonly text: () => StoredText;
}

/** The file extension of a packed file of lines. */
export const PACKED_EXTENSION = '.gz';

/** The name of the match in a file: the file name without extensions. */
export function nameOfFile(file: string): string {
  return basename(file).replace(/\.jsonl?(?:\.gz)?$/, '');
}

/** Opens the saved match in a file, which may be packed. Throws `SaveFault`. */
export function storedIn(file: string): Stored {
  if (isPacked(file)) return storedFrom(readBytes(file), file);
  return {
    entry: readEntry(file),
    load: game => loadMatch(game, file),
    text: () => (isOldSave(file) ? { save: readSave(file) } : { lines: readBytes(file).toString('utf8') }),
  };
}

/** Whether a file is packed, by its name or, since files get renamed, by its first bytes. */
function isPacked(file: string): boolean {
  if (file.endsWith(PACKED_EXTENSION)) return true;
  if (/\.jsonl?(?:\.backup)?$/.test(file)) return false;
  try {
    const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const bytes = Buffer.alloc(2);
      readSync(handle, bytes, 0, bytes.length, 0);
      return startsLikeGzip(bytes);
    } finally {
      closeSync(handle);
    }
  } catch {
    return false; // Reading the file will report the problem.
  }
}

function startsLikeGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Opens the saved match in bytes, packed or not. `source` names it in messages. Throws `SaveFault`. */
export function storedFrom(bytes: Buffer, source: string): Stored {
  const text = decompressed(bytes, source)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  if (isOldText(text)) {
    if (text.length > LARGEST_SAVE) throw tooLarge(source);
    const save = parseSave(text, source);
    return { entry: entryOfOld(source, save), load: game => loadOldSave(game, save), text: () => ({ save }) };
  }
  const history = historyFromText(text, source);
  const entry = entryOfHistory(source, history);
  return { entry, load: game => loadHistory(game, history), text: () => ({ lines: text }) };
}

/** A packed match: a small file that can be sent. */
interface Packed {
  readonly bytes: Buffer;
  /** A message about what could not be restored of a save in the old format; `null`: nothing was lost. */
  readonly lost: Message | null;
}

/**
 * Packs a saved match: compresses its lines. A save in the old format is converted to lines first. Throws `SaveFault`.
 */
export function packedMatch(stored: Stored, game: Game): Packed {
  const text = stored.text();
  const { lines, lost } =
    'lines' in text ? { lines: completeLines(text.lines), lost: null } : convertedToLines(stored, game);
  return { bytes: gzipSync(lines), lost };
}

/**
 * The first line (head) of a packed match, which is the same for all files of one match; `null`: the bytes are no
 * packed match.
 */
export function headOfPacked(bytes: Buffer): string | null {
  if (!startsLikeGzip(bytes)) return null;
  try {
    const [first = ''] = decompressed(bytes, '').toString('utf8').split('\n', 1);
    return typeof headFrom(first) === 'object' ? first : null;
  } catch {
    return null;
  }
}

/** Decompresses bytes if they are packed. Throws `SaveFault`. */
function decompressed(bytes: Buffer, source: string): Buffer {
  if (!startsLikeGzip(bytes)) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST_FILE });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(source, error);
    throw new SaveFault('not-a-save', say('save.not-unpacked', { source }), { cause: error });
  }
}

/** Reads the bytes of an ordinary file. Throws `SaveFault` if it is too large or can't be read. */
function readBytes(file: string): Buffer {
  let bytes: ReturnType<typeof readOrdinaryFile>;
  try {
    bytes = readOrdinaryFile(file, LARGEST_FILE);
  } catch (error) {
    if (isMissing(error)) throw new SaveFault('missing', say('save.no-file', { source: file }), { cause: error });
    throw new SaveFault('unreadable', say('save.unreadable', { source: file, reason: systemReason(error) }), {
      cause: error,
    });
  }
  if (bytes === 'no-plain-file') throw new SaveFault('not-a-save', say('save.no-plain-file', { source: file }));
  if (bytes === 'too-large') throw tooLarge(file);
  return bytes;
}

/** Removes an incomplete last line, which is torn or still being written. */
function completeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}

function tooLarge(source: string, cause?: unknown): SaveFault {
  return new SaveFault('too-large', say('save.too-large', { source }), { cause });
}

function convertedToLines(stored: Stored, game: Game): { readonly lines: string; readonly lost: Message | null } {
  const loaded = stored.load(game);
  try {
    const { head, match, table, lost } = loaded;
    match.checkpoint();
    const meta: readonly Line[] = table === null ? [] : [{ line: 'meta', meta: table }];
    return { lines: textOf(head, [...linesOf(match.history), ...meta]), lost };
  } finally {
    loaded.close();
  }
}

/** Makes a history from the text of a file of lines. */
function historyFromText(text: string, source: string): FileHistory {
  const completeText = completeLines(text);
  const firstLineEnd = completeText.indexOf('\n');
  const head = headOrFault(firstLineEnd < 0 ? text : completeText.slice(0, firstLineEnd), source);
  const lines = new NewestLines(completeText.length, (before, next) =>
    linesFrom(textsOf(completeText, before), next, readingWith(head)),
  );
  return {
    head,
    length: completeText.length,
    back: before => lines.back(before),
    torn: completeText.length < text.length,
    written: head.begun,
    close: () => undefined,
  };
}

/** Yields the lines of a text that begin before character `before`, newest first, without the first line. */
function* textsOf(whole: string, before: number): Generator<TextAt> {
  if (before < 1) return;
  // `before` is the beginning of a line, or one character after it.
  let lineEnd =
    before >= whole.length || whole[before - 1] === '\n'
      ? Math.min(before, whole.length) - 1
      : whole.indexOf('\n', before);
  for (
    let start = whole.lastIndexOf('\n', lineEnd - 1) + 1;
    start > 0 && lineEnd > 0;
    start = whole.lastIndexOf('\n', lineEnd - 1) + 1
  ) {
    yield { start, text: whole.slice(start, lineEnd) };
    lineEnd = start - 1;
  }
}
