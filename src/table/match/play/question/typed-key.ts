/** What was typed of a key, and what was typed wrong before it. */
export interface TypedBefore {
  /** The beginning of a key; empty: none. */
  readonly typed: string;
  /** A mistyped key that more characters may belong to; empty: none. */
  readonly mistyped: string;
}

/** What a typed character means among the keys of a question's rows. `mistyped`: as in `TypedBefore`. */
export type TypedKey =
  /** The key of a row. `isDoubtful`: its characters may be the rest of a mistyped key, so it only shows the row. */
  | { readonly is: 'row'; readonly at: number; readonly isDoubtful: boolean }
  /** The beginning of a key with several characters. */
  | { readonly is: 'begun'; readonly typed: string; readonly mistyped: string }
  /** Not the beginning of any key, and dropped at once: the next character begins a key anew. */
  | { readonly is: 'wrong'; readonly typed: string; readonly mistyped: string };

/**
 * Adds a typed character to the beginning of a row's key; `null`: it can't be part of any key. A mistyped beginning is
 * dropped, but the characters that would have followed it take no answer by themselves.
 */
export function typedKey(before: TypedBefore, key: string, keys: readonly (string | null)[]): TypedKey | null {
  if (!/^[A-Z0-9]$/.test(key)) return null;
  const typedText = before.typed + key;
  const chain = before.mistyped === '' ? '' : before.mistyped + key;
  // A capital behind a mistyped capital begins another key.
  const isInChain = chain !== '' && !/[A-Z]{2}$/.test(chain) && isOfKnownForm(chain, keys);
  const rest = isInChain && expectsSecondKey(chain, keys) ? chain : '';
  const rowIndex = keys.indexOf(typedText);
  if (rowIndex >= 0) return { is: 'row', at: rowIndex, isDoubtful: isInChain };
  if (keys.some(each => each?.startsWith(typedText) === true)) return { is: 'begun', typed: typedText, mistyped: rest };
  if (isInChain) return { is: 'wrong', typed: chain, mistyped: rest };
  if (expectsSecondKey(typedText, keys)) return { is: 'wrong', typed: typedText, mistyped: typedText };
  return before.typed === '' ? null : { is: 'wrong', typed: typedText, mistyped: '' };
}

/** Whether a key with this beginning would have the form of another key. */
function isOfKnownForm(typed: string, keys: readonly (string | null)[]): boolean {
  const form = keyFormOf(typed);
  return keys.some(each => each !== null && keyFormOf(each).startsWith(form));
}

/**
 * Whether more characters would follow: digits follow a capital if any key is like that, and a digit if a longer key of
 * the same form exists. Keys with the same first character are compared, or else keys with two characters.
 */
function expectsSecondKey(typed: string, keys: readonly (string | null)[]): boolean {
  const twoCharacterKeys = keys.flatMap(each => (each !== null && each.length > 1 ? [each] : []));
  if (/[A-Z]$/.test(typed)) return twoCharacterKeys.some(each => /^[A-Z]/.test(each));
  const similarKeys = twoCharacterKeys.filter(each => each.startsWith(typed.charAt(0)));
  const exampleKeys = similarKeys.length > 0 ? similarKeys : twoCharacterKeys.filter(each => each.length === 2);
  const keyForm = keyFormOf(typed);
  return exampleKeys.some(each => each.length > typed.length && keyFormOf(each).startsWith(keyForm));
}

/** The form of a key, with `A` for each capital and `1` for each digit. */
function keyFormOf(key: string): string {
  return key.replace(/[A-Z]/g, 'A').replace(/\d/g, '1');
}
