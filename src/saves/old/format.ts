import * as v from 'valibot';
import { countShape, refShape, seatShape, textShape, wordsShape } from '../../kernel/match/shapes.ts';
import { personName, playerShape } from '../input/people.ts';

/** The number of the old format: a save as one JSON document. Such saves can be read, but are no longer written. */
export const SAVE_FORMAT = 1;

/** The largest save, in bytes: a match of six seats is much smaller. */
export const LARGEST_SAVE = 8 * 1024 * 1024;

/** The most answers and acts of a save, and the most events of its log. */
const MOST_ENTRIES = 200_000;
const MOST_EVENTS = 20_000;

const refsShape = v.exactOptional(v.pipe(v.array(refShape), v.maxLength(200)));

const loggedEventShape = v.strictObject({
  words: wordsShape,
  refs: refsShape,
  rule: v.exactOptional(textShape),
  secret: v.exactOptional(v.strictObject({ seats: v.array(seatShape), words: wordsShape, refs: refsShape })),
  index: countShape,
  n: countShape,
});

const checkpointShape = v.strictObject({
  entries: countShape,
  answers: countShape,
  told: countShape,
  state: v.unknown(),
});

const entryShape = v.union([
  textShape,
  v.pipe(v.number(), v.integer()),
  v.strictObject({ act: v.literal('take-back'), to: countShape, undone: countShape }),
  v.strictObject({ act: v.literal('concede'), seat: seatShape }),
]);

/** The shape of a save file; the game itself checks `options` and the states. */
export const saveSchema = v.strictObject({
  program: v.literal('orrery'),
  format: v.literal(SAVE_FORMAT),
  /** The game's id, and the version of the rules that wrote the save. */
  game: textShape,
  rulesVersion: countShape,
  seats: v.pipe(
    v.array(v.strictObject({ name: personName, player: playerShape, language: v.exactOptional(textShape) })),
    v.minLength(1),
    v.maxLength(16),
  ),
  options: v.unknown(),
  seed: textShape,
  opening: v.nullable(checkpointShape),
  entries: v.pipe(v.array(entryShape), v.maxLength(MOST_ENTRIES)),
  checkpoint: checkpointShape,
  log: v.pipe(v.array(loggedEventShape), v.maxLength(MOST_EVENTS)),
  logFrom: countShape,
  /** The question that was pending when the match was saved; `null` if the match had ended. */
  pending: v.nullable(v.strictObject({ n: countShape, seat: seatShape, kind: textShape })),
  round: countShape,
  /** For each seat, the index of the first log event that it has not read. */
  seen: v.pipe(v.array(countShape), v.maxLength(16)),
  /** The coach's state for each seat; absent if there is none. */
  coach: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ on: v.boolean(), met: v.pipe(v.array(textShape), v.maxLength(200)) })),
      v.maxLength(16),
    ),
  ),
  /** When the match began and when it was last saved, as ISO dates. */
  begun: v.pipe(v.string(), v.isoTimestamp()),
  saved: v.pipe(v.string(), v.isoTimestamp()),
  /** The checksum (SHA-256) over all other properties. */
  checksum: v.pipe(v.string(), v.length(64)),
});

/** A save in the old format that was read and converted to the latest version of that format. */
export interface Save extends v.InferOutput<typeof saveSchema> {
  /** The number of the format in the file. */
  readonly writtenIn: number;
}
