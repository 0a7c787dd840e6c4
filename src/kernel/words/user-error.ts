import { createFormatter } from './format.ts';
import type { Formatter } from './format.ts';
import { kernelTexts } from './text.en.ts';
import { message } from './message.ts';
import type { Message } from './message.ts';

/** Tells what the kernel itself says, in English. */
export const kernelFormatter: Formatter = createFormatter(kernelTexts, []);

/**
 * An error that people read: in their language by its `words`; its `message` says the same in English, for programs.
 */
export class UserError extends Error {
  readonly words: Message;

  /** `english` knows the words. */
  constructor(words: Message, english: Formatter, options?: ErrorOptions) {
    super(english(words), options);
    this.words = words;
  }
}

/** A text that stands in no catalogue: what the system says, or which part of a stranger's data is wrong. */
export function literal(text: string): Message {
  return message('kernel.as-said', { text });
}

/**
 * The message of anything thrown, for people to read; an error without a message of the catalogue gives its own text.
 */
export function messageFor(error: unknown): Message {
  return error instanceof UserError ? error.words : literal(messageOf(error));
}

/** The English message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
