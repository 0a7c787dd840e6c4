import { nameIn } from '../../../kernel/words/message.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import { ORIGINS } from './origins.ts';

/** The records in `ORIGINS` for the thing at an address of the board. */
export function recordsOf(recordRef: Ref): readonly string[] {
  const record = nameIn(recordRef, 'space') !== null ? 'board:spaces' : recordRef;
  return Object.hasOwn(ORIGINS, record) ? [record] : [];
}
