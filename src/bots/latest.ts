/**
 * Caches the last `most` results of a pure function by the inputs of each: values, and parts of views, which are the
 * same objects as long as nothing in them changes (`kernel/match/glimpse.ts`). The results are shared and must not be
 * changed.
 */
export function latest<Value extends object>(most: number): (key: readonly unknown[], make: () => Value) => Value {
  const cachedResults: { readonly key: readonly unknown[]; readonly value: Value }[] = [];
  return (key, make) => {
    const [newest] = cachedResults;
    if (newest !== undefined && isSameKey(newest.key, key)) return newest.value;
    const foundIndex = cachedResults.findIndex(one => isSameKey(one.key, key));
    const cachedResult = foundIndex < 0 ? { key, value: make() } : cachedResults[foundIndex];
    if (cachedResult === undefined) return make();
    if (foundIndex >= 0) cachedResults.splice(foundIndex, 1);
    cachedResults.unshift(cachedResult);
    if (cachedResults.length > most) cachedResults.pop();
    return cachedResult.value;
  };
}

function isSameKey(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}
