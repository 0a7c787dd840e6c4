import { freeze } from './copy.ts';

/**
 * A pure function of an id that is worked out once for each id, for what never changes: names, addresses. What it gives
 * is shared, and therefore frozen; it may stand in options and events, but not in a state, which is a tree.
 */
export function once<Id extends string | number, Value>(make: (id: Id) => Value): (id: Id) => Value {
  return memoized(id => freeze(make(id)));
}

/** The same within one question: what it gives is its own, and goes with it. */
export function memoized<Id extends string | number, Value>(make: (id: Id) => Value): (id: Id) => Value {
  const made = new Map<Id, Value>();
  return id => {
    const known = made.get(id);
    if (known !== undefined) return known;
    const value = make(id);
    made.set(id, value);
    return value;
  };
}

/** What may never be asked for: it is worked out by the first who does, and kept for the others. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => (made ??= make());
}
