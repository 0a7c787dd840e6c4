import * as v from 'valibot';
import type { MatchRecord } from '../kernel/record.ts';
import { countShape, refShape, seatShape, textShape, wordsShape } from '../kernel/shapes.ts';
import { isPrintable } from './plain.ts';
import type { SaveKey } from './say.ts';

/** The format that this version writes; older ones are migrated, newer ones refused. */
export const SAVE_FORMAT = 1;

/** No save is larger: a match of six seats stays far below it. Bytes. */
export const LARGEST_SAVE = 8 * 1024 * 1024;

/** No save has more answers and acts, and no more of the log. */
export const MOST_ENTRIES = 200_000;
export const MOST_EVENTS = 20_000;

/**
 * A name as people type it: printable, no control or direction characters, so that it can't paint the terminal. Its messages are
 * keys of the texts about saves.
 */
export const personName = v.pipe(
  v.string(),
  v.minLength(1, 'save.name.empty' satisfies SaveKey),
  v.maxLength(24, 'save.name.long' satisfies SaveKey),
  v.check(isPrintable, 'save.name.control' satisfies SaveKey),
  v.check(name => name.trim() === name, 'save.name.blank' satisfies SaveKey),
);

const refs = v.exactOptional(v.pipe(v.array(refShape), v.maxLength(200)));

const loggedEvent = v.strictObject({
  words: wordsShape,
  refs,
  rule: v.exactOptional(textShape),
  secret: v.exactOptional(v.strictObject({ seats: v.array(seatShape), words: wordsShape, refs })),
  index: countShape,
  n: countShape,
});

const checkpoint = v.strictObject({ entries: countShape, answers: countShape, told: countShape, state: v.unknown() });

const entry = v.union([
  textShape,
  v.pipe(v.number(), v.integer()),
  v.strictObject({ act: v.literal('take-back'), to: countShape, undone: countShape }),
  v.strictObject({ act: v.literal('concede'), seat: seatShape }),
]);

/** Who answers for a seat. */
export const PLAYERS = ['human', 'bot'] as const;
export type Player = (typeof PLAYERS)[number];

/** What the coach of a match has to do with a seat. */
export interface CoachedSeat {
  /** Whether it explains what is new to the seat. */
  readonly on: boolean;
  /** The kinds of decision that the seat has met, and needs no more words about. */
  readonly met: readonly string[];
}

/** The shape of a save file; the game itself checks `options` and the states. */
export const saveSchema = v.strictObject({
  program: v.literal('orrery'),
  format: v.literal(SAVE_FORMAT),
  /** The game's id, and the version of its rules that wrote the save. */
  game: textShape,
  rulesVersion: countShape,
  seats: v.pipe(
    v.array(v.strictObject({ name: personName, player: v.picklist(PLAYERS), language: v.exactOptional(textShape) })),
    v.minLength(1),
    v.maxLength(16),
  ),
  options: v.unknown(),
  seed: textShape,
  opening: v.nullable(checkpoint),
  entries: v.pipe(v.array(entry), v.maxLength(MOST_ENTRIES)),
  checkpoint,
  log: v.pipe(v.array(loggedEvent), v.maxLength(MOST_EVENTS)),
  logFrom: countShape,
  /** What was asked when it was saved; `null`: the match had ended. */
  pending: v.nullable(v.strictObject({ n: countShape, seat: seatShape, kind: textShape })),
  round: countShape,
  /** How far each seat has seen the log: the index of the first event it has not. */
  seen: v.pipe(v.array(countShape), v.maxLength(16)),
  /** What the coach has to do with each seat; absent: nothing. */
  coach: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ on: v.boolean(), met: v.pipe(v.array(textShape), v.maxLength(200)) })),
      v.maxLength(16),
    ),
  ),
  /** When the match was begun and saved last, as ISO dates. */
  begun: v.pipe(v.string(), v.isoTimestamp()),
  saved: v.pipe(v.string(), v.isoTimestamp()),
  /** SHA-256 over all the rest. */
  checksum: v.pipe(v.string(), v.length(64)),
});

/** A save as it was read, brought up to date. */
export interface Save extends v.InferOutput<typeof saveSchema> {
  /** The format that its file has. */
  readonly writtenIn: number;
}

/** Everything of a save but its checksum, as the program makes it. */
export interface UnsignedSave extends Omit<MatchRecord, 'start'> {
  readonly program: 'orrery';
  readonly format: typeof SAVE_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  /** `language`: what the seat reads its own screens in; absent: as the table. */
  readonly seats: readonly { readonly name: string; readonly player: Player; readonly language?: string }[];
  readonly options: unknown;
  readonly seed: string;
  readonly pending: { readonly n: number; readonly seat: number; readonly kind: string } | null;
  readonly round: number;
  readonly seen: readonly number[];
  readonly coach?: readonly CoachedSeat[];
  readonly begun: string;
  readonly saved: string;
}
