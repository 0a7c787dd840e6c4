import { wilson } from '../../src/bots/interval.ts';
import type { Measured } from './playing.ts';

/** How often somebody won, where it played, and how often of equals it would have. */
interface Tally {
  readonly name: string;
  matches: number;
  wins: number;
  fair: number;
}

/**
 * What came of the matches, as Markdown: how often the player that was named first won, by how many seats it had and by
 * faction, and what both players cost in processor time. A victory that is shared counts in parts.
 */
export function summaryOf(names: readonly [string, string], matches: readonly Measured[]): string {
  const shapes = new Map<string, Tally>();
  const factions = new Map<string, Tally>();
  for (const match of matches) {
    const own = match.players.flatMap((player, seat) => (player === 0 ? [seat] : []));
    const won = own.filter(seat => match.winners.includes(seat)).length / Math.max(1, match.winners.length);
    add(shapes, `${own.length} against ${match.players.length - own.length}`, won, own.length / match.players.length);
    for (const seat of own) {
      const part = match.winners.includes(seat) ? 1 / match.winners.length : 0;
      add(factions, match.factions[seat] ?? `seat ${seat + 1}`, part, 1 / match.players.length);
    }
  }
  return [
    `${names[0]} against ${names[1]}, ${matches.length} matches`,
    rates('seats', [...shapes.values()]),
    rates(
      `${names[0]} as`,
      [...factions.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    ),
    costs(names, matches),
    endings(matches),
  ].join('\n\n');
}

function add(tallies: Map<string, Tally>, name: string, won: number, fair: number): void {
  const tally = tallies.get(name) ?? { name, matches: 0, wins: 0, fair: 0 };
  tallies.set(name, tally);
  tally.matches += 1;
  tally.wins += won;
  tally.fair += fair;
}

function rates(head: string, tallies: readonly Tally[]): string {
  const rows = tallies.map(({ name, matches, wins, fair }) => {
    const [low, high] = wilson(wins, matches);
    const rate = `${percent(wins / matches)} (${percent(low)}-${percent(high)})`;
    return [name, `${matches}`, number(wins), rate, percent(fair / matches)];
  });
  return grid([head, 'matches', 'won', 'of 100 (95 %)', 'by chance'], rows);
}

function costs(names: readonly [string, string], matches: readonly Measured[]): string {
  const rows = names.map((name, player) => {
    const seats = matches.flatMap(({ players, cpu }) => cpu.filter((_, seat) => players[seat] === player));
    const searched = matches.flatMap(match => match.searched[player === 0 ? 0 : 1]);
    const [middle, high] =
      searched.length === 0 ? ['-', '-'] : [0.5, 0.95].map(part => quantile(searched, part).toFixed(0));
    return [name, (mean(seats) / 1000).toFixed(2), `${searched.length}`, middle ?? '-', high ?? '-'];
  });
  return grid(['player', 's a match and seat', 'searched', 'median ms', '95th of 100, ms'], rows);
}

function endings(matches: readonly Measured[]): string {
  const how = new Map<string, number>();
  for (const match of matches) how.set(match.how, (how.get(match.how) ?? 0) + 1);
  const rounds = matches.map(match => match.rounds);
  const ways = [...how]
    .toSorted(([, one], [, other]) => other - one)
    .map(([way, count]) => `${way || 'no end'} ${count}`);
  const [low, middle, high] = [0, 0.5, 1].map(part => quantile(rounds, part));
  return `Rounds: ${low} to ${high}, median ${middle}. Ended by: ${ways.join(', ')}.`;
}

/** The number below which that part of them lies; 0 of none. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}

function percent(share: number): string {
  return (100 * share).toFixed(0);
}

function number(wins: number): string {
  return Number.isInteger(wins) ? `${wins}` : wins.toFixed(1);
}

function grid(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
