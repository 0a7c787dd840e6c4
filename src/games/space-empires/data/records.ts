import { nameIn } from '../../../kernel/words/message.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import { ORIGINS } from './origins.ts';

/** The names of the records in `ORIGINS` that describe the thing with a board address; empty if there are none. */
export function recordsOf(ref: Ref): readonly string[] {
  const record = nameIn(ref, 'hex') !== null ? 'board:hexes' : ref;
  return Object.hasOwn(ORIGINS, record) ? [record] : [];
}
