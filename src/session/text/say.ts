import type { Catalogue, Formatter } from '../../kernel/words/format.ts';
import { createFormatter, joinedWith } from '../../kernel/words/format.ts';
import { message } from '../../kernel/words/message.ts';
import type { Param, Message } from '../../kernel/words/message.ts';
import { sessionTexts } from './text.en.ts';
import type { SessionKey } from './text.en.ts';

export type { SessionKey } from './text.en.ts';

/** Words of the catalogue of a sitting: a wrong key does not compile. */
export function say(key: SessionKey, params?: Readonly<Record<string, Param>>): Message {
  return message(key, params);
}

const joined = joinedWith(sessionTexts);

/** A formatter of the words of a sitting and of a game's, in English. */
export function sessionFormatter(game: Catalogue, names: readonly string[] = []): Formatter {
  return createFormatter(joined(game), names);
}
