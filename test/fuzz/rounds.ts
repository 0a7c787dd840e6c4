// The matches of a run are numbered, and each has a seed of its own; but players that seek what was never used must
// know what was. So that the same matches are played however many are played at once, a match knows neither more nor
// less than this: all rounds of matches but the one before its own, and its own answers. Whoever waits for a long match
// of one round can begin with the next meanwhile.

/** This many matches of a run, one after the other, are a round: they know the same. */
export const ROUND = 64;

/** The round of a match. */
export function roundOf(number: number): number {
  return Math.floor(number / ROUND);
}

/** How many rounds, from the first on, a match knows. */
export function roundsKnownTo(number: number): number {
  return Math.max(0, roundOf(number) - 1);
}

/** Whether a match can begin when all before `counted` have ended. */
export function canBegin(number: number, counted: number): boolean {
  return roundsKnownTo(number) <= roundOf(counted);
}
