import { UserError } from '../../kernel/words/user-error.ts';
import type { Message } from '../../kernel/words/message.ts';
import { harmless, harmlessMessage } from './plain.ts';
import { saveFormatter } from './say.ts';

/** What is wrong with a save or with the place where saves lie. */
export type SaveFaultCode =
  | 'missing'
  | 'unreadable'
  | 'not-json'
  | 'not-a-save'
  | 'too-large'
  | 'checksum'
  | 'newer'
  | 'unknown-game'
  | 'does-not-fit'
  | 'cannot-write'
  | 'held'
  | 'bad-name';

/** A save that can't be read or written; it says what is wrong and what to do, in one or two lines. */
export class SaveFault extends UserError {
  readonly code: SaveFaultCode;

  constructor(code: SaveFaultCode, words: Message, options?: ErrorOptions) {
    const sound = harmlessMessage(words);
    super(sound, sentence => harmless(saveFormatter(sentence)), options);
    this.name = 'SaveFault';
    this.code = code;
  }
}

/** Whether the system says that there is no such file or folder. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

/** Whether the system gave that code for what failed. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/**
 * The system's own word for what failed: "EACCES: permission denied", without the call and the path; of other errors
 * all that they say.
 */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return /^E[A-Z0-9]+: [^,]+(?=,)/.exec(error.message)?.[0] ?? error.message;
}
