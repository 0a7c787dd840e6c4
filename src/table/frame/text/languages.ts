import { LANGUAGE_NAMES } from '../../../kernel/words/languages.ts';
import type { LanguageName } from '../../../kernel/words/languages.ts';
import type { Phrase } from '../../../kernel/words/format.ts';
import type { TableKey } from './text.en.ts';

/** All words of the table in one language. */
type TableCatalogue = Readonly<Record<TableKey, Phrase>>;

/** A language that the table speaks. The games and the command line have catalogues of their own for it. */
export interface Language extends LanguageName {
  readonly texts: () => Promise<TableCatalogue>;
}

const english = async (): Promise<TableCatalogue> => (await import('./text.en.ts')).tableTexts;

/** The words of the table, by language. */
const TEXTS: Readonly<Record<string, () => Promise<TableCatalogue>>> = { en: english };

/** The languages that the table speaks, English first. */
export const LANGUAGES: readonly Language[] = LANGUAGE_NAMES.flatMap(language => {
  const texts = TEXTS[language.id];
  return texts === undefined ? [] : [{ ...language, texts }];
});
