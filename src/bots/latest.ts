/**
 * Caches the last `most` results of a pure function by the inputs of each: values, and parts of views, which are the
 * same objects as long as nothing in them changes (`kernel/match/glimpse.ts`). The results are shared and must not be
 * changed.
 */
export function latest<Value extends object>(most: number): (key: readonly unknown[], make: () => Value) => Value {
  const known: { readonly key: readonly unknown[]; readonly value: Value }[] = [];
  return (key, make) => {
    const [newest] = known;
    if (newest !== undefined && isSameKey(newest.key, key)) return newest.value;
    const at = known.findIndex(one => isSameKey(one.key, key));
    const found = at < 0 ? { key, value: make() } : known[at];
    if (found === undefined) return make();
    if (at >= 0) known.splice(at, 1);
    known.unshift(found);
    if (known.length > most) known.pop();
    return found.value;
  };
}

function isSameKey(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}
