/** What the keys of a question make of one more key. */
export type TypedKey =
  | { readonly is: 'row'; readonly at: number }
  /** The beginning of a key of several. */
  | { readonly is: 'begun'; readonly typed: string }
  /** No row has such a key, whatever follows. As long as it is open, what follows belongs to it. */
  | { readonly is: 'wrong'; readonly typed: string; readonly isOpen: boolean };

/**
 * One more key after what was typed; `null`: it is no part of a key of a row. What fits nothing takes all that would
 * have followed with it, so that the end of a mistyped key is never taken as another key.
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
 * Whether more would follow: a capital is followed by a digit where any key goes so, a digit where a key of that form
 * is longer: one with the same first sign, else one of two.
 */
function goesOn(typed: string, keys: readonly (string | null)[]): boolean {
  const long = keys.flatMap(each => (each !== null && each.length > 1 ? [each] : []));
  if (/[A-Z]$/.test(typed)) return long.some(each => /^[A-Z]/.test(each));
  const alike = long.filter(each => each.startsWith(typed.charAt(0)));
  const models = alike.length > 0 ? alike : long.filter(each => each.length === 2);
  const form = formOf(typed);
  return models.some(each => each.length > typed.length && formOf(each).startsWith(form));
}

/** Capitals and digits without which they are. */
function formOf(key: string): string {
  return key.replace(/[A-Z]/g, 'A').replace(/\d/g, '1');
}
