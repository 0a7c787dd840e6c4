import type { Catalogue } from '../kernel/game.ts';
import { createTeller } from '../kernel/phrases.ts';
import type { Teller } from '../kernel/phrases.ts';
import { words } from '../kernel/words.ts';
import type { Param, Words } from '../kernel/words.ts';
import { cliTexts } from './text.en.ts';

/** A key of the command line's texts. */
export type CliKey = keyof typeof cliTexts;

/** Words of the command line: a wrong key does not compile. */
export function say(key: CliKey, params?: Readonly<Record<string, Param>>): Words {
  return words(key, params);
}

/** A teller of the command line's words and, where one is given, of a game's. */
export function cliTeller(game: Catalogue = {}, names: readonly string[] = []): Teller {
  return createTeller({ ...game, ...cliTexts }, names);
}
