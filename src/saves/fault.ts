import { harmless } from './plain.ts';

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

/** A save that can't be read or written; the message says what is wrong and what to do, in one or two lines. */
export class SaveFault extends Error {
  readonly code: SaveFaultCode;

  constructor(code: SaveFaultCode, message: string, options?: ErrorOptions) {
    super(harmless(message), options);
    this.name = 'SaveFault';
    this.code = code;
  }
}

/** The system's own word for what failed: "EACCES: permission denied", without the path. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message.split(',')[0] ?? error.message;
}
