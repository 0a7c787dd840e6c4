import * as v from 'valibot';
import type { Outcome } from './play.ts';
import type { RandomState } from './random.ts';
import type { Ref, Words } from './words.ts';

// The shapes of the kernel's own data in a save: data from a stranger, so every text and list has a bound.

/** A whole number of things. */
export const countShape = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9));

/** A seat's number. */
export const seatShape = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));

/** A key, an id or a short sentence. */
export const textShape = v.pipe(v.string(), v.maxLength(200));

/** An address: `planet:braken`. */
export const refShape = v.custom<Ref>(
  input => typeof input === 'string' && input.length <= 200 && /^[a-z-]+:/.test(input),
  'is no address',
);

const paramShape: v.GenericSchema<unknown, string | number | { seat: number } | Words | Words[]> = v.lazy(() =>
  v.union([
    textShape,
    v.number(),
    v.strictObject({ seat: seatShape }),
    wordsShape,
    v.pipe(v.array(wordsShape), v.maxLength(200)),
  ]),
);

/** Words: a key and what fills it. */
export const wordsShape: v.GenericSchema<unknown, Words> = v.lazy(() =>
  v.strictObject({ key: textShape, with: v.exactOptional(v.record(textShape, paramShape)) }),
);

/** The generator in the state. */
export const randomShape: v.GenericSchema<unknown, RandomState> = v.strictObject({
  generator: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(4)),
  scripted: v.pipe(v.array(countShape), v.maxLength(1000)),
});

/** How a match ended. */
export const outcomeShape: v.GenericSchema<unknown, Outcome> = v.strictObject({
  winners: v.array(seatShape),
  words: wordsShape,
  ranking: v.pipe(
    v.array(v.strictObject({ seat: seatShape, figures: v.record(textShape, v.number()) })),
    v.maxLength(16),
  ),
});
