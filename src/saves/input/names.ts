import * as v from 'valibot';
import { isPrintable } from './plain.ts';
import type { SaveKey } from './say.ts';

/**
 * An emoji that is made of several: a family, a skin colour, a keycap, a red heart. Terminals give such a one from one
 * cell to eight.
 */
const JOINED = /\p{Extended_Pictographic}[\u200d\ufe0f\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|\u20e3/u;

/** What nobody sees: fillers, joiners, marks of direction, the blank of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Nothing but accents, which need a letter to stand on. */
const ONLY_ACCENTS = /^\s*\p{M}[\p{M}\s]*$/u;

/**
 * A name for somebody who sits down: people must be able to see it, and terminals must agree how wide it is. What
 * stands in a save already may be less than that (`personName`). The messages are keys of the texts about saves.
 */
export const newName = v.pipe(
  v.string(),
  v.minLength(1, 'save.name.empty' satisfies SaveKey),
  v.maxLength(24, 'save.name.long' satisfies SaveKey),
  v.check(name => !JOINED.test(name), 'save.name.joined' satisfies SaveKey),
  v.check(name => !INVISIBLE.test(name), 'save.name.invisible' satisfies SaveKey),
  v.check(name => !ONLY_ACCENTS.test(name), 'save.name.accents' satisfies SaveKey),
  v.check(isPrintable, 'save.name.control' satisfies SaveKey),
  v.check(name => name.trim() === name, 'save.name.blank' satisfies SaveKey),
);

/**
 * The first name that two seats have, be it written with other characters that look the same; `null`: each has its own.
 */
export function nameTwice(names: readonly string[]): string | null {
  const composed = names.map(name => name.normalize('NFC'));
  return names.find((_, seat) => composed.indexOf(composed[seat] ?? '') !== seat) ?? null;
}
