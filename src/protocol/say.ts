import { createTeller } from '../kernel/words/format.ts';
import { words } from '../kernel/words/message.ts';
import type { Param, Words } from '../kernel/words/message.ts';
import { protocolTexts } from './text.en.ts';

/** A key of the protocol's texts. */
export type ProtocolKey = keyof typeof protocolTexts;

/** Words of the protocol: a wrong key does not compile. */
export function say(key: ProtocolKey, params?: Readonly<Record<string, Param>>): Words {
  return words(key, params);
}

/** Tells the protocol's words in English, as its replies do. */
export const protocolTeller = createTeller(protocolTexts, []);
