import { createFormatter } from '../kernel/words/format.ts';
import { message } from '../kernel/words/message.ts';
import type { Param, Message } from '../kernel/words/message.ts';
import { protocolTexts } from './text.en.ts';

/** A key of the protocol's texts. */
type ProtocolKey = keyof typeof protocolTexts;

/** Makes a message with a text of the protocol; a wrong key does not compile. */
export function say(key: ProtocolKey, params?: Readonly<Record<string, Param>>): Message {
  return message(key, params);
}

/** Formats the protocol's messages in English, the language of its replies. */
export const protocolFormatter = createFormatter(protocolTexts, []);
