import { words } from '../../../kernel/words/message.ts';
import type { Words } from '../../../kernel/words/message.ts';
import { say } from './say.ts';

/** What a record of `ORIGINS` is called, `unit:ghost` or `race:terran/lift-off`. */
export function recordName(record: string): Words {
  const [whole = '', part] = record.split('/');
  if (part === undefined) return nameOfWhole(whole);
  const [, name] = whole.split(':');
  return name === undefined
    ? words(`record.part.${part}`)
    : say('record.part', { whole: nameOfWhole(whole), part: words(`record.part.${part}`) });
}

function nameOfWhole(record: string): Words {
  const [kind = '', name = ''] = record.split(':');
  const [, building, level] = /^(.*)-(\d)$/.exec(name) ?? [];
  if (kind === 'building' && building !== undefined && level !== undefined) {
    return say('building.level', { building: words(`building.${building}`), level: Number(level) });
  }
  if (kind === 'resource') return say('record.resource', { area: words(`area.${name}`) });
  return words(`${kind}.${name}`);
}
