/** What a typed character means among the keys of a question's rows. */
export type TypedKey =
  | { readonly is: 'row'; readonly at: number }
  /** The beginning of a key of several. */
  | { readonly is: 'begun'; readonly typed: string }
  /** No row has such a key, whatever follows. As long as it is open, what follows belongs to it. */
  | { readonly is: 'wrong'; readonly typed: string; readonly isOpen: boolean };

/**
 * Adds a typed character to the beginning of a row's key; `null`: it can't be part of any key. After a mistyped
 * beginning, the characters that would have followed are ignored with it, so that none of them counts as another key.
 */
export function typedKey(before: string, key: string, keys: readonly (string | null)[]): TypedKey | null {
  if (!/^[A-Z0-9]$/.test(key)) return null;
  const typed = before + key;
  const at = keys.indexOf(typed);
  if (at >= 0) return { is: 'row', at };
  if (keys.some(each => each?.startsWith(typed) === true)) return { is: 'begun', typed };
  const isOpen = goesOn(typed, keys);
  return before === '' && !isOpen ? null : { is: 'wrong', typed, isOpen };
}

/**
 * Whether more characters would follow: digits follow a capital if any key is like that, and a digit if a longer key of
 * the same form exists. Keys with the same first character are compared, or else keys with two characters.
 */
function goesOn(typed: string, keys: readonly (string | null)[]): boolean {
  const long = keys.flatMap(each => (each !== null && each.length > 1 ? [each] : []));
  if (/[A-Z]$/.test(typed)) return long.some(each => /^[A-Z]/.test(each));
  const alike = long.filter(each => each.startsWith(typed.charAt(0)));
  const models = alike.length > 0 ? alike : long.filter(each => each.length === 2);
  const form = formOf(typed);
  return models.some(each => each.length > typed.length && formOf(each).startsWith(form));
}

/** The form of a key, with `A` for each capital and `1` for each digit. */
function formOf(key: string): string {
  return key.replace(/[A-Z]/g, 'A').replace(/\d/g, '1');
}
