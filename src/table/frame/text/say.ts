import type { Catalogue, Formatter } from '../../../kernel/words/format.ts';
import { createFormatter, joinedWith } from '../../../kernel/words/format.ts';
import { message } from '../../../kernel/words/message.ts';
import type { Param, Message } from '../../../kernel/words/message.ts';
import { Catalogues } from '../../../session/text/catalogues.ts';
import type { Language } from '../../../session/text/languages.ts';
import { tableTexts } from './text.en.ts';
import type { TableKey } from './text.en.ts';

export type { TableKey } from './text.en.ts';

/** A message with a text of the table's own catalogue. A wrong key does not compile. */
export function say(key: TableKey, params?: Readonly<Record<string, Param>>): Message {
  return message(key, params);
}

const NO_GAME: Catalogue = {};
const joinedCatalogue = joinedWith(tableTexts);

/** An English formatter for the table's texts and, in a match, the game's. `names`: the players' names by seat. */
export function tableFormatter(game: Catalogue = NO_GAME, names: readonly string[] = []): Formatter {
  return createFormatter(joinedCatalogue(game), names);
}

/** The catalogues of the table's texts in these languages. */
export function tableCatalogues(languages: readonly Language[]): Catalogues {
  return new Catalogues(languages, tableTexts);
}
