import { createTeller } from '../kernel/phrases.ts';
import { asSaid } from '../kernel/told-error.ts';
import { words } from '../kernel/words.ts';
import type { Param, Words } from '../kernel/words.ts';
import { saveTexts } from './text.en.ts';

/** A key of the texts about saves. */
export type SaveKey = keyof typeof saveTexts;

/** Words about saves: a wrong key does not compile. */
export function say(key: SaveKey, params?: Readonly<Record<string, Param>>): Words {
  return words(key, params);
}

/** Tells words about saves in English. */
export const saveTeller = createTeller(saveTexts, []);

/** What a check of data says: one of ours by its key, one of the library's as it is. */
export function faultWords(message: string): Words {
  return Object.hasOwn(saveTexts, message) ? words(message) : asSaid(message);
}
