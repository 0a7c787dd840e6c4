import type { Texts } from '../../../kernel/words/format.ts';
import { en } from './en.ts';
import type { TextKey } from './en.ts';

/**
 * The text catalogues of this game. To add a language, add a folder of files like the English ones, and a line in
 * `others`.
 */
export const texts: Texts<TextKey> = { en, others: {} };
