import * as v from 'valibot';
import { standing } from '../../kernel/history/chronicle.ts';
import type { History } from '../../kernel/history/chronicle.ts';
import type { Asked } from '../../kernel/history/lines.ts';
import { countShape, textShape } from '../../kernel/match/shapes.ts';
import type { Ref } from '../../kernel/words/message.ts';
import { peopleShape, playerShape } from '../input/people.ts';

/** A note that a seat has written for itself is no longer than this, */
export const LONGEST_REMARK = 120;

/** and a seat has this many of them at the most. */
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

/** The notes of a seat, by what they are about. */
export type KeptRemarks = v.InferOutput<typeof remarksShape>;

/** What the table adds to a history: who sits where, and what each seat has seen. */
const tableShape = v.strictObject({
  players: v.pipe(v.array(playerShape), v.maxLength(16)),
  people: peopleShape,
  /** The language of each seat's own screens; `null`: the language of the table. */
  languages: v.pipe(v.array(v.nullable(textShape)), v.maxLength(16)),
  /** For each seat, the position in its log of the first event it has not seen. */
  seen: v.pipe(v.array(countShape), v.maxLength(16)),
  coach: v.pipe(
    v.array(v.strictObject({ on: v.boolean(), met: v.pipe(v.array(textShape), v.maxLength(200)) })),
    v.maxLength(16),
  ),
  /** The seats' own notes; absent if there are none. */
  remarks: v.exactOptional(v.pipe(v.array(remarksShape), v.maxLength(16))),
  /** Whether people may ask what the program would do in their place; absent: yes. */
  hints: v.exactOptional(v.boolean()),
  /** When it was written, as an ISO date. */
  at: v.pipe(v.string(), v.isoTimestamp()),
});

/** The data last written by the table. */
export type TableLine = v.InferOutput<typeof tableShape>;

/** The state of a match according to the end of its history. */
interface Standing {
  readonly round: number;
  /** The number of answers that still stand. */
  readonly answers: number;
  /** The pending question; `null` if the match is over. */
  readonly pending: Asked | null;
  /** `null` if the table has written nothing. */
  readonly table: TableLine | null;
}

/** How many lines to search back for the table's data, which is written after every checkpoint. */
const FAR = 400;

/** The state of a match; `null` if none of its history can be read. */
export function standingOf(history: History): Standing | null {
  let record: Omit<Standing, 'table'> | null = null;
  let table: TableLine | null = null;
  let looked = 0;
  for (const { line } of standing(history)) {
    looked += 1;
    if (line.line === 'meta') table ??= tableFrom(line.meta);
    if (line.line === 'record') record ??= { round: line.round, answers: line.n, pending: line.next };
    if ((record !== null && table !== null) || looked > FAR) break;
  }
  return record === null ? null : { ...record, table };
}

function tableFrom(meta: unknown): TableLine | null {
  const result = v.safeParse(tableShape, meta);
  return result.success ? result.output : null;
}
