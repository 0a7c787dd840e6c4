import type { Catalogue, Phrase } from '../../kernel/words/format.ts';
import { LANGUAGE_NAMES } from '../../kernel/words/languages.ts';
import type { LanguageName } from '../../kernel/words/languages.ts';
import type { SessionKey } from './text.en.ts';

/** A language, and a function that loads the texts of one part of the program in it. */
export interface Language<Texts extends Catalogue = Catalogue> extends LanguageName {
  readonly texts: () => Promise<Texts>;
}

/** All texts of a session in one language. */
type SessionCatalogue = Readonly<Record<SessionKey, Phrase>>;

const loadEnglish = async (): Promise<SessionCatalogue> => (await import('./text.en.ts')).sessionTexts;

/** The languages of a session's texts, without the table's texts, English first. */
export const SESSION_LANGUAGES: readonly Language[] = languagesWith<SessionCatalogue>({ en: loadEnglish });

/** Makes the list of languages for which there are texts, English first. */
export function languagesWith<Texts extends Catalogue>(
  texts: Readonly<Record<string, () => Promise<Texts>>>,
): readonly Language<Texts>[] {
  return LANGUAGE_NAMES.flatMap(language => {
    const ownTexts = texts[language.id];
    return ownTexts === undefined ? [] : [{ ...language, texts: ownTexts }];
  });
}
