import type * as v from 'valibot';
import { createTeller } from '../kernel/words/format.ts';
import { issueWords } from '../kernel/words/issues.ts';
import { words } from '../kernel/words/message.ts';
import type { Param, Words } from '../kernel/words/message.ts';
import { saveTexts } from './text.en.ts';

/** A key of the texts about saves. */
export type SaveKey = keyof typeof saveTexts;

/** Words about saves: a wrong key does not compile. */
export function say(key: SaveKey, params?: Readonly<Record<string, Param>>): Words {
  return words(key, params);
}

/** Tells words about saves in English. */
export const saveTeller = createTeller(saveTexts, []);

/** What a check of data found: in our own words, be it by a key of these texts. */
export function faultWords(issue: v.BaseIssue<unknown>): Words {
  const { message } = issue;
  return Object.hasOwn(saveTexts, message) ? words(message) : issueWords(issue);
}
