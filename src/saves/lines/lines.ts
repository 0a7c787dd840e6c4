import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import type { Head, Line } from '../../kernel/history/lines.ts';
import type { Checkpoint } from '../../kernel/match/record.ts';
import { countShape, textShape } from '../../kernel/match/shapes.ts';
import { GENERATORS } from '../../kernel/plain/random.ts';
import { lineShape, shortRecord, completeRecord } from './line-shapes.ts';
import type { PackedState } from './line-shapes.ts';
import { personName } from '../input/people.ts';
import { isTooComplex, findForbiddenData } from '../input/plain.ts';

/** The number of the format of files of lines. */
export const FILE_FORMAT = 2;

/** The longest line and the largest file, in bytes. */
export const LONGEST_LINE = 1024 * 1024;
export const LARGEST_FILE = 64 * 1024 * 1024;

/** Shorter JSON texts than this are parsed without a check of their nesting, in characters. */
const UNCHECKED_LENGTH = 16 * 1024;

/** States with more characters than this are deflated, to a fifth of their size in a third of a millisecond. */
const MIN_DEFLATED_LENGTH = 1024;
/** The largest state after inflating, in bytes. */
const MAX_STATE_SIZE = 8 * 1024 * 1024;

/**
 * The text before the checksum at the end of each line. The checksum is over the head of the file and the line itself,
 * so that a line of another match has a wrong one.
 */
const CHECKSUM_START = ',"sum":"';
const CHECKSUM_LENGTH = 16;

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
export function isProtocolSnapshot(data: unknown): boolean {
  const isOfFormat = typeof data === 'object' && data !== null && 'format' in data && data.format === FILE_FORMAT;
  return isOfFormat && 'start' in data && 'checkpoint' in data;
}

/** The text of a file's first line (the head), with its line break. */
export function headText({ start, n, told, position, begun }: FileHead): string {
  return withChecksum({ program: 'orrery', format: FILE_FORMAT, start, n, told, position, begun: begun.toISOString() });
}

/** The key for the checksums of the lines after a head. Each match has its own key. */
export function matchKey(head: FileHead): string {
  return checksumText(headText(head));
}

/**
 * The text of line number `i` (the head is 0) of a file with that `matchKey`, with its line break. Throws `RangeError`
 * if the line, or a state in it, is too long.
 */
export function lineText(i: number, line: Line, key = ''): string {
  if (line.line === 'damaged') throw new Error('a line that could not be read is not written again');
  const text = withChecksum({ i, ...storedForm(line) }, key);
  const bytes = Buffer.byteLength(text);
  if (bytes > LONGEST_LINE) throw new RangeError(`a line of ${bytes} bytes`);
  return text;
}

function storedForm(line: Line): object {
  if (line.line === 'record') return shortRecord(line);
  if (line.line !== 'checkpoint') return line;
  return { ...line, checkpoint: { ...line.checkpoint, state: packState(line.checkpoint.state) } };
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
  const escapeNonAscii = (part: string): string =>
    part.replace(/[^ -~]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (checkedData(text, key) === null) return escapeNonAscii(text);
  const textWithoutChecksum = escapeNonAscii(text.slice(0, text.length - CHECKSUM_START.length - CHECKSUM_LENGTH - 2));
  return `${textWithoutChecksum}${CHECKSUM_START}${checksumText(textWithoutChecksum, key)}"}`;
}

/**
 * Parses a text as a head. If it is none, says what it is: a file of another program, damaged, a protocol snapshot, or
 * a file of a newer program, with the number of its format.
 */
export function headFrom(text: string): FileHead | 'not-ours' | 'damaged' | 'snapshot' | { readonly newer: number } {
  const data = checkedData(text);
  if (data === null && isProtocolSnapshot(jsonIn(text))) return 'snapshot';
  if (data === null) return text.includes('"program":"orrery"') ? 'damaged' : 'not-ours';
  if (typeof data !== 'object' || !('program' in data) || data.program !== 'orrery') return 'not-ours';
  if ('format' in data && typeof data.format === 'number' && data.format > FILE_FORMAT) return { newer: data.format };
  const result = v.safeParse(headShape, data);
  if (!result.success || findForbiddenData({ ...result.output.start, seed: '' }) !== null) return 'damaged';
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
  const data = checkedData(text, key);
  if (typeof data !== 'object' || data === null || findForbiddenData(data) !== null) return null;
  const { i = null, ...rest }: { readonly i?: unknown } = data;
  if (!v.is(countShape, i)) return null;
  const result = v.safeParse(lineShape, rest);
  if (!result.success) return null;
  const line = result.output;
  if (line.line === 'record') return { i, line: completeRecord(line) };
  if (line.line !== 'checkpoint') return { i, line };
  return { i, line: { ...line, checkpoint: lazyCheckpoint(line.checkpoint) } };
}

/**
 * Makes a checkpoint that unpacks its state on first use and caches it: unpacking takes as long as reading twenty other
 * lines, and most checkpoints are only skipped while reading back.
 */
function lazyCheckpoint({ answers, told, state: packed }: Checkpoint & { readonly state: PackedState }): Checkpoint {
  let unpackedState: { readonly state: unknown } | null = null;
  return {
    answers,
    told,
    get state(): unknown {
      unpackedState ??= { state: unpackState(packed) };
      return unpackedState.state;
    },
  };
}

function withChecksum(data: object, key = ''): string {
  const text = JSON.stringify(data).slice(0, -1);
  return `${text}${CHECKSUM_START}${checksumText(text, key)}"}\n`;
}

/** The data of a line without its checksum; `null` if the checksum is wrong. */
function checkedData(text: string, key = ''): unknown {
  const checksumStart = text.length - CHECKSUM_START.length - CHECKSUM_LENGTH - 2;
  if (
    checksumStart < 1 ||
    text.length > LONGEST_LINE ||
    !text.startsWith(CHECKSUM_START, checksumStart) ||
    !text.endsWith('"}')
  )
    return null;
  const textWithoutChecksum = text.slice(0, checksumStart);
  if (text.slice(checksumStart + CHECKSUM_START.length, -2) !== checksumText(textWithoutChecksum, key)) return null;
  // A short text can't hold too many parts, and its nesting is checked later.
  if (textWithoutChecksum.length > UNCHECKED_LENGTH && isTooComplex(textWithoutChecksum)) return null;
  try {
    const data: unknown = JSON.parse(`${textWithoutChecksum}}`);
    return data;
  } catch {
    return null;
  }
}

function jsonIn(text: string): unknown {
  try {
    const data: unknown = isTooComplex(text) ? null : JSON.parse(text);
    return data;
  } catch {
    return null;
  }
}

function checksumText(text: string, key = ''): string {
  return hash('sha256', key + text).slice(0, CHECKSUM_LENGTH);
}

function packState(state: unknown): PackedState {
  const text = JSON.stringify(state);
  if (Buffer.byteLength(text) > MAX_STATE_SIZE) throw new RangeError(`a state of ${text.length} characters`);
  return text.length > MIN_DEFLATED_LENGTH ? { deflated: deflateRawSync(text).toString('base64') } : { plain: state };
}

/** Unpacks a state; `undefined` if it can't be unpacked. */
function unpackState(state: PackedState): unknown {
  // A plain state was already checked as a part of its line.
  if ('plain' in state) return state.plain;
  try {
    const text = inflateRawSync(Buffer.from(state.deflated, 'base64'), { maxOutputLength: MAX_STATE_SIZE }).toString(
      'utf8',
    );
    if (isTooComplex(text)) return undefined;
    const data: unknown = JSON.parse(text);
    return findForbiddenData(data) === null ? data : undefined;
  } catch {
    return undefined;
  }
}
