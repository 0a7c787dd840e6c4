import type * as v from 'valibot';
import { createFormatter } from '../../kernel/words/format.ts';
import { issueMessage } from '../../kernel/words/issues.ts';
import { message } from '../../kernel/words/message.ts';
import type { Param, Message } from '../../kernel/words/message.ts';
import { saveTexts } from './text.en.ts';

/** A key of the texts about saves. */
export type SaveKey = keyof typeof saveTexts;

/** Makes a message with a text about saves; a wrong key does not compile. */
export function say(key: SaveKey, params?: Readonly<Record<string, Param>>): Message {
  return message(key, params);
}

/** Formats messages about saves in English. */
export const saveFormatter = createFormatter(saveTexts, []);

/** The message for an issue that a check of data has found: the text with the issue's key, or our own description. */
export function faultMessage(issue: v.BaseIssue<unknown>): Message {
  const { message: key } = issue;
  return Object.hasOwn(saveTexts, key) ? message(key) : issueMessage(issue);
}
