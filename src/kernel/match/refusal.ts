import type { Formatter } from '../words/format.ts';
import { kernelFormatter, UserError } from '../words/user-error.ts';
import type { Message } from '../words/message.ts';

export { literal, messageFor, messageOf } from '../words/user-error.ts';

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

/** A request that was turned down, with words that a person can act on. */
export class Refusal extends UserError {
  readonly code: RefusalCode;

  /** `english` knows the words; absent: they are the kernel's own. */
  constructor(code: RefusalCode, words: Message, { english = kernelFormatter, ...options }: RefusalOptions = {}) {
    super(words, english, options);
    this.name = 'Refusal';
    this.code = code;
  }
}

interface RefusalOptions extends ErrorOptions {
  readonly english?: Formatter;
}

/** A fault in the rules themselves: a dead end, a broken state. The match is back where it was before the answer. */
export class RuleFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RuleFault';
  }
}
