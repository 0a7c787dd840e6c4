/** Numeric features of a position by name, as one seat sees it. */
export type Features = Readonly<Record<string, number>>;

/** The weight of each feature in the log-odds; `constant` is the intercept. */
export interface Weights {
  readonly constant: number;
  readonly features: Features;
}

/** The probability (0 to 1) that a logistic model gives a position. Features without a weight are ignored. */
export function chanceBy({ constant, features }: Weights, position: Features): number {
  let sum = constant;
  for (const [name, weight] of Object.entries(features)) sum += weight * (position[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
