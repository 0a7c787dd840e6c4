import { message } from '../../../kernel/words/message.ts';
import type { Message } from '../../../kernel/words/message.ts';

/** What a record of `ORIGINS` is called, `unit:scout` or `scenario:2p-small`. */
export function recordName(record: string): Message {
  const [kind = '', name = ''] = record.split(':');
  return kind === 'board' ? message(`record.${kind}.${name}`) : message(`${kind}.${name}`);
}
