/** Named figures of a position, as one seat sees it. */
export type Features = Readonly<Record<string, number>>;

/** The weight of each feature in the logarithm of the odds; `constant` is added in every position. */
export interface Weights {
  readonly constant: number;
  readonly features: Features;
}

/** The chance, 0 to 1, that a logistic model gives a position. A feature without a weight counts nothing. */
export function chanceBy({ constant, features }: Weights, position: Features): number {
  let sum = constant;
  for (const [name, weight] of Object.entries(features)) sum += weight * (position[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
