import type { Features, Weights } from '../../../src/bots/logistic.ts';

/** A position of a match, and how the match ended for the seat that sees it. */
export interface Sample {
  /** The number of its match: all positions of a match are fitted on, or held out, together. */
  readonly match: number;
  /** How far the match has gone, 0 to 1, known when it has ended. */
  readonly progress: number;
  readonly features: Features;
  /** What the game's own value says: the chance of the seat, 0 to 1; `null`: it has none. */
  readonly value: number | null;
  /** The share of the seat in the victory, 0 to 1. */
  readonly share: number;
}

/** How far the figures of features may grow: a penalty on the square of each weight, in positions. */
const RIDGE = 1;
const STEPS = 25;

/**
 * The logistic model that fits the samples best, by Newton's method; features are scaled to unit deviation for the
 * penalty, and the weights returned are those of the features as they are.
 */
export function fit(samples: readonly Sample[], names: readonly string[]): Weights {
  const scales = names.map(name => deviation(samples.map(({ features }) => features[name] ?? 0)));
  const rows = samples.map(({ features }) => [
    1,
    ...names.map((name, at) => (features[name] ?? 0) / (scales[at] ?? 1)),
  ]);
  let weights = rows[0]?.map(() => 0) ?? [];
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -RIDGE * weight));
    const curvature: number[][] = weights.map((_, at) => weights.map((__, to) => (at === to && at > 0 ? RIDGE : 1e-9)));
    for (const [index, row] of rows.entries()) {
      const chance = 1 / (1 + Math.exp(-dot(row, weights)));
      const miss = (samples[index]?.share ?? 0) - chance;
      for (const [at, value] of row.entries()) {
        gradient[at] = (gradient[at] ?? 0) + miss * value;
        const line = curvature[at] ?? [];
        for (const [to, other] of row.entries()) line[to] = (line[to] ?? 0) + chance * (1 - chance) * value * other;
      }
    }
    const change = solved(curvature, gradient);
    weights = weights.map((weight, at) => weight + (change[at] ?? 0));
  }
  const [constant = 0, ...rest] = weights;
  return {
    constant: rounded(constant),
    features: Object.fromEntries(names.map((name, at) => [name, rounded((rest[at] ?? 0) / (scales[at] ?? 1))])),
  };
}

/** The mean square of what chances miss by: 0 is perfect, 0.25 a coin between two. */
export function brier(samples: readonly Sample[], chanceOf: (sample: Sample) => number): number {
  const sum = samples.reduce((all, sample) => all + (chanceOf(sample) - sample.share) ** 2, 0);
  return sum / Math.max(1, samples.length);
}

/** Solves `matrix` times x = `right` by elimination with pivots; neither is changed. */
export function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (let at = 0; at < size; at += 1) {
    let pivot = at;
    for (let other = at + 1; other < size; other += 1)
      if (Math.abs(rows[other]?.[at] ?? 0) > Math.abs(rows[pivot]?.[at] ?? 0)) pivot = other;
    const taken = rows[pivot] ?? [];
    rows[pivot] = rows[at] ?? [];
    rows[at] = taken;
    for (let other = 0; other < size; other += 1) {
      const row = rows[other] ?? [];
      const factor = other === at ? 0 : (row[at] ?? 0) / (taken[at] ?? 1);
      if (factor !== 0) for (let to = at; to <= size; to += 1) row[to] = (row[to] ?? 0) - factor * (taken[to] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

/** The standard deviation; 1 where all values are alike. */
function deviation(values: readonly number[]): number {
  const count = Math.max(1, values.length);
  const middle = values.reduce((sum, value) => sum + value, 0) / count;
  const square = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / count;
  return square > 1e-12 ? Math.sqrt(square) : 1;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
