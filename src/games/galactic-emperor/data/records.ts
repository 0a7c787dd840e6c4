import { nameIn } from '../../../kernel/words/message.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import { ORIGINS } from './origins.ts';

/** The records behind an address of the board: those that `ORIGINS` lists. */
export function recordsOf(ref: Ref): readonly string[] {
  const record = nameIn(ref, 'space') !== null ? 'board:spaces' : ref;
  return Object.hasOwn(ORIGINS, record) ? [record] : [];
}
