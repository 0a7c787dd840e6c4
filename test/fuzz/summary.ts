import { sumOf } from './figures.ts';
import type { Figures } from './figures.ts';
import type { Played } from './run.ts';

import { coverageTable } from './table.ts';

/** What came of one game of a run. */
export interface GamePlayed {
  readonly title: string;
  readonly played: Played;
}

const HEAD = ['game', 'seats', 'decisions', 'matches', 'failures', 'took'] as const;

/**
 * What a run found, at its end: how often everything was used, then the figures by game and number of seats, then
 * whether all is well.
 */
export function summary(games: readonly GamePlayed[], jobs: number): readonly string[] {
  const all = sumOf(games.map(({ played }) => played.all));
  const took = games.reduce((total, { played }) => total + played.took, 0);
  const rows = games.flatMap(({ title, played }) =>
    Object.entries(played.seats).map(([seats, figures]) => [title, seats, ...cells(figures)]),
  );
  const each = jobs === 1 ? 'one after the other' : `${jobs} at once, each counted for itself above`;
  const rate = Math.round((all.decisions * 1000) / Math.max(1, took));
  return [
    ...games.flatMap(({ title, played }) => [`${title}:`, ...coverageTable(played.tally), '']),
    ...aligned([HEAD, ...rows, ['all', '', ...cells(all)]]),
    `took ${seconds(took)}, ${each}: ${whole(rate)} decisions a second`,
    ...games.flatMap(({ played }) => played.failures.map(file => `failed: ${file}`)),
    ...usedLines(games),
  ];
}

/** The figures of one game of a silent run, by number of seats. */
export function silentSummary(title: string, seats: ReadonlyMap<string, Figures>): readonly string[] {
  const rows = [...seats].sort(([one], [other]) => Number(one) - Number(other));
  const all = sumOf(rows.map(([, figures]) => figures));
  const rate = Math.round((all.decisions * 1000) / Math.max(1, all.took));
  return [
    ...aligned([
      HEAD,
      ...rows.map(([count, figures]) => [title, count, ...cells(figures)]),
      ['all', '', ...cells(all)],
    ]),
    `${whole(rate)} decisions a second`,
  ];
}

/** Whether nothing failed and everything was used. */
export function isWell(games: readonly GamePlayed[]): boolean {
  return games.every(({ played }) => played.failures.length === 0 && played.tally.isComplete());
}

function usedLines(games: readonly GamePlayed[]): readonly string[] {
  const never = games.flatMap(({ title, played }) => played.tally.never().map(line => `  ${title}, ${line}`));
  return never.length === 0 ? ['Everything was used.'] : ['Never used:', ...never];
}

function cells({ decisions, matches, failures, took }: Figures): readonly string[] {
  return [whole(decisions), whole(matches), whole(failures), seconds(took)];
}

/** Columns side by side: the first to the left, the others, which are numbers, to the right. */
function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows.map(row =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

function seconds(milliseconds: number): string {
  return `${whole(Math.round(milliseconds / 1000))} s`;
}

/** A whole number as in docs/reliability.md: 10,000,000. */
function whole(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
