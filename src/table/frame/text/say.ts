import type { Catalogue, Formatter } from '../../../kernel/words/format.ts';
import { createFormatter, joinedWith } from '../../../kernel/words/format.ts';
import { message } from '../../../kernel/words/message.ts';
import type { Param, Message } from '../../../kernel/words/message.ts';
import { Catalogues } from '../../../session/text/catalogues.ts';
import type { Language } from '../../../session/text/languages.ts';
import { tableTexts } from './text.en.ts';
import type { TableKey } from './text.en.ts';

export type { TableKey } from './text.en.ts';

/** Words of the table's own catalogue: a wrong key does not compile. */
export function say(key: TableKey, params?: Readonly<Record<string, Param>>): Message {
  return message(key, params);
}

const NO_GAME: Catalogue = {};
const joined = joinedWith(tableTexts);

/** A formatter of the table's words and, in a match, of the game's, in English. */
export function tableFormatter(game: Catalogue = NO_GAME, names: readonly string[] = []): Formatter {
  return createFormatter(joined(game), names);
}

/** The words of the table in these languages. */
export function tableCatalogues(languages: readonly Language[]): Catalogues {
  return new Catalogues(languages, tableTexts);
}
