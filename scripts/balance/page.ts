import { wilson } from '../../src/bots/interval.ts';
import type { Ended } from './playing.ts';
import { shareOf, sumUp } from './summing.ts';
import type { Standing, Sum } from './summing.ts';
import type { Mode, Table } from './tables.ts';

/** The matches of a table, in their order. */
export interface Measured {
  readonly table: Table;
  readonly ended: readonly Ended[];
}

/** A mode as it stands on the page: a row for each faction over all of its matches, then a row for each table. */
export function modeSection({ title }: Mode, tables: readonly Measured[]): string {
  const alliances = tables.some(({ table }) => table.options.teams === true);
  const byChance = tables.some(({ table }) => table.byChance !== undefined);
  const whole = sumUp(
    tables.flatMap(({ ended }) => ended),
    alliances,
  );
  const parts = tables.map(({ table, ended }) => ({ table, sum: sumUp(ended, alliances) }));
  return [
    `## ${title}`,
    ...(byChance ? [] : [factionRows(whole)]),
    ...(byChance || tables.length > 1 ? [tableRows(parts)] : []),
    ending(whole),
  ].join('\n\n');
}

function factionRows({ factions, first }: Sum): string {
  const rows = [...factions.toSorted((one, other) => (one.name < other.name ? -1 : 1)), first].map(standing => [
    standing.name,
    `${standing.matches}`,
    figure(standing.wins),
    percentages(standing),
    shareOf(standing).toFixed(2),
  ]);
  return grid(['faction', 'matches', 'wins', 'of 100 (95 %)', 'of its share'], rows);
}

function tableRows(parts: readonly { readonly table: Table; readonly sum: Sum }[]): string {
  const rows = parts.map(({ table, sum }) => [
    table.name,
    `${sum.matches}`,
    winsOf(table, sum),
    sum.rounds.join(' / '),
    sum.how.map(([how, matches]) => `${how} ${matches}`).join(', '),
  ]);
  return grid(['match', 'matches', 'wins of 100 (95 %)', 'rounds', 'won by'], rows);
}

function winsOf({ sides, opening }: Table, { factions, first }: Sum): string {
  if (opening !== undefined) return `${first.name} ${percentages(first)}, ${shareOf(first).toFixed(2)} of its share`;
  return sides
    .flatMap(side => factions.filter(({ name }) => name === side))
    .map(standing => `${standing.name} ${percentages(standing)}`)
    .join(', ');
}

function ending({ matches, rounds, longest, how, points }: Sum): string {
  const [low, middle, high] = rounds;
  const ways = how.map(([way, count]) => `${way} ${count}`).join(', ');
  const pointed =
    points === null ? '' : ` points: quartiles ${listed(points.all)} of all seats, ${listed(points.best)} of the best;`;
  return `${matches} matches; rounds: quartiles ${low}, ${middle} and ${high}, at most ${longest};${pointed} won by ${ways}.`;
}

function listed([low, middle, high]: readonly [number, number, number]): string {
  return `${low}, ${middle} and ${high}`;
}

function percentages({ wins, matches }: Standing): string {
  const [low, high] = wilson(wins, matches);
  const of100 = (share: number): string => (100 * share).toFixed(0);
  return `${of100(matches === 0 ? 0 : wins / matches)} (${of100(low)}-${of100(high)})`;
}

/** Shared victories give parts of a win. */
function figure(wins: number): string {
  return Number.isInteger(wins) ? `${wins}` : wins.toFixed(1);
}

function grid(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
