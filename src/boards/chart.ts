import type { Past, RoundChart } from './board.ts';

/** The chart of the figures that a match has of each seat, round by round; `null` when there is nothing to draw. */
export function chartOf({ rounds }: Past, title: string): RoundChart | null {
  const known = rounds.filter(({ figures }) => figures.length > 0);
  const [first] = known;
  if (first === undefined || known.length < 2) return null;
  const series = first.figures.map(({ side, name }) => ({
    side,
    values: known.map(({ figures }) => figures.find(one => one.side === side && one.name === name)?.value ?? 0),
  }));
  return { title, from: first.round, series };
}
