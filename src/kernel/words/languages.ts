/** A language, by its name as in `pt-BR`, and what it is called by those who speak it. */
export interface LanguageName {
  readonly id: string;
  readonly name: string;
}

// How to add a language: a file beside each `….en.ts`, which says by its type that no key is missing, and a line here,
// in `session/text/languages.ts`, `table/frame/text/languages.ts`, `cli/languages.ts` and the `text/languages.ts` of
// each game.

/** The languages of the program, English first: what the others are measured by. */
export const LANGUAGE_NAMES: readonly LanguageName[] = [{ id: 'en', name: 'English' }];

/**
 * The language that somebody means by `de`, `de-AT` or `de_AT.UTF-8`: that very one, else the one it is a kind of;
 * `null`: none.
 */
export function languageMeant<Known extends LanguageName>(wanted: string, languages: readonly Known[]): Known | null {
  const [tag = ''] = wanted.trim().replaceAll('_', '-').toLowerCase().split(/[.@]/);
  const parts = tag.split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const id = parts.slice(0, length).join('-');
    const found = languages.find(language => language.id.toLowerCase() === id);
    if (found !== undefined) return found;
  }
  return null;
}

/** The language that the environment asks for, as far as there is one; else English. */
export function usualLanguage(
  env: Readonly<Record<string, string | undefined>>,
  languages: readonly LanguageName[],
): string {
  const wanted = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find(value => value !== undefined && value !== '');
  return languageMeant(wanted ?? '', languages)?.id ?? 'en';
}
