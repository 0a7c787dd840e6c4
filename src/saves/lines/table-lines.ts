import * as v from 'valibot';
import { standingLines } from '../../kernel/history/chronicle.ts';
import type { History } from '../../kernel/history/chronicle.ts';
import type { AskedQuestion } from '../../kernel/history/lines.ts';
import { countShape, textShape } from '../../kernel/match/shapes.ts';
import type { Ref } from '../../kernel/words/message.ts';
import { peopleShape, playerShape } from '../input/people.ts';

/** The longest private note of a seat, in characters. */
export const LONGEST_REMARK = 120;

/** The most private notes of a seat. */
export const MOST_REMARKS = 60;

const remarksShape = v.pipe(
  v.array(
    v.strictObject({
      ref: v.custom<Ref>(value => typeof value === 'string' && value.length <= 60 && value.includes(':')),
      text: v.pipe(textShape, v.maxLength(2 * LONGEST_REMARK)),
    }),
  ),
  v.maxLength(MOST_REMARKS),
);

/** The private notes of a seat, each with the address of the thing it is about. */
export type KeptRemarks = v.InferOutput<typeof remarksShape>;

/** The shape of the data that the table adds to a history: who sits where, and how far each seat has read the log. */
const tableShape = v.strictObject({
  players: v.pipe(v.array(playerShape), v.maxLength(16)),
  people: peopleShape,
  /** The language id of each seat's own screens; `null`: the table's language. */
  languages: v.pipe(v.array(v.nullable(textShape)), v.maxLength(16)),
  /** For each seat, the index in its log of the first event that it has not read. */
  seen: v.pipe(v.array(countShape), v.maxLength(16)),
  coach: v.pipe(
    v.array(v.strictObject({ on: v.boolean(), met: v.pipe(v.array(textShape), v.maxLength(200)) })),
    v.maxLength(16),
  ),
  /** The private notes of each seat; absent if there are none. */
  remarks: v.exactOptional(v.pipe(v.array(remarksShape), v.maxLength(16))),
  /** Whether people may ask for hints; absent: they may. */
  hints: v.exactOptional(v.boolean()),
  /** When the data was written, as an ISO date. */
  at: v.pipe(v.string(), v.isoTimestamp()),
});

/** The data that the table has written last. */
export type TableLine = v.InferOutput<typeof tableShape>;

/** The state of a match according to the end of its history. */
interface Standing {
  readonly round: number;
  /** The number of answers that were not taken back. */
  readonly answers: number;
  /** The pending question; `null` if the match is over. */
  readonly pending: AskedQuestion | null;
  /** The table's data; `null` if the table has written none. */
  readonly table: TableLine | null;
}

/** The number of lines to search back for the table's data, which is written after every checkpoint. */
const MAX_LINES_BACK = 400;

/** The state of a match at the end of its history; `null` if no record can be read. */
export function standingOf(history: History): Standing | null {
  let record: Omit<Standing, 'table'> | null = null;
  let table: TableLine | null = null;
  let lineCount = 0;
  for (const { line } of standingLines(history)) {
    lineCount += 1;
    if (line.line === 'meta') table ??= tableFrom(line.meta);
    if (line.line === 'record') record ??= { round: line.round, answers: line.n, pending: line.next };
    if ((record !== null && table !== null) || lineCount > MAX_LINES_BACK) break;
  }
  return record === null ? null : { ...record, table };
}

function tableFrom(meta: unknown): TableLine | null {
  const result = v.safeParse(tableShape, meta);
  return result.success ? result.output : null;
}
