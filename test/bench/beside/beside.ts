import { rmSync } from 'node:fs';
import { constants, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../../../src/kernel/match/refusal.ts';
import { besideTable } from './beside-table.ts';
import type { BesideRow } from './beside-table.ts';
import { askedBy } from './asked.ts';
import type { Asked, Manner } from './asked.ts';
import { keyTimes, lateSampleOf } from './key-to-frame.ts';
import type { KeyTimes } from './key-to-frame.ts';
import { buildCommit } from './other-build.ts';
import type { Checkout } from './other-build.ts';
import { playShortAndLong } from './plays.ts';
import { endRunning } from './processor-time.ts';
import { besideEachOther, inTurns, warmTime } from './turns.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** So often each side is measured. */
const TURNS = 7;

/**
 * Measures the program that is built in `root` beside another commit of it, by turns, and prints what both take.
 * Returns the exit code. The commit is built in a temporary folder, which is gone when the process ends, also by
 * Ctrl-C.
 */
export async function beside(root: string, words: readonly string[]): Promise<number> {
  let asked: Asked;
  try {
    asked = askedBy(words);
  } catch (error) {
    console.error(messageOf(error));
    return 2;
  }
  const folder = temporaryFolder('beside');
  cleanUpAtTheEnd(folder);
  try {
    console.error(`building ${asked.commit}`);
    const other = await buildCommit(root, asked.commit, join(folder, 'commit'));
    const rows = await measured(asked, other, { name: 'here', folder: root }, folder);
    const [load = 0] = loadavg();
    console.log(
      `Node ${process.version}, ${cpus().length} cores, load ${load.toFixed(1)}; medians of ${TURNS} turns.\n`,
    );
    console.log(besideTable(other.name, rows));
    return 0;
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

const MANNER_WORDS: Readonly<Record<Manner, string>> = {
  chance: 'by chance',
  history: 'by chance, with its history',
  program: "by the program's player",
};

/** The lines of all parts. Whatever is written lies in `folder`. */
async function measured(asked: Asked, other: Checkout, here: Checkout, folder: string): Promise<readonly BesideRow[]> {
  const rows: BesideRow[] = [];
  for (const play of asked.plays) {
    const what = `${play.game} ${MANNER_WORDS[play.manner]}`;
    console.error(`measuring: ${what}`);
    rows.push(...(await rowsOr(what, async () => [await played(other, here, play, what)])));
  }
  if (asked.table) {
    console.error('measuring: the table');
    rows.push(...(await rowsOr('the table', () => typed(other, here, folder))));
  }
  return rows;
}

async function played(
  other: Checkout,
  here: Checkout,
  { game, manner }: Asked['plays'][number],
  what: string,
): Promise<BesideRow> {
  const turns = await inTurns(
    TURNS,
    () => playShortAndLong(other, game, manner),
    () => playShortAndLong(here, game, manner),
  );
  const times = turns.map(([one, two]) => [warmTime(one.short, one.long), warmTime(two.short, two.long)] as const);
  const [one, two] = turns[0] ?? [];
  const counts = [one?.long.decisions, two?.long.decisions];
  const note = counts[0] === counts[1] ? '' : `other matches: ${counts.join(' and ')} decisions`;
  return { what: `${what}, a decision`, unit: 'µs', beside: besideEachOther(times), note };
}

async function typed(other: Checkout, here: Checkout, folder: string): Promise<readonly BesideRow[]> {
  const sample = lateSampleOf(other);
  const turns = await inTurns(
    TURNS,
    () => keyTimes(other, sample, folder),
    () => keyTimes(here, sample, folder),
  );
  const row = (what: string, of: (times: KeyTimes) => number, unit: BesideRow['unit'] = 'ms'): BesideRow => ({
    what,
    unit,
    beside: besideEachOther(turns.map(([one, two]) => [of(one), of(two)] as const)),
    note: '',
  });
  return [
    row('the table, key to written frame, 80x24', ({ toFrame }) => toFrame),
    row('the table, processor time of a key, 80x24', ({ spent }) => spent),
    row('a resume, processor time to its first frame, 80x24', ({ resume }) => resume),
    row('an answer, from its key to the save on disk', ({ toDisk }) => toDisk),
    row('memory after 200 keys', ({ memory }) => memory, 'MB'),
  ];
}

/** The rows of a part; what can't be measured, such as a game that the commit does not have, says why. */
async function rowsOr(what: string, measure: () => Promise<readonly BesideRow[]>): Promise<readonly BesideRow[]> {
  try {
    return await measure();
  } catch (error) {
    return [{ what, unit: '', beside: null, note: `not measured: ${messageOf(error).split('\n')[0] ?? ''}` }];
  }
}

/** Whatever ends this process, what it has started ends with it, and the folder goes. */
function cleanUpAtTheEnd(folder: string): void {
  process.on('exit', () => {
    endRunning();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
