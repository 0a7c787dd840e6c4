import type { Catalogue, Phrase } from '../../kernel/words/format.ts';
import { LANGUAGE_NAMES } from '../../kernel/words/languages.ts';
import type { LanguageName } from '../../kernel/words/languages.ts';
import type { SessionKey } from './text.en.ts';

/** A language, and the words of one part of the program in it. */
export interface Language<Texts extends Catalogue = Catalogue> extends LanguageName {
  readonly texts: () => Promise<Texts>;
}

/** All words of a sitting in one language. */
type SessionCatalogue = Readonly<Record<SessionKey, Phrase>>;

const english = async (): Promise<SessionCatalogue> => (await import('./text.en.ts')).sessionTexts;

/** The languages that a sitting is told in without a table, English first. */
export const SESSION_LANGUAGES: readonly Language[] = languagesWith<SessionCatalogue>({ en: english });

/** The languages that have words, English first. */
export function languagesWith<Texts extends Catalogue>(
  texts: Readonly<Record<string, () => Promise<Texts>>>,
): readonly Language<Texts>[] {
  return LANGUAGE_NAMES.flatMap(language => {
    const own = texts[language.id];
    return own === undefined ? [] : [{ ...language, texts: own }];
  });
}
