import { UserError } from '../kernel/words/user-error.ts';
import type { Message } from '../kernel/words/message.ts';
import { protocolFormatter } from './say.ts';

/** What is wrong with a request. Programs at the other end go by these codes: none is ever renamed. */
type ProtocolFaultCode =
  | 'not-json'
  | 'too-long'
  | 'unknown-command'
  | 'bad-request'
  | 'unknown-game'
  | 'unknown-match'
  | 'bad-seat'
  | 'too-many'
  | 'too-large'
  | 'unknown-loading';

/** A fault of a request or of what it asks for; it changed nothing. */
export class ProtocolFault extends UserError {
  readonly code: ProtocolFaultCode;

  constructor(code: ProtocolFaultCode, words: Message) {
    super(words, protocolFormatter);
    this.name = 'ProtocolFault';
    this.code = code;
  }
}
