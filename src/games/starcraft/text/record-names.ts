import { message } from '../../../kernel/words/message.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { say } from './say.ts';

/** The name of a data record in `ORIGINS`, such as `unit:ghost` or `race:terran/lift-off`. */
export function recordName(record: string): Message {
  const [whole = '', part] = record.split('/');
  if (part === undefined) return nameOfWhole(whole);
  const [, name] = whole.split(':');
  return name === undefined
    ? message(`record.part.${part}`)
    : say('record.part', { whole: nameOfWhole(whole), part: message(`record.part.${part}`) });
}

function nameOfWhole(record: string): Message {
  const [kind = '', name = ''] = record.split(':');
  const [, building, level] = /^(.*)-(\d)$/.exec(name) ?? [];
  if (kind === 'building' && building !== undefined && level !== undefined) {
    return say('building.level', { building: message(`building.${building}`), level: Number(level) });
  }
  if (kind === 'resource') return say('record.resource', { area: message(`area.${name}`) });
  return message(`${kind}.${name}`);
}
