import * as v from 'valibot';
import type { Outcome } from './play.ts';
import type { RandomState } from '../plain/random.ts';
import type { Handles } from './handles.ts';
import type { WindowState } from './window.ts';
import type { Ref, Message } from '../words/message.ts';

// The shapes (schemas) of the kernel's own data in a save. Saves are untrusted input, so every text and list has an
// upper bound.

/** The longest key, id or short sentence, in characters. */
const LONGEST_TEXT = 200;

/** The most words in a list inside a sentence. */
const MAX_WORDS_IN_LIST = 200;

/** The shape of a count: a whole number from 0. */
export const countShape = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9));

/** The shape of a seat's number. */
export const seatShape = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));

/** The shape of a key, an id or a short sentence. */
export const textShape = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));

/** The shape of an address, such as `planet:braken`. */
export const refShape = v.custom<Ref>(
  input => typeof input === 'string' && input.length <= 200 && /^[a-z-]+:/.test(input),
  'is no address',
);

const paramShape: v.GenericSchema<
  unknown,
  string | number | { seat: number } | { power: string } | Message | Message[]
> = v.lazy(() =>
  v.union([
    textShape,
    v.number(),
    v.strictObject({ seat: seatShape }),
    v.strictObject({ power: textShape }),
    wordsShape,
    v.pipe(v.array(wordsShape), v.maxLength(MAX_WORDS_IN_LIST)),
  ]),
);

/** The shape of words: a key and its parameters. */
export const wordsShape: v.GenericSchema<unknown, Message> = v.lazy(() =>
  v.strictObject({ key: textShape, with: v.exactOptional(v.record(textShape, paramShape)) }),
);

/**
 * Whether a value is words. The check is written without the schema library, because every line of a history contains
 * several words, and a search in the log reads all of them.
 */
export const fastWordsShape = v.custom<Message>(isWords, 'are no words');

function isWords(input: unknown): input is Message {
  if (!isTree(input) || !isText(input.key)) return false;
  for (const key in input) if (key !== 'key' && key !== 'with') return false;
  if (!('with' in input)) return true;
  const { with: params } = input;
  if (!isTree(params)) return false;
  for (const name in params) if (!isText(name) || !isParam(params[name])) return false;
  return true;
}

function isParam(input: unknown): boolean {
  if (typeof input === 'number') return Number.isFinite(input);
  if (typeof input === 'string') return isText(input);
  if (Array.isArray(input)) return input.length <= MAX_WORDS_IN_LIST && input.every(isWords);
  if (!isTree(input)) return false;
  if ('seat' in input) return Object.keys(input).length === 1 && v.is(seatShape, input.seat);
  return 'power' in input ? Object.keys(input).length === 1 && isText(input.power) : isWords(input);
}

function isText(input: unknown): boolean {
  return typeof input === 'string' && input.length <= LONGEST_TEXT;
}

function isTree(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

const scriptedShape = v.pipe(v.array(countShape), v.maxLength(1000));

/** The shape of a random generator's state. */
export const randomShape: v.GenericSchema<unknown, RandomState> = v.union([
  v.strictObject({ key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), counter: countShape, scripted: scriptedShape }),
  v.strictObject({ generator: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(4)), scripted: scriptedShape }),
]);

/** The shape of what seats have chosen about being asked in windows. */
export const windowsShape: v.GenericSchema<unknown, WindowState> = v.strictObject({
  passed: v.pipe(
    v.array(v.strictObject({ seat: seatShape, kind: textShape, id: textShape, note: v.number() })),
    v.maxLength(200),
  ),
  wanting: v.pipe(v.array(v.strictObject({ seat: seatShape, kind: textShape })), v.maxLength(200)),
});

/** The shape of a stock of handles. */
export const handlesShape: v.GenericSchema<unknown, Handles> = v.strictObject({
  random: randomShape,
  free: v.pipe(v.array(countShape), v.maxLength(10_000)),
});

/** The shape of the outcome of a match. */
export const outcomeShape: v.GenericSchema<unknown, Outcome> = v.strictObject({
  winners: v.array(seatShape),
  victors: v.exactOptional(v.pipe(v.array(textShape), v.maxLength(16))),
  words: wordsShape,
  ranking: v.pipe(
    v.array(v.strictObject({ seat: seatShape, figures: v.record(textShape, v.number()) })),
    v.maxLength(16),
  ),
});
