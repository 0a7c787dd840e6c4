import type { Teller } from '../words/format.ts';
import { kernelTeller, ToldError } from '../words/user-error.ts';
import type { Words } from '../words/message.ts';

export { asSaid, errorWords, messageOf } from '../words/user-error.ts';

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
export class Refusal extends ToldError {
  readonly code: RefusalCode;

  /** `english` knows the words; absent: they are the kernel's own. */
  constructor(code: RefusalCode, told: Words, { english = kernelTeller, ...options }: RefusalOptions = {}) {
    super(told, english, options);
    this.name = 'Refusal';
    this.code = code;
  }
}

interface RefusalOptions extends ErrorOptions {
  readonly english?: Teller;
}

/** A fault in the rules themselves: a dead end, a broken state. The match is back where it was before the answer. */
export class RuleFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RuleFault';
  }
}
