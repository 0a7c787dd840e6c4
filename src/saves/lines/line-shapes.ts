import * as v from 'valibot';
import type { Asked, GivenAnswer, RecordLine } from '../../kernel/history/lines.ts';
import { SECRECY } from '../../kernel/match/decision.ts';
import type { Secrecy } from '../../kernel/match/decision.ts';
import { SEAT_ACTS } from '../../kernel/match/record.ts';
import { countShape, manyWordsShape, refShape, seatShape, textShape } from '../../kernel/match/shapes.ts';

const refs = v.exactOptional(v.pipe(v.array(refShape), v.maxLength(200)));

const secret = v.strictObject({ seats: v.array(seatShape), words: manyWordsShape, refs });

const event = v.pipe(
  v.strictObject({
    words: v.nullable(manyWordsShape),
    refs,
    rule: v.exactOptional(textShape),
    /** The property `secrets` as older files have it. */
    secret: v.exactOptional(secret),
    secrets: v.exactOptional(v.pipe(v.array(secret), v.maxLength(16))),
  }),
  v.transform(({ secret: only, ...rest }) => (only === undefined ? rest : { ...rest, secrets: [only] })),
);
const events = v.pipe(v.array(event), v.maxLength(10_000));

const answer = v.union([textShape, v.pipe(v.number(), v.integer())]);
const entry = v.union([
  answer,
  v.strictObject({ act: v.picklist(SEAT_ACTS), seat: seatShape }),
  v.strictObject({ act: v.literal('went-back'), events: countShape }),
]);

// Records leave out the values that most of them have in common.

const secrecy = {
  secrecy: v.exactOptional(v.picklist(SECRECY)),
  /** The property `secrecy` as older files have it. */
  private: v.exactOptional(v.literal(true)),
};

const given = v.strictObject({
  n: countShape,
  seat: seatShape,
  kind: textShape,
  rule: textShape,
  ...secrecy,
  answer,
  words: v.exactOptional(manyWordsShape),
});

const asked = v.strictObject({
  n: v.exactOptional(countShape),
  seat: seatShape,
  kind: textShape,
  ...secrecy,
});

const recordShape = v.strictObject({
  line: v.literal('record'),
  given: v.nullable(given),
  n: v.exactOptional(countShape),
  entry: v.exactOptional(countShape),
  round: countShape,
  told: countShape,
  events: v.exactOptional(events, []),
  beats: v.exactOptional(v.pipe(v.array(v.tuple([textShape, countShape])), v.maxLength(10_000)), []),
  revealed: v.exactOptional(v.boolean(), false),
  next: v.nullable(asked),
});

const readers = v.union([v.literal('all'), v.pipe(v.array(seatShape), v.maxLength(16))]);
const figureParts = { name: textShape, value: v.number(), now: readers, end: readers };
const figure = v.union([
  v.strictObject({ ...figureParts, side: v.union([seatShape, textShape]) }),
  /** A figure as older files have it. */
  v.pipe(
    v.strictObject({ ...figureParts, seat: seatShape }),
    v.transform(({ seat, ...rest }) => ({ ...rest, side: seat })),
  ),
]);

/** The shape of a state in a file, either plain or deflated. */
const stateShape = v.union([v.strictObject({ deflated: v.string() }), v.strictObject({ plain: v.unknown() })]);

/** The shape of a count for each reader: the spectator, then the seats. */
const counts = v.pipe(v.array(countShape), v.maxLength(17));

const checkpointParts = {
  line: v.literal('checkpoint'),
  at: countShape,
  entry: countShape,
  told: countShape,
  rulesVersion: countShape,
  unread: v.exactOptional(v.strictObject({ events: counts, answers: counts })),
  since: v.pipe(v.array(entry), v.maxLength(200_000)),
};

/** The shape of a checkpoint whose state is stored without packing. */
export const checkpointShape = v.strictObject({
  ...checkpointParts,
  checkpoint: v.strictObject({ answers: countShape, told: countShape, state: v.unknown() }),
});

/** The shape of any line of a file except the head, without its number and its checksum. */
export const lineShape = v.variant('line', [
  recordShape,
  v.strictObject({
    line: v.literal('cut'),
    to: countShape,
    why: v.picklist(['undo', 'take-back', 'rules', 'damage']),
    entry: countShape,
    told: countShape,
    events,
  }),
  v.strictObject({
    line: v.literal('act'),
    act: v.picklist(SEAT_ACTS),
    seat: seatShape,
    n: countShape,
    entry: countShape,
    told: countShape,
  }),
  v.strictObject({
    line: v.literal('round'),
    round: countShape,
    n: countShape,
    figures: v.pipe(v.array(figure), v.maxLength(200)),
  }),
  v.strictObject({
    ...checkpointParts,
    checkpoint: v.strictObject({ answers: countShape, told: countShape, state: stateShape }),
  }),
  v.strictObject({ line: v.literal('meta'), meta: v.unknown() }),
]);

/** A state in the form in which a file stores it. */
export type PackedState = v.InferOutput<typeof stateShape>;

/** A record as written to a file, without values that are defaults or follow from the rest. */
export function shortRecord({ given, n, entry, round, told, events: all, beats, revealed, next }: RecordLine): object {
  const { number, behind } = usualOf(given);
  return {
    line: 'record',
    given: given === null ? null : shortened(given),
    ...(n === number ? {} : { n }),
    ...(entry === behind ? {} : { entry }),
    round,
    told,
    ...(all.length === 0 ? {} : { events: all }),
    ...(beats.length === 0 ? {} : { beats }),
    ...(revealed ? { revealed } : {}),
    next: next === null ? null : shortened(next, n),
  };
}

function shortened({ n, secrecy: whose, ...rest }: GivenAnswer | Asked, usual = -1): object {
  return { ...(n === usual ? {} : { n }), ...rest, ...(whose === 'open' ? {} : { secrecy: whose }) };
}

/** The complete record, with the values that a file leaves out. */
export function wholeRecord({ given, next, ...record }: v.InferOutput<typeof recordShape>): RecordLine {
  const { number, behind } = usualOf(given);
  const { n = number, entry = behind, round, told, events: all, beats, revealed } = record;
  // Each property is written out because this runs for every line of a long log: spreading the rest would take as long
  // as parsing it.
  return {
    line: 'record',
    given: given === null ? null : wholeGiven(given),
    n,
    entry,
    round,
    told,
    events: all,
    beats,
    revealed,
    next: next === null ? null : { n: next.n ?? n, seat: next.seat, kind: next.kind, secrecy: secrecyOf(next) },
  };
}

function wholeGiven(read: v.InferOutput<typeof given>): GivenAnswer {
  const { n, seat, kind, rule, answer: chosen, words } = read;
  const whole = { n, seat, kind, rule, secrecy: secrecyOf(read), answer: chosen };
  return words === undefined ? whole : { ...whole, words };
}

function secrecyOf(read: { readonly secrecy?: Secrecy; readonly private?: true }): Secrecy {
  return read.secrecy ?? (read.private === true ? 'sealed' : 'open');
}

/** The usual values of `n` and `entry` in a record, which hold if all entries so far were answers. */
function usualOf(given: { readonly n: number } | null): { readonly number: number; readonly behind: number } {
  return given === null ? { number: 0, behind: 0 } : { number: given.n + 1, behind: given.n };
}
