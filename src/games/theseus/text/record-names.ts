import { words } from '../../../kernel/words/message.ts';
import type { Words } from '../../../kernel/words/message.ts';
import { CARDS, CARD_KINDS } from '../data/cards.ts';
import { say } from './say.ts';

/** What a record of `ORIGINS` is called, `unit:marine` or `card:marines-mine`. */
export function recordName(record: string): Words {
  const [kind = '', name = ''] = record.split(':');
  switch (kind) {
    case 'card':
      return ofCard(name);
    case 'bonus':
      return words(`card.${name}`);
    case 'faction':
    case 'sector':
    case 'unit':
      return words(`${kind}.${name}`);
    default:
      return words(`record.${kind}.${name}`);
  }
}

/** Several factions have cards of one name, so the faction is told as well. */
function ofCard(name: string): Words {
  const card = CARD_KINDS.find(kind => kind === name);
  if (card === undefined) return words(`card.${name}`);
  return say('record.card', { card: say(`card.${card}`), faction: say(`faction.${CARDS[card].faction}`) });
}
