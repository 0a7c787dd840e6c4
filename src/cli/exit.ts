import { UserError } from '../kernel/words/user-error.ts';
import type { Message } from '../kernel/words/message.ts';
import { format } from './say.ts';

/** The exit codes of the program: 0 fine, 1 failed, 2 wrong usage, 70 a bug in the program, 130 interrupted. */
export const EXIT = { fine: 0, failed: 1, usage: 2, fault: 70, interrupted: 130 } as const;

/** The error for a wrong call of the program. Its message says what to do instead. */
export class UsageError extends UserError {
  constructor(words: Message) {
    super(words, format);
    this.name = 'UsageError';
  }
}

/** The error for a correct call that failed. Its message has one or two lines. */
export class CommandFailure extends UserError {
  constructor(words: Message) {
    super(words, format);
    this.name = 'Failure';
  }
}
