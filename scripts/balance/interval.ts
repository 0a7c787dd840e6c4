/** The quartiles of some numbers: of an even number of them the lower one in the middle. */
export function quartiles(numbers: readonly number[]): readonly [low: number, middle: number, high: number] {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.ceil(part * sorted.length) - 1] ?? 0;
  return [at(0.25), at(0.5), at(0.75)];
}
