/** What was worked out last, as long as all that it came from is the same. */
export class Memo<Value> {
  #last: { readonly from: readonly unknown[]; readonly value: Value } | null = null;

  /**
   * The value that comes from `from`: the last one where each part of that is the very same, else what `make` gives.
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
