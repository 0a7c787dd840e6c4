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

/** The format of files of lines. */
export const FILE_FORMAT = 2;

/** No line is longer, and no file larger. Bytes. */
export const LONGEST_LINE = 1024 * 1024;
export const LARGEST_FILE = 64 * 1024 * 1024;

/** Texts of JSON with fewer characters are not looked at before they are parsed. */
const SHORT = 16 * 1024;

/** A state with more characters than this is deflated: to a fifth of its size, in a third of a millisecond. */
const DEFLATE_ABOVE = 1024;
/** No state is larger when it is inflated. Bytes. */
const LARGEST_STATE = 8 * 1024 * 1024;

/**
 * The sum of a line stands at its end, over the head of its file and all that stands before it: a line of another match
 * has a wrong one.
 */
const SUM = ',"sum":"';
const SUM_LENGTH = 16;

/** The first line of a file, without its sum. */
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
  /** When the match was begun, as an ISO date. */
  begun: v.pipe(v.string(), v.isoTimestamp()),
});

/** The first line of a file. */
export interface FileHead extends Head {
  readonly begun: Date;
}

/**
 * Whether data is a match at a decision as the protocol saves it, sound or not: it has a checkpoint where files have
 * lines.
 */
export function isSent(data: unknown): boolean {
  const isOfFormat = typeof data === 'object' && data !== null && 'format' in data && data.format === FILE_FORMAT;
  return isOfFormat && 'start' in data && 'checkpoint' in data;
}

/** The text of the first line of a file, with its end. */
export function headText({ start, n, told, position, begun }: FileHead): string {
  return sealed({ program: 'orrery', format: FILE_FORMAT, start, n, told, position, begun: begun.toISOString() });
}

/** What the sums of the lines behind a head are made with: lines of two matches have different sums. */
export function matchKey(head: FileHead): string {
  return sumOf(headText(head));
}

/**
 * The text of the line of that number (the head is 0), with its end, in a file with that `matchKey`. Throws
 * `RangeError` when it, or a state in it, is longer than any may be.
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

/** The text of a whole file. */
export function textOf(head: FileHead, lines: readonly Line[]): string {
  const key = matchKey(head);
  return headText(head) + lines.map((line, place) => lineText(place + 1, line, key)).join('');
}

/**
 * A file of lines in plain ASCII: nothing in it can paint a terminal, and it says the same. What is damaged stays
 * damaged; a torn last line is left out.
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
 * The head that a text is, or why it is none: another program's, damaged, what the protocol saved, or written by a
 * newer program, in a format of that number.
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

/** A line as it was read, and its number. */
export interface LineRead {
  readonly i: number;
  readonly line: Line;
}

/** The line that a text is; `null`: it is not as it was written in a file with that `matchKey`, or of no known kind. */
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
 * A checkpoint whose state is unpacked when somebody looks at it, and then kept: that takes as long as reading twenty
 * other lines, and most checkpoints are only passed on the way back.
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

/** The data of a line whose sum is right, without it; `null`: it is not. */
function opened(text: string, key = ''): unknown {
  const at = text.length - SUM.length - SUM_LENGTH - 2;
  if (at < 1 || text.length > LONGEST_LINE || !text.startsWith(SUM, at) || !text.endsWith('"}')) return null;
  const rest = text.slice(0, at);
  if (text.slice(at + SUM.length, -2) !== sumOf(rest, key)) return null;
  // A short one can't hold too much, and what is nested in it is looked at later.
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

/** `undefined`: it can't be unpacked. */
function unpacked(state: PackedState): unknown {
  // The whole line has been looked at.
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
