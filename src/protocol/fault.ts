import { UserError } from '../kernel/words/user-error.ts';
import type { Message } from '../kernel/words/message.ts';
import { protocolFormatter } from './say.ts';

/** The error codes for bad requests. Client programs depend on these codes, so none is ever renamed. */
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

/** The error for a request that is wrong or can't be carried out. The request has changed nothing. */
export class ProtocolFault extends UserError {
  readonly code: ProtocolFaultCode;

  constructor(code: ProtocolFaultCode, words: Message) {
    super(words, protocolFormatter);
    this.name = 'ProtocolFault';
    this.code = code;
  }
}
