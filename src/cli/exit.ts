import { UserError } from '../kernel/words/user-error.ts';
import type { Message } from '../kernel/words/message.ts';
import { format } from './say.ts';

/** How the program ends: 0 fine, 1 failed, 2 wrong usage, 70 a fault of its own, 130 interrupted. */
export const EXIT = { fine: 0, failed: 1, usage: 2, fault: 70, interrupted: 130 } as const;

/** A way of calling the program that can't work; its words say what to do instead. */
export class UsageError extends UserError {
  constructor(words: Message) {
    super(words, format);
    this.name = 'UsageError';
  }
}

/** Something that a sound call could not do, in one or two lines. */
export class Failure extends UserError {
  constructor(words: Message) {
    super(words, format);
    this.name = 'Failure';
  }
}
