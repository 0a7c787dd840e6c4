import { message } from '../../../kernel/words/message.ts';
import type { Message } from '../../../kernel/words/message.ts';

/** What a record of `ORIGINS` is called, `ship:fighter` or `tile:t01`. */
export function recordName(record: string): Message {
  const [kind = '', name = ''] = record.split(':');
  return kind === 'market' || kind === 'layout' || kind === 'board'
    ? message(`record.${kind}.${name}`)
    : message(`${kind}.${name}`);
}
