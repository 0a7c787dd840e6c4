import { message } from '../../../kernel/words/message.ts';
import type { Message } from '../../../kernel/words/message.ts';

/** The name of a record of `ORIGINS`, such as `unit:scout` or `scenario:2p-small`. */
export function recordName(record: string): Message {
  const [kind = '', name = ''] = record.split(':');
  return kind === 'board' ? message(`record.${kind}.${name}`) : message(`${kind}.${name}`);
}
