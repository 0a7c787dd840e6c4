import type { Catalogue, Formatter, Texts } from '../kernel/words/format.ts';
import { createFormatter } from '../kernel/words/format.ts';
import { message } from '../kernel/words/message.ts';
import type { Param, Message } from '../kernel/words/message.ts';
import { cliTexts } from './text.en.ts';

/** A key of the command line's texts. */
export type CliKey = keyof typeof cliTexts;

/** Makes a message with a text of the command line; a wrong key does not compile. */
export function say(key: CliKey, params?: Readonly<Record<string, Param>>): Message {
  return message(key, params);
}

/** The current language of the command line, with its texts and its formatter. */
let currentLanguage = languageWithFormatter('en', cliTexts);

/** Switches the language of the command line. */
export function setLanguage(id: string, texts: Catalogue): void {
  currentLanguage = languageWithFormatter(id, texts);
}

function languageWithFormatter(
  id: string,
  texts: Catalogue,
): { readonly id: string; readonly texts: Catalogue; readonly format: Formatter } {
  return { id, texts, format: createFormatter(texts, [], id) };
}

/** The id of the current language of the command line. */
export function currentLanguageId(): string {
  return currentLanguage.id;
}

/** Formats the command line's messages in its current language. */
export const format: Formatter = told => currentLanguage.format(told);

/** One of the command line's texts without parameters, in its current language. */
export function text(key: CliKey): string {
  return format(say(key));
}

/** The most characters of typed text that a message quotes. */
const MAX_QUOTE_LENGTH = 60;

/** Cuts a typed text if it is long. */
export function shortened(typed: string): string {
  return typed.length > MAX_QUOTE_LENGTH ? `${typed.slice(0, MAX_QUOTE_LENGTH)}…` : typed;
}

/** Loads the texts of a game in the current language of the command line, or in English if the game has no others. */
export async function textsOf({ texts }: { readonly texts: Texts }): Promise<Catalogue> {
  return (await texts.others?.[currentLanguage.id]?.()) ?? texts.en;
}

/** Makes a formatter for the command line's texts and a game's. */
export function cliFormatter(game: Catalogue, names: readonly string[] = []): Formatter {
  return createFormatter({ ...game, ...currentLanguage.texts }, names, currentLanguage.id);
}
