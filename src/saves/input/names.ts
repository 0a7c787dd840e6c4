import * as v from 'valibot';
import { isPrintable } from './plain.ts';
import type { SaveKey } from './say.ts';

/**
 * Matches an emoji made of several characters, such as a family, a skin colour, a keycap or a red heart. Terminals
 * disagree about its width, from one cell to eight.
 */
const JOINED_EMOJI = /\p{Extended_Pictographic}[\u200d\ufe0f\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|\u20e3/u;

/** Matches an invisible character: a filler, a joiner, a direction mark, or the blank Braille pattern. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Matches a text of only accents, without a letter below them. */
const ONLY_ACCENTS = /^\s*\p{M}[\p{M}\s]*$/u;

/**
 * The shape of a name for a new player: people must be able to see it, and terminals must agree on its width. Names in
 * existing saves are checked less strictly (`personName`). The messages are keys of the texts about saves.
 */
export const newName = v.pipe(
  v.string(),
  v.minLength(1, 'save.name.empty' satisfies SaveKey),
  v.maxLength(24, 'save.name.long' satisfies SaveKey),
  v.check(name => !JOINED_EMOJI.test(name), 'save.name.joined' satisfies SaveKey),
  v.check(name => !INVISIBLE.test(name), 'save.name.invisible' satisfies SaveKey),
  v.check(name => !ONLY_ACCENTS.test(name), 'save.name.accents' satisfies SaveKey),
  v.check(isPrintable, 'save.name.control' satisfies SaveKey),
  v.check(name => name.trim() === name, 'save.name.blank' satisfies SaveKey),
);

/**
 * The first name that two seats share, even if written with different characters that look the same; `null` if there is
 * none.
 */
export function nameTwice(names: readonly string[]): string | null {
  const normalizedNames = names.map(name => name.normalize('NFC'));
  return names.find((_, seat) => normalizedNames.indexOf(normalizedNames[seat] ?? '') !== seat) ?? null;
}
