import { UserError } from '../../kernel/words/user-error.ts';
import type { Message } from '../../kernel/words/message.ts';
import { safeText, safeMessage } from './plain.ts';
import { saveFormatter } from './say.ts';

/** What is wrong with a save, or with the saves folder. */
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

/**
 * The error for a save that can't be read or written. The message says what is wrong and what to do, in one or two
 * lines.
 */
export class SaveFault extends UserError {
  readonly code: SaveFaultCode;

  constructor(code: SaveFaultCode, words: Message, options?: ErrorOptions) {
    const safeWords = safeMessage(words);
    super(safeWords, sentence => safeText(saveFormatter(sentence)), options);
    this.name = 'SaveFault';
    this.code = code;
  }
}

/** Whether an error says that a file or folder does not exist. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

/** Whether an error is a system error with that code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/**
 * The reason in a system error: "EACCES: permission denied", without the call and the path. For other errors, the whole
 * message.
 */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return /^E[A-Z0-9]+: [^,]+(?=,)/.exec(error.message)?.[0] ?? error.message;
}
