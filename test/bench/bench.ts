import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../../src/kernel/match/refusal.ts';
import { beside } from './beside/beside.ts';
import { kept } from './kept.ts';
import { epicMatch, longMatches } from './long-matches.ts';
import { tableOf } from './measure.ts';
import type { Bench, Row } from './measure.ts';
import { single, speed } from './rules.ts';
import { saving } from './saving.ts';
import { startUp } from './start-up.ts';
import { table } from './table.ts';

// npm run bench, or npm run bench -- speed saving: what the program takes, beside what it must reach. Medians.
// npm run bench -- beside COMMIT: what it takes beside another commit, by turns.

const SUBJECTS: Readonly<Record<string, Bench>> = {
  speed,
  single,
  saving,
  kept,
  long: longMatches,
  epic: epicMatch,
  'start-up': startUp,
  table,
};

async function rowsOf(subject: string): Promise<readonly Row[]> {
  const bench = SUBJECTS[subject];
  if (bench === undefined) throw new Error(`there is ${Object.keys(SUBJECTS).join(', ')}, but no ${subject}`);
  try {
    return await bench();
  } catch (error) {
    return [
      { what: subject, reach: '', measured: `not measured: ${messageOf(error).split('\n')[0] ?? ''}`, reached: null },
    ];
  }
}

const asked = process.argv.slice(2);
if (asked[0] === 'beside') process.exit(await beside(join(import.meta.dirname, '..', '..'), asked.slice(1)));
const rows: Row[] = [];
for (const subject of asked.length > 0 ? asked : Object.keys(SUBJECTS)) {
  console.error(`measuring: ${subject}`);
  rows.push(...(await rowsOf(subject)));
}
const [load = 0] = loadavg();
console.log(`Node ${process.version}, ${cpus().length} cores, load ${load.toFixed(1)}; medians of repeated runs.\n`);
console.log(tableOf(rows));
process.exit(0);
