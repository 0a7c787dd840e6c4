import type { Catalogue, Formatter, Texts } from '../kernel/words/format.ts';
import { createFormatter } from '../kernel/words/format.ts';
import { message } from '../kernel/words/message.ts';
import type { Param, Message } from '../kernel/words/message.ts';
import { cliTexts } from './text.en.ts';

/** A key of the command line's texts. */
export type CliKey = keyof typeof cliTexts;

/** Words of the command line: a wrong key does not compile. */
export function say(key: CliKey, params?: Readonly<Record<string, Param>>): Message {
  return message(key, params);
}

/** What the command line speaks: one language for as long as the program runs. */
let spoken = speech('en', cliTexts);

/** From now on the command line speaks that language. */
export function speakIn(id: string, texts: Catalogue): void {
  spoken = speech(id, texts);
}

function speech(
  id: string,
  texts: Catalogue,
): { readonly id: string; readonly texts: Catalogue; readonly format: Formatter } {
  return { id, texts, format: createFormatter(texts, [], id) };
}

/** The id of the language that the command line speaks. */
export function languageSpoken(): string {
  return spoken.id;
}

/** Tells the command line's words in the language that it speaks. */
export const format: Formatter = told => spoken.format(told);

/** One of the command line's own texts, in the language that it speaks. */
export function text(key: CliKey): string {
  return format(say(key));
}

/** What somebody typed is quoted up to this length. */
const LONGEST_QUOTE = 60;

/** What somebody typed, cut when it is long. */
export function shortened(typed: string): string {
  return typed.length > LONGEST_QUOTE ? `${typed.slice(0, LONGEST_QUOTE)}…` : typed;
}

/** The catalogue of a game in the language that the command line speaks; in English where the game has no other. */
export async function textsOf({ texts }: { readonly texts: Texts }): Promise<Catalogue> {
  return (await texts.others?.[spoken.id]?.()) ?? texts.en;
}

/** A formatter of the command line's texts and of a game's. */
export function cliFormatter(game: Catalogue, names: readonly string[] = []): Formatter {
  return createFormatter({ ...game, ...spoken.texts }, names, spoken.id);
}
