/** A language: its tag, as in `pt-BR`, and its own name for itself. */
export interface LanguageName {
  readonly id: string;
  readonly name: string;
}

// To add a language: add a file beside each `….en.ts`, whose type ensures that no key is missing, and a line here, in
// `session/text/languages.ts`, `table/frame/text/languages.ts`, `cli/languages.ts` and the `text/languages.ts` of each
// game.

/** The languages of the program. English comes first; it defines the text keys for the others. */
export const LANGUAGE_NAMES: readonly LanguageName[] = [{ id: 'en', name: 'English' }];

/**
 * Finds the language meant by `de`, `de-AT` or `de_AT.UTF-8`: an exact match, or else the language of which it is a
 * variant; `null` if the list has neither.
 */
export function findLanguage<Known extends LanguageName>(wantedTag: string, languages: readonly Known[]): Known | null {
  const [tag = ''] = wantedTag.trim().replaceAll('_', '-').toLowerCase().split(/[.@]/);
  const tagParts = tag.split('-');
  for (let partCount = tagParts.length; partCount > 0; partCount -= 1) {
    const id = tagParts.slice(0, partCount).join('-');
    const found = languages.find(language => language.id.toLowerCase() === id);
    if (found !== undefined) return found;
  }
  return null;
}

/** The language that the environment variables request, if the program has it; otherwise English. */
export function defaultLanguage(
  env: Readonly<Record<string, string | undefined>>,
  languages: readonly LanguageName[],
): string {
  const localeTag = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find(value => value !== undefined && value !== '');
  return findLanguage(localeTag ?? '', languages)?.id ?? 'en';
}
