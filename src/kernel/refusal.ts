/** Why the kernel turned something down; nothing has changed when it did. */
export type RefusalCode =
  | 'over' // the match has ended
  | 'busy' // the rules are still carrying out an answer: asked for from within a beat
  | 'stale' // the answer names another decision than the one that is pending
  | 'not-an-option'
  | 'blocked'
  | 'not-in-range'
  | 'cannot-undo'
  | 'cannot-redo'
  | 'cannot-take-back'
  | 'bad-seat'
  | 'bad-options'
  | 'bad-state';

/** A request that was turned down, with a message a person can act on. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Refusal';
    this.code = code;
  }
}

/** A fault in the rules themselves: a dead end, a broken state. The match is back where it was before the answer. */
export class RuleFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RuleFault';
  }
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
