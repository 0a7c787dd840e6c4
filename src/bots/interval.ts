/** The z-score for a 95 % confidence interval. */
const Z = 1.959964;

/** The 95 % Wilson confidence interval for the proportion `wins / tries`; the range from 0 to 1 if `tries` is 0. */
export function wilson(wins: number, tries: number): readonly [low: number, high: number] {
  if (tries === 0) return [0, 1];
  const share = wins / tries;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * tries)) / (1 + z2 / tries);
  const half = (Z * Math.sqrt((share * (1 - share)) / tries + z2 / (4 * tries * tries))) / (1 + z2 / tries);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
