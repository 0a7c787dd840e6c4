import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import type { Entry } from '../../src/kernel/match/record.ts';

/** The width of a packed line. */
const WIDTH = 120;

const entriesShape = v.array(
  v.union([v.string(), v.number(), v.strictObject({ act: v.literal('concede'), seat: v.number() })]),
);

/**
 * Answers and acts as lines of base64: some four bytes an answer. A take-back is refused: what it undid is in no
 * record.
 */
export function packed(entries: readonly Entry[]): readonly string[] {
  const text = JSON.stringify(v.parse(entriesShape, entries));
  const all = deflateRawSync(text, { level: 9 }).toString('base64');
  return all.match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? [];
}

/** The answers and acts again. Throws for lines that hold none. */
export function unpacked(lines: readonly string[]): readonly Entry[] {
  const parsed: unknown = JSON.parse(inflateRawSync(Buffer.from(lines.join(''), 'base64')).toString('utf8'));
  return v.parse(entriesShape, parsed);
}
