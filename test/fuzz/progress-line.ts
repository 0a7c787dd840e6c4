import type { FuzzRun } from './arguments.ts';
import type { Played } from './run.ts';

/** How often a line that is written over is written, and one where lines stay; in milliseconds. */
const OFTEN = 250;
const SELDOM = 30_000;

/** More things that were never used than this are only counted. */
const NAMED = 3;

/**
 * Writes how the run of one game goes to standard error: over and over in a terminal, elsewhere a line now and then.
 */
export function progressLine(game: string, run: FuzzRun): (played: Played) => void {
  const { isTTY } = process.stderr;
  let written = -Infinity;
  let first: Played | null = null;
  return played => {
    first ??= played;
    const now = performance.now();
    if (now - written < (isTTY ? OFTEN : SELDOM)) return;
    written = now;
    const line = told(game, run, played, first);
    process.stderr.write(isTTY ? `\r${line}\u001b[K` : `${line}\n`);
  };
}

function told(game: string, { decisions: wanted }: FuzzRun, { all, tally, took }: Played, first: Played): string {
  const rate = Math.round(((all.decisions - first.all.decisions) * 1000) / Math.max(1, took - first.took));
  const share = wanted === null ? '' : ` of ${wanted} (${Math.floor((all.decisions * 100) / wanted)} %)`;
  const never = tally.never();
  const named = never.length === 0 || never.length > NAMED ? '' : ` (${never.join(', ')})`;
  return `${game}: ${all.decisions} decisions${share}, ${all.matches} matches, ${all.failures} failures, ${rate}/s, ${never.length} never used${named}`;
}
