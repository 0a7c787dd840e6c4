/** What a typed character means among the keys of a question's rows. */
export type TypedKey =
  | { readonly is: 'row'; readonly at: number }
  /** The beginning of a key with several characters. */
  | { readonly is: 'begun'; readonly typed: string }
  /** Not the beginning of any key. While `isOpen`, the next character still belongs to the mistyped key. */
  | { readonly is: 'wrong'; readonly typed: string; readonly isOpen: boolean };

/**
 * Adds a typed character to the beginning of a row's key; `null`: it can't be part of any key. After a mistyped
 * beginning, the characters that would have followed are ignored with it, so that none of them counts as another key.
 */
export function typedKey(typedBefore: string, key: string, keys: readonly (string | null)[]): TypedKey | null {
  if (!/^[A-Z0-9]$/.test(key)) return null;
  const typedText = typedBefore + key;
  const rowIndex = keys.indexOf(typedText);
  if (rowIndex >= 0) return { is: 'row', at: rowIndex };
  if (keys.some(each => each?.startsWith(typedText) === true)) return { is: 'begun', typed: typedText };
  const isSecondKeyExpected = expectsSecondKey(typedText, keys);
  return typedBefore === '' && !isSecondKeyExpected
    ? null
    : { is: 'wrong', typed: typedText, isOpen: isSecondKeyExpected };
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
