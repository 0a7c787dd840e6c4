import { ToldError } from '../kernel/told-error.ts';
import type { Words } from '../kernel/words.ts';
import { harmless, harmlessWords } from './plain.ts';
import { saveTeller } from './say.ts';

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
  | 'bad-name';

/** A save that can't be read or written; it says what is wrong and what to do, in one or two lines. */
export class SaveFault extends ToldError {
  readonly code: SaveFaultCode;

  constructor(code: SaveFaultCode, told: Words, options?: ErrorOptions) {
    const sound = harmlessWords(told);
    super(sound, words => harmless(saveTeller(words)), options);
    this.name = 'SaveFault';
    this.code = code;
  }
}

/** The system's own word for what failed: "EACCES: permission denied", without the path. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message.split(',')[0] ?? error.message;
}
