import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import type { Head, Line } from '../../kernel/history/lines.ts';
import type { Checkpoint } from '../../kernel/match/record.ts';
import { countShape, textShape } from '../../kernel/match/shapes.ts';
import { GENERATORS } from '../../kernel/plain/random.ts';
import { lineShape, shortRecord, wholeRecord } from './line-shapes.ts';
import type { PackedState } from './line-shapes.ts';
import { personName } from '../input/people.ts';
import { isTooIntricate, whyNotPlain } from '../input/plain.ts';

/** The number of the format of files of lines. */
export const FILE_FORMAT = 2;

/** The longest line and the largest file, in bytes. */
export const LONGEST_LINE = 1024 * 1024;
export const LARGEST_FILE = 64 * 1024 * 1024;

/** Shorter JSON texts than this are parsed without a check of their nesting, in characters. */
const SHORT = 16 * 1024;

/** States with more characters than this are deflated, to a fifth of their size in a third of a millisecond. */
const DEFLATE_ABOVE = 1024;
/** The largest state after inflating, in bytes. */
const LARGEST_STATE = 8 * 1024 * 1024;

/**
 * The text before the checksum at the end of each line. The checksum is over the head of the file and the line itself,
 * so that a line of another match has a wrong one.
 */
const SUM = ',"sum":"';
const SUM_LENGTH = 16;

/** The shape of the first line of a file (the head), without its checksum. */
export const headShape = v.strictObject({
  program: v.literal('orrery'),
  format: v.literal(FILE_FORMAT),
  start: v.strictObject({
    game: textShape,
    rulesVersion: countShape,
    seats: v.pipe(v.array(v.strictObject({ name: personName })), v.minLength(1), v.maxLength(16)),
    options: v.unknown(),
    seed: textShape,
    generator: v.exactOptional(v.picklist(GENERATORS)),
  }),
  n: countShape,
  told: countShape,
  position: v.boolean(),
  /** When the match began, as an ISO date. */
  begun: v.pipe(v.string(), v.isoTimestamp()),
});

/** The first line of a file: the head of its history, and when the match began. */
export interface FileHead extends Head {
  readonly begun: Date;
}

/** Whether data is a snapshot of a match at a decision, as the protocol writes it, valid or not. */
export function isSent(data: unknown): boolean {
  const isOfFormat = typeof data === 'object' && data !== null && 'format' in data && data.format === FILE_FORMAT;
  return isOfFormat && 'start' in data && 'checkpoint' in data;
}

/** The text of a file's first line (the head), with its line break. */
export function headText({ start, n, told, position, begun }: FileHead): string {
  return sealed({ program: 'orrery', format: FILE_FORMAT, start, n, told, position, begun: begun.toISOString() });
}

/** The key for the checksums of the lines after a head. Each match has its own key. */
export function matchKey(head: FileHead): string {
  return sumOf(headText(head));
}

/**
 * The text of line number `i` (the head is 0) of a file with that `matchKey`, with its line break. Throws `RangeError`
 * if the line, or a state in it, is too long.
 */
export function lineText(i: number, line: Line, key = ''): string {
  if (line.line === 'damaged') throw new Error('a line that could not be read is not written again');
  const text = sealed({ i, ...written(line) }, key);
  const bytes = Buffer.byteLength(text);
  if (bytes > LONGEST_LINE) throw new RangeError(`a line of ${bytes} bytes`);
  return text;
}

function written(line: Line): object {
  if (line.line === 'record') return shortRecord(line);
  if (line.line !== 'checkpoint') return line;
  return { ...line, checkpoint: { ...line.checkpoint, state: packed(line.checkpoint.state) } };
}

/** The text of a whole file of lines. */
export function textOf(head: FileHead, lines: readonly Line[]): string {
  const key = matchKey(head);
  return headText(head) + lines.map((line, place) => lineText(place + 1, line, key)).join('');
}

/**
 * Converts the lines of a file to plain ASCII, so that nothing in them can garble a terminal. Damaged lines stay
 * damaged; an incomplete last line is left out.
 */
export function linesInAscii(text: string): string {
  const [first = '', ...lines] = text.split('\n').slice(0, -1);
  const head = headFrom(first);
  const key = typeof head === 'object' && 'start' in head ? matchKey(head) : '';
  return [lineInAscii(first, ''), ...lines.map(line => lineInAscii(line, key))].map(line => `${line}\n`).join('');
}

function lineInAscii(text: string, key: string): string {
  const plain = (part: string): string =>
    part.replace(/[^ -~]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (opened(text, key) === null) return plain(text);
  const rest = plain(text.slice(0, text.length - SUM.length - SUM_LENGTH - 2));
  return `${rest}${SUM}${sumOf(rest, key)}"}`;
}

/**
 * Parses a text as a head. If it is none, says what it is: a file of another program, damaged, a protocol snapshot, or
 * a file of a newer program, with the number of its format.
 */
export function headFrom(text: string): FileHead | 'not-ours' | 'damaged' | 'snapshot' | { readonly newer: number } {
  const data = opened(text);
  if (data === null && isSent(jsonIn(text))) return 'snapshot';
  if (data === null) return text.includes('"program":"orrery"') ? 'damaged' : 'not-ours';
  if (typeof data !== 'object' || !('program' in data) || data.program !== 'orrery') return 'not-ours';
  if ('format' in data && typeof data.format === 'number' && data.format > FILE_FORMAT) return { newer: data.format };
  const result = v.safeParse(headShape, data);
  if (!result.success || whyNotPlain({ ...result.output.start, seed: '' }) !== null) return 'damaged';
  const { begun, start, n, told, position } = result.output;
  return { start, n, told, position, begun: new Date(begun) };
}

/** A line that was read, and its number. */
export interface LineRead {
  readonly i: number;
  readonly line: Line;
}

/**
 * Parses a text as a line of a file with that `matchKey`; `null` if it was changed since it was written, or is of an
 * unknown kind.
 */
export function lineFrom(text: string, key = ''): LineRead | null {
  const data = opened(text, key);
  if (typeof data !== 'object' || data === null || whyNotPlain(data) !== null) return null;
  const { i = null, ...rest }: { readonly i?: unknown } = data;
  if (!v.is(countShape, i)) return null;
  const result = v.safeParse(lineShape, rest);
  if (!result.success) return null;
  const line = result.output;
  if (line.line === 'record') return { i, line: wholeRecord(line) };
  if (line.line !== 'checkpoint') return { i, line };
  return { i, line: { ...line, checkpoint: unpackedLater(line.checkpoint) } };
}

/**
 * Makes a checkpoint that unpacks its state on first use and caches it: unpacking takes as long as reading twenty other
 * lines, and most checkpoints are only skipped while reading back.
 */
function unpackedLater({ answers, told, state: packed }: Checkpoint & { readonly state: PackedState }): Checkpoint {
  let looked: { readonly state: unknown } | null = null;
  return {
    answers,
    told,
    get state(): unknown {
      looked ??= { state: unpacked(packed) };
      return looked.state;
    },
  };
}

function sealed(data: object, key = ''): string {
  const text = JSON.stringify(data).slice(0, -1);
  return `${text}${SUM}${sumOf(text, key)}"}\n`;
}

/** The data of a line without its checksum; `null` if the checksum is wrong. */
function opened(text: string, key = ''): unknown {
  const at = text.length - SUM.length - SUM_LENGTH - 2;
  if (at < 1 || text.length > LONGEST_LINE || !text.startsWith(SUM, at) || !text.endsWith('"}')) return null;
  const rest = text.slice(0, at);
  if (text.slice(at + SUM.length, -2) !== sumOf(rest, key)) return null;
  // A short text can't hold too many parts, and its nesting is checked later.
  if (rest.length > SHORT && isTooIntricate(rest)) return null;
  try {
    const data: unknown = JSON.parse(`${rest}}`);
    return data;
  } catch {
    return null;
  }
}

function jsonIn(text: string): unknown {
  try {
    const data: unknown = isTooIntricate(text) ? null : JSON.parse(text);
    return data;
  } catch {
    return null;
  }
}

function sumOf(text: string, key = ''): string {
  return hash('sha256', key + text).slice(0, SUM_LENGTH);
}

function packed(state: unknown): PackedState {
  const text = JSON.stringify(state);
  if (Buffer.byteLength(text) > LARGEST_STATE) throw new RangeError(`a state of ${text.length} characters`);
  return text.length > DEFLATE_ABOVE ? { deflated: deflateRawSync(text).toString('base64') } : { plain: state };
}

/** Unpacks a state; `undefined` if it can't be unpacked. */
function unpacked(state: PackedState): unknown {
  // A plain state was already checked as a part of its line.
  if ('plain' in state) return state.plain;
  try {
    const text = inflateRawSync(Buffer.from(state.deflated, 'base64'), { maxOutputLength: LARGEST_STATE }).toString(
      'utf8',
    );
    if (isTooIntricate(text)) return undefined;
    const data: unknown = JSON.parse(text);
    return whyNotPlain(data) === null ? data : undefined;
  } catch {
    return undefined;
  }
}
