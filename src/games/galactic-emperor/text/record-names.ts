import { message } from '../../../kernel/words/message.ts';
import type { Message } from '../../../kernel/words/message.ts';

/** The name of a record of `ORIGINS`, such as `ship:fighter` or `tile:t01`. */
export function recordName(record: string): Message {
  const [kind = '', name = ''] = record.split(':');
  return kind === 'market' || kind === 'layout' || kind === 'board'
    ? message(`record.${kind}.${name}`)
    : message(`${kind}.${name}`);
}
