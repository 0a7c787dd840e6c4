import type { Formatter } from '../words/format.ts';
import { kernelFormatter, UserError } from '../words/user-error.ts';
import type { Message } from '../words/message.ts';

export { literal, messageFor, messageOf } from '../words/user-error.ts';

/** Why the kernel refused a request. A refused request changes nothing. */
export type RefusalCode =
  | 'over' // the match has ended
  | 'busy' // the rules are still carrying out an answer: the request came from within a beat
  | 'stale' // the answer names a decision that is not the pending one
  | 'not-an-option'
  | 'blocked'
  | 'not-in-range'
  | 'cannot-undo'
  | 'cannot-redo'
  | 'cannot-take-back'
  | 'bad-seat'
  | 'bad-options'
  | 'bad-state';

/** The error for a refused request, with a message that tells a person what to do. */
export class Refusal extends UserError {
  readonly code: RefusalCode;

  /** `english`: formats the words in English; absent: the kernel's own texts are used. */
  constructor(code: RefusalCode, words: Message, { english = kernelFormatter, ...options }: RefusalOptions = {}) {
    super(words, english, options);
    this.name = 'Refusal';
    this.code = code;
  }
}

interface RefusalOptions extends ErrorOptions {
  readonly english?: Formatter;
}

/**
 * The error for a bug in the rules, such as a dead end or a broken state. The match has been reset to before the
 * answer.
 */
export class RuleFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RuleFault';
  }
}
