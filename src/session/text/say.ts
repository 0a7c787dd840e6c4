import type { Catalogue, Formatter } from '../../kernel/words/format.ts';
import { createFormatter, joinedWith } from '../../kernel/words/format.ts';
import { message } from '../../kernel/words/message.ts';
import type { Param, Message } from '../../kernel/words/message.ts';
import { sessionTexts } from './text.en.ts';
import type { SessionKey } from './text.en.ts';

export type { SessionKey } from './text.en.ts';

/** Makes a message with a text of the session; a wrong key does not compile. */
export function say(key: SessionKey, params?: Readonly<Record<string, Param>>): Message {
  return message(key, params);
}

const joinedWithGame = joinedWith(sessionTexts);

/** Makes a formatter for the English texts of a session and of a game. */
export function sessionFormatter(game: Catalogue, names: readonly string[] = []): Formatter {
  return createFormatter(joinedWithGame(game), names);
}
