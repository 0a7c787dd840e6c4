import { createFormatter } from '../kernel/words/format.ts';
import { message } from '../kernel/words/message.ts';
import type { Param, Message } from '../kernel/words/message.ts';
import { protocolTexts } from './text.en.ts';

/** A key of the protocol's texts. */
type ProtocolKey = keyof typeof protocolTexts;

/** Words of the protocol: a wrong key does not compile. */
export function say(key: ProtocolKey, params?: Readonly<Record<string, Param>>): Message {
  return message(key, params);
}

/** Tells the protocol's words in English, as its replies do. */
export const protocolFormatter = createFormatter(protocolTexts, []);
