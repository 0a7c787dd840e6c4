import type { Catalogue, Teller } from '../kernel/words/format.ts';
import { createTeller } from '../kernel/words/format.ts';
import { words } from '../kernel/words/message.ts';
import type { Param, Words } from '../kernel/words/message.ts';
import { tableTexts } from './text.en.ts';
import type { TableKey } from './text.en.ts';

export type { TableKey } from './text.en.ts';

/** Words of the table's own catalogue: a wrong key does not compile. */
export function say(key: TableKey, params?: Readonly<Record<string, Param>>): Words {
  return words(key, params);
}

/** A teller of the table's words and, in a match, of the game's, in English. */
export function tableTeller(game: Catalogue = {}, names: readonly string[] = []): Teller {
  return createTeller({ ...game, ...tableTexts }, names);
}
