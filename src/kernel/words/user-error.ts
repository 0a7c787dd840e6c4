import { createTeller } from './format.ts';
import type { Teller } from './format.ts';
import { kernelTexts } from './text.en.ts';
import { words } from './message.ts';
import type { Words } from './message.ts';

/** Tells what the kernel itself says, in English. */
export const kernelTeller: Teller = createTeller(kernelTexts, []);

/** An error that people read: in their language by its `words`; its `message` says the same in English, for programs. */
export class ToldError extends Error {
  readonly words: Words;

  /** `english` knows the words. */
  constructor(told: Words, english: Teller, options?: ErrorOptions) {
    super(english(told), options);
    this.words = told;
  }
}

/** A text that stands in no catalogue: what the system says, or which part of a stranger's data is wrong. */
export function asSaid(text: string): Words {
  return words('kernel.as-said', { text });
}

/** What an error says, whatever was thrown, for people to read: what has no words of its own says its message as it is. */
export function errorWords(error: unknown): Words {
  return error instanceof ToldError ? error.words : asSaid(messageOf(error));
}

/** What an error says in English, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
