import { nameIn } from '../../../kernel/words/message.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import { ORIGINS } from './origins.ts';

/** The records in `ORIGINS` for the thing at an address of the board. */
export function recordsOf(ref: Ref): readonly string[] {
  const record = nameIn(ref, 'space') !== null ? 'board:spaces' : ref;
  return Object.hasOwn(ORIGINS, record) ? [record] : [];
}
