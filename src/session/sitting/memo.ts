/** The last computed value, kept while its inputs are the same. */
export class Memo<Value> {
  #last: { readonly from: readonly unknown[]; readonly value: Value } | null = null;

  /** The value for the inputs `from`: the last one if each input is identical, else the result of `make`. */
  of(from: readonly unknown[], make: () => Value): Value {
    const last = this.#last;
    if (last?.from.length === from.length && last.from.every((part, at) => Object.is(part, from[at])))
      return last.value;
    const value = make();
    this.#last = { from, value };
    return value;
  }
}
