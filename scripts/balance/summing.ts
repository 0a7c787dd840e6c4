import { quartiles } from './interval.ts';
import type { Ended } from './playing.ts';

/** How a faction did: in how many matches it sat, how many it won, and how many of equals would have won. */
export interface Standing {
  readonly name: string;
  readonly matches: number;
  /** A victory that is shared by opponents counts in parts. */
  readonly wins: number;
  readonly fair: number;
}

/** What came of the matches of a table, or of a mode. */
export interface Sum {
  readonly matches: number;
  readonly factions: readonly Standing[];
  /** Whoever began. */
  readonly first: Standing;
  readonly rounds: readonly [low: number, middle: number, high: number];
  readonly longest: number;
  /** How matches ended, the usual ways first. */
  readonly how: readonly (readonly [how: string, matches: number])[];
  /** Quartiles of the points of all seats, and of the best of each match; `null` where a match is not about points. */
  readonly points: { readonly all: Quartiles; readonly best: Quartiles } | null;
}

type Quartiles = ReturnType<typeof quartiles>;

interface Count {
  matches: number;
  wins: number;
  fair: number;
}

/** Sums up matches. In alliances of two the seats 0 and 2 win together; then a faction's fair share is one in two. */
export function sumUp(ended: readonly Ended[], alliances: boolean): Sum {
  const factions = new Map<string, Count>();
  const first: Count = { matches: 0, wins: 0, fair: 0 };
  const how = new Map<string, number>();
  for (const match of ended) {
    const sides = alliances ? 2 : match.factions.length;
    const teamOf = (seat: number): number => (alliances ? seat % 2 : seat);
    const winning = new Set(match.winners.map(teamOf));
    const part = (seat: number): number => (winning.has(teamOf(seat)) ? 1 / winning.size : 0);
    match.factions.forEach((faction, seat) => {
      const count = factions.get(faction) ?? { matches: 0, wins: 0, fair: 0 };
      factions.set(faction, count);
      add(count, part(seat), 1 / sides);
    });
    add(first, part(match.first), 1 / sides);
    const kind = match.how.replace(/^victory\./, '');
    how.set(kind, (how.get(kind) ?? 0) + 1);
  }
  const rounds = ended.map(match => match.rounds);
  return {
    matches: ended.length,
    factions: [...factions].map(([name, count]) => ({ name, ...count })),
    first: { name: 'first player', ...first },
    rounds: quartiles(rounds),
    longest: Math.max(0, ...rounds),
    points: pointsIn(ended),
    how: [...how].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1)),
  };
}

function pointsIn(ended: readonly Ended[]): Sum['points'] {
  const points = ended.flatMap(match => (match.points === undefined ? [] : [match.points]));
  if (points.length === 0) return null;
  return { all: quartiles(points.flat()), best: quartiles(points.map(of => Math.max(...of))) };
}

function add(count: Count, wins: number, fair: number): void {
  count.matches += 1;
  count.wins += wins;
  count.fair += fair;
}

/** How often a side won, beside what is fair: 1 is just that. */
export function shareOf({ wins, fair }: Standing): number {
  return fair === 0 ? 0 : wins / fair;
}
