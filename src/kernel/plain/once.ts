import { freeze } from './copy.ts';

/**
 * Caches a pure function of an id whose result never changes, such as a name or an address. Results are shared and
 * therefore frozen. They may be used in options and events, but not in a state, whose parts must not be shared.
 */
export function cachedAndFrozen<Id extends string | number, Value>(make: (id: Id) => Value): (id: Id) => Value {
  return cachedById(id => freeze(make(id)));
}

/** Caches a pure function of an id, without freezing the results. For results used within one question. */
export function cachedById<Id extends string | number, Value>(make: (id: Id) => Value): (id: Id) => Value {
  const cacheById = new Map<Id, Value>();
  return id => {
    const cached = cacheById.get(id);
    if (cached !== undefined) return cached;
    const value = make(id);
    cacheById.set(id, value);
    return value;
  };
}

/** Returns a function that computes a value on the first call and caches it, for values that may never be needed. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let lazyValue: Value | null = null;
  return () => (lazyValue ??= make());
}

/** Caches the last computed value as long as its inputs are the same. */
export class Memo<Value> {
  #last: { readonly from: readonly unknown[]; readonly value: Value } | null = null;

  /**
   * Returns the value for the inputs `from`: the cached value if each input is identical, else the result of `make`.
   */
  of(from: readonly unknown[], make: () => Value): Value {
    const last = this.#last;
    if (last?.from.length === from.length && last.from.every((part, at) => Object.is(part, from[at])))
      return last.value;
    const value = make();
    this.#last = { from, value };
    return value;
  }
}
