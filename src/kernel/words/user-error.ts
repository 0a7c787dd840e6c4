import { createFormatter } from './format.ts';
import type { Formatter } from './format.ts';
import { kernelTexts } from './text.en.ts';
import { message } from './message.ts';
import type { Message } from './message.ts';

/** Formats the kernel's own messages in English. */
export const kernelFormatter: Formatter = createFormatter(kernelTexts, []);

/**
 * An error shown to people. `words` can be formatted in their language; `message` is the English text, for programs.
 */
export class UserError extends Error {
  readonly words: Message;

  /** `english` formats the words. */
  constructor(words: Message, english: Formatter, options?: ErrorOptions) {
    super(english(words), options);
    this.words = words;
  }
}

/** Makes words for a text that is in no catalogue, such as an error of the system or a part of untrusted data. */
export function literal(text: string): Message {
  return message('kernel.as-said', { text });
}

/** The words for any thrown value, for people to read. For an error without words they are its own text. */
export function messageFor(error: unknown): Message {
  return error instanceof UserError ? error.words : literal(messageOf(error));
}

/** The English message of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
