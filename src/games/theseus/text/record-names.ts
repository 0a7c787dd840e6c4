import { message } from '../../../kernel/words/message.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { CARDS, CARD_KINDS } from '../data/cards.ts';
import { say } from './say.ts';

/** The name of a record in `ORIGINS`, such as `unit:marine` or `card:marines-mine`. */
export function recordName(record: string): Message {
  const [kind = '', name = ''] = record.split(':');
  switch (kind) {
    case 'card':
      return cardRecordName(name);
    case 'bonus':
      return message(`card.${name}`);
    case 'faction':
    case 'sector':
    case 'unit':
      return message(`${kind}.${name}`);
    default:
      return message(`record.${kind}.${name}`);
  }
}

/** The name of a card's record includes the faction, since several factions have cards of the same name. */
function cardRecordName(name: string): Message {
  const card = CARD_KINDS.find(kind => kind === name);
  if (card === undefined) return message(`card.${name}`);
  return say('record.card', { card: say(`card.${card}`), faction: say(`faction.${CARDS[card].faction}`) });
}
