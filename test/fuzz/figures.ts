import * as v from 'valibot';

const count = v.pipe(v.number(), v.minValue(0));

/** What figures look like in a file. */
export const figuresShape = v.strictObject({ decisions: count, matches: count, failures: count, took: count });

/** What came of some matches; `took` is the time of all of them together, in milliseconds. */
export type Figures = Readonly<v.InferOutput<typeof figuresShape>>;

/** No matches at all. */
export const NO_FIGURES: Figures = { decisions: 0, matches: 0, failures: 0, took: 0 };

/** The figures of all these matches. */
export function sumOf(all: readonly Figures[]): Figures {
  return all.reduce(
    (one, other) => ({
      decisions: one.decisions + other.decisions,
      matches: one.matches + other.matches,
      failures: one.failures + other.failures,
      took: one.took + other.took,
    }),
    NO_FIGURES,
  );
}
