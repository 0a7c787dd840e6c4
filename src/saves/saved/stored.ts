import { closeSync, constants, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Line } from '../../kernel/history/lines.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { Message } from '../../kernel/words/message.ts';
import { entryOfHistory, entryOfOld, isOldSave, isOldText, readEntry } from './entry.ts';
import type { SaveEntry } from './entry.ts';
import { plainBytes } from '../input/plain-file.ts';
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

/** What a saved match is written as: the document of an older program, or the text of a file of lines. */
type StoredText = { readonly save: Save } | { readonly lines: string };

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
  if (isPacked(file)) return storedFrom(bytesOf(file), file);
  return {
    entry: readEntry(file),
    load: game => loadMatch(game, file),
    text: () => (isOldSave(file) ? { save: readSave(file) } : { lines: bytesOf(file).toString('utf8') }),
  };
}

/** Whether a file is packed, by its name or its first bytes: a name may get lost on its way. */
function isPacked(file: string): boolean {
  if (file.endsWith(PACKED)) return true;
  if (/\.jsonl?(?:\.backup)?$/.test(file)) return false;
  try {
    const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const bytes = Buffer.alloc(2);
      readSync(handle, bytes, 0, bytes.length, 0);
      return beginsPacked(bytes);
    } finally {
      closeSync(handle);
    }
  } catch {
    return false; // What is wrong with it comes up when it is read.
  }
}

function beginsPacked(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** The saved match that bytes are, packed or not; `source` names them in messages. Throws `SaveFault`. */
export function storedFrom(bytes: Buffer, source: string): Stored {
  const text = unpacked(bytes, source)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  if (isOldText(text)) {
    if (text.length > LARGEST_SAVE) throw tooLarge(source);
    const save = parseSave(text, source);
    return { entry: entryOfOld(source, save), load: game => loadOldSave(game, save), text: () => ({ save }) };
  }
  const history = historyFrom(text, source);
  const entry = entryOfHistory(source, history);
  return { entry, load: game => loadHistory(game, history), text: () => ({ lines: text }) };
}

/** A saved match as a file that can be sent. */
interface Packed {
  readonly bytes: Buffer;
  /** What could not be brought back of a match that an older program wrote; `null`: nothing. */
  readonly lost: Message | null;
}

/**
 * Packs a saved match: its lines as they are, deflated. One of an older program is written as lines first. Throws
 * `SaveFault`.
 */
export function packedMatch(stored: Stored, game: Game): Packed {
  const text = stored.text();
  const { lines, lost } = 'lines' in text ? { lines: wholeLines(text.lines), lost: null } : writtenAnew(stored, game);
  return { bytes: gzipSync(lines), lost };
}

/** The first line of a packed match, by which two files are of the same match; `null`: bytes are none. */
export function headOfPacked(bytes: Buffer): string | null {
  if (!beginsPacked(bytes)) return null;
  try {
    const [first = ''] = unpacked(bytes, '').toString('utf8').split('\n', 1);
    return typeof headFrom(first) === 'object' ? first : null;
  } catch {
    return null;
  }
}

/** The bytes of a packed match as they were before, or as they are. Throws `SaveFault`. */
function unpacked(bytes: Buffer, source: string): Buffer {
  if (!beginsPacked(bytes)) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST_FILE });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(source, error);
    throw new SaveFault('not-a-save', say('save.not-unpacked', { source }), { cause: error });
  }
}

/** The bytes of an ordinary file of a bearable size. Throws `SaveFault`. */
function bytesOf(file: string): Buffer {
  let bytes: ReturnType<typeof plainBytes>;
  try {
    bytes = plainBytes(file, LARGEST_FILE);
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

/** Without a last line that is torn, or just being written. */
function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}

function tooLarge(source: string, cause?: unknown): SaveFault {
  return new SaveFault('too-large', say('save.too-large', { source }), { cause });
}

function writtenAnew(stored: Stored, game: Game): { readonly lines: string; readonly lost: Message | null } {
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

/** The history that a text of lines tells. */
function historyFrom(text: string, source: string): FileHistory {
  const whole = wholeLines(text);
  const first = whole.indexOf('\n');
  const head = headOrFault(first < 0 ? text : whole.slice(0, first), source);
  const lines = new NewestLines(whole.length, (before, next) =>
    linesFrom(textsOf(whole, before), next, readingWith(head)),
  );
  return {
    head,
    length: whole.length,
    back: before => lines.back(before),
    torn: whole.length < text.length,
    written: head.begun,
    close: () => undefined,
  };
}

/** The lines of a text that begin before character `before`, newest first, without the first one. */
function* textsOf(whole: string, before: number): Generator<TextAt> {
  if (before < 1) return;
  // `before` is where a line begins, or one character behind that.
  let end =
    before >= whole.length || whole[before - 1] === '\n'
      ? Math.min(before, whole.length) - 1
      : whole.indexOf('\n', before);
  for (
    let start = whole.lastIndexOf('\n', end - 1) + 1;
    start > 0 && end > 0;
    start = whole.lastIndexOf('\n', end - 1) + 1
  ) {
    yield { start, text: whole.slice(start, end) };
    end = start - 1;
  }
}
