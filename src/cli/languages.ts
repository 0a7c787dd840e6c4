import type { Phrase } from '../kernel/words/format.ts';
import { LANGUAGE_NAMES, languageMeant, usualLanguage } from '../kernel/words/languages.ts';
import { flagsOf } from './ahead.ts';
import { UsageError } from './exit.ts';
import { say, speakIn } from './say.ts';
import type { CliKey } from './say.ts';
import { cliTexts } from './text.en.ts';
import { quoted } from '../saves/input/plain.ts';

/** The words of the command line, by language. */
export const CLI_TEXTS: Readonly<Record<string, () => Promise<Readonly<Record<CliKey, Phrase>>>>> = {
  en: () => Promise.resolve(cliTexts),
};

/** The language that somebody has asked for by name. Throws `UsageError` that lists those there are. */
export function languageOrRefuse(wanted: string): string {
  const found = languageMeant(wanted, LANGUAGE_NAMES);
  if (found !== null) return found.id;
  const known = LANGUAGE_NAMES.map(({ id, name }) => `${id} (${name})`).join(', ');
  throw new UsageError(say('cli.no-language', { wanted: quoted(wanted), known }));
}

/**
 * The language that the command line or `ORRERY_LANGUAGE` ask for; `null`: neither does. Looked for before all else,
 * since help is told in it too. Throws `UsageError` for one that is not there.
 */
export function languageAsked(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  const flags = flagsOf(args);
  const at = flags.findIndex(arg => arg === '--language' || arg.startsWith('--language='));
  const [, joined] = flags[at]?.split('=') ?? [];
  const flag = at < 0 ? undefined : (joined ?? flags[at + 1]);
  const wanted = flag ?? env.ORRERY_LANGUAGE ?? '';
  return wanted === '' ? null : languageOrRefuse(wanted);
}

/** From now on the command line speaks that language; English where it has no words of its own for it. */
export async function speak(id: string): Promise<void> {
  const texts = Object.hasOwn(CLI_TEXTS, id) ? await CLI_TEXTS[id]?.() : undefined;
  if (texts !== undefined) speakIn(id, texts);
}

/** The language that a command speaks when nobody has asked for one. */
export function languageByDefault(env: Readonly<Record<string, string | undefined>>): string {
  return usualLanguage(env, LANGUAGE_NAMES);
}
