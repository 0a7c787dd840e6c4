import type { Phrase } from '../kernel/words/format.ts';
import { LANGUAGE_NAMES, findLanguage, defaultLanguage } from '../kernel/words/languages.ts';
import { possibleFlags } from './ahead.ts';
import { UsageError } from './exit.ts';
import { say, setLanguage } from './say.ts';
import type { CliKey } from './say.ts';
import { cliTexts } from './text.en.ts';
import { quoted } from '../saves/input/plain.ts';

/** Functions that load the texts of the command line, by language. */
export const CLI_TEXTS: Readonly<Record<string, () => Promise<Readonly<Record<CliKey, Phrase>>>>> = {
  en: () => Promise.resolve(cliTexts),
};

/** The id of the language with that name. Throws `UsageError` that lists the languages if there is none. */
export function languageOrRefuse(wantedName: string): string {
  const found = findLanguage(wantedName, LANGUAGE_NAMES);
  if (found !== null) return found.id;
  const known = LANGUAGE_NAMES.map(({ id, name }) => `${id} (${name})`).join(', ');
  throw new UsageError(say('cli.no-language', { wanted: quoted(wantedName), known }));
}

/**
 * The id of the language that the arguments or `ORRERY_LANGUAGE` request; `null`: none is requested. It is read before
 * everything else, since help is in that language too. Throws `UsageError` for an unknown language.
 */
export function requestedLanguage(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  const flags = possibleFlags(args);
  const at = flags.findIndex(arg => arg === '--language' || arg.startsWith('--language='));
  const [, joined] = flags[at]?.split('=') ?? [];
  const flag = at < 0 ? undefined : (joined ?? flags[at + 1]);
  const wantedName = flag ?? env.ORRERY_LANGUAGE ?? '';
  return wantedName === '' ? null : languageOrRefuse(wantedName);
}

/** Switches the command line to that language, if it has texts in it. */
export async function switchLanguage(id: string): Promise<void> {
  const texts = Object.hasOwn(CLI_TEXTS, id) ? await CLI_TEXTS[id]?.() : undefined;
  if (texts !== undefined) setLanguage(id, texts);
}

/** The id of the language of the command line if none is requested. */
export function environmentLanguage(env: Readonly<Record<string, string | undefined>>): string {
  return defaultLanguage(env, LANGUAGE_NAMES);
}
