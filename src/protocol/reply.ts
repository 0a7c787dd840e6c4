import { messageOf, Refusal, RuleFault } from '../kernel/match/refusal.ts';
import { SaveFault } from '../saves/input/fault.ts';
import { safeText } from '../saves/input/plain.ts';
import { ProtocolFault } from './fault.ts';

/** A reply to a request, written as one line of JSON. */
export type Reply = Readonly<Record<string, unknown>>;

/** Makes an error reply: a code for programs and a sentence for people, which is cut because it may quote a request. */
export function errorReply(error: unknown): Reply {
  return { ok: false, error: { code: codeOf(error), message: safeText(messageOf(error)) } };
}

/** The error code of a failed request. An internal error in one match does not end the others. */
function codeOf(error: unknown): string {
  if (error instanceof ProtocolFault || error instanceof Refusal || error instanceof SaveFault) return error.code;
  return error instanceof RuleFault ? 'rule-fault' : 'fault';
}
