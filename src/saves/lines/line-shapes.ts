import * as v from 'valibot';
import type { AskedQuestion, GivenAnswer, RecordLine } from '../../kernel/history/lines.ts';
import { SECRECY } from '../../kernel/match/decision.ts';
import type { Secrecy } from '../../kernel/match/decision.ts';
import { SEAT_ACTS } from '../../kernel/match/record.ts';
import { countShape, fastWordsShape, refShape, seatShape, textShape } from '../../kernel/match/shapes.ts';

const refsShape = v.exactOptional(v.pipe(v.array(refShape), v.maxLength(200)));

const secretShape = v.strictObject({ seats: v.array(seatShape), words: fastWordsShape, refs: refsShape });

const eventShape = v.pipe(
  v.strictObject({
    words: v.nullable(fastWordsShape),
    refs: refsShape,
    rule: v.exactOptional(textShape),
    /** The property `secrets` as older files have it. */
    secret: v.exactOptional(secretShape),
    secrets: v.exactOptional(v.pipe(v.array(secretShape), v.maxLength(16))),
  }),
  v.transform(({ secret: only, ...rest }) => (only === undefined ? rest : { ...rest, secrets: [only] })),
);
const eventsShape = v.pipe(v.array(eventShape), v.maxLength(10_000));

const answerShape = v.union([textShape, v.pipe(v.number(), v.integer())]);
const entryShape = v.union([
  answerShape,
  v.strictObject({ act: v.picklist(SEAT_ACTS), seat: seatShape }),
  v.strictObject({ act: v.literal('went-back'), events: countShape }),
]);

// Records leave out the values that most of them have in common.

const secrecyParts = {
  secrecy: v.exactOptional(v.picklist(SECRECY)),
  /** The property `secrecy` as older files have it. */
  private: v.exactOptional(v.literal(true)),
};

const givenShape = v.strictObject({
  n: countShape,
  seat: seatShape,
  kind: textShape,
  rule: textShape,
  ...secrecyParts,
  answer: answerShape,
  words: v.exactOptional(fastWordsShape),
});

const askedShape = v.strictObject({
  n: v.exactOptional(countShape),
  seat: seatShape,
  kind: textShape,
  ...secrecyParts,
});

const recordShape = v.strictObject({
  line: v.literal('record'),
  given: v.nullable(givenShape),
  n: v.exactOptional(countShape),
  entry: v.exactOptional(countShape),
  round: countShape,
  told: countShape,
  events: v.exactOptional(eventsShape, []),
  beats: v.exactOptional(v.pipe(v.array(v.tuple([textShape, countShape])), v.maxLength(10_000)), []),
  revealed: v.exactOptional(v.boolean(), false),
  next: v.nullable(askedShape),
});

const readersShape = v.union([v.literal('all'), v.pipe(v.array(seatShape), v.maxLength(16))]);
const figureParts = { name: textShape, value: v.number(), now: readersShape, end: readersShape };
const figureShape = v.union([
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
const countsShape = v.pipe(v.array(countShape), v.maxLength(17));

const checkpointParts = {
  line: v.literal('checkpoint'),
  at: countShape,
  entry: countShape,
  told: countShape,
  rulesVersion: countShape,
  unread: v.exactOptional(v.strictObject({ events: countsShape, answers: countsShape })),
  since: v.pipe(v.array(entryShape), v.maxLength(200_000)),
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
    events: eventsShape,
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
    figures: v.pipe(v.array(figureShape), v.maxLength(200)),
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
  const { number, behind } = usualNumbers(given);
  return {
    line: 'record',
    given: given === null ? null : withoutDefaults(given),
    ...(n === number ? {} : { n }),
    ...(entry === behind ? {} : { entry }),
    round,
    told,
    ...(all.length === 0 ? {} : { events: all }),
    ...(beats.length === 0 ? {} : { beats }),
    ...(revealed ? { revealed } : {}),
    next: next === null ? null : withoutDefaults(next, n),
  };
}

function withoutDefaults({ n, secrecy: whose, ...rest }: GivenAnswer | AskedQuestion, usual = -1): object {
  return { ...(n === usual ? {} : { n }), ...rest, ...(whose === 'open' ? {} : { secrecy: whose }) };
}

/** The complete record, with the values that a file leaves out. */
export function completeRecord({ given, next, ...record }: v.InferOutput<typeof recordShape>): RecordLine {
  const { number, behind } = usualNumbers(given);
  const { n = number, entry = behind, round, told, events: all, beats, revealed } = record;
  // Each property is written out because this runs for every line of a long log: spreading the rest would take as long
  // as parsing it.
  return {
    line: 'record',
    given: given === null ? null : completeGiven(given),
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

function completeGiven(read: v.InferOutput<typeof givenShape>): GivenAnswer {
  const { n, seat, kind, rule, answer: chosen, words } = read;
  const completeAnswer = { n, seat, kind, rule, secrecy: secrecyOf(read), answer: chosen };
  return words === undefined ? completeAnswer : { ...completeAnswer, words };
}

function secrecyOf(read: { readonly secrecy?: Secrecy; readonly private?: true }): Secrecy {
  return read.secrecy ?? (read.private === true ? 'sealed' : 'open');
}

/** The usual values of `n` and `entry` in a record, which hold if all entries so far were answers. */
function usualNumbers(given: { readonly n: number } | null): { readonly number: number; readonly behind: number } {
  return given === null ? { number: 0, behind: 0 } : { number: given.n + 1, behind: given.n };
}
