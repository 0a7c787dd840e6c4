import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { GAMES } from '../../src/games/index.ts';
import { messageOf } from '../../src/kernel/match/refusal.ts';
import { readArguments, USAGE } from './arguments.ts';
import type { Run } from './arguments.ts';
import { playAll, processes } from './crew.ts';
import type { Worker } from './crew.ts';
import { modeSection } from './page.ts';
import type { Mode } from './tables.ts';

// npm run balance: which faction wins how often when bots play each other. Tables go to stdout, progress to stderr.

try {
  const run = readArguments(process.argv.slice(2));
  const { workers, close } = processes(fileURLToPath(new URL('worker.mjs', import.meta.url)), run.jobs);
  try {
    await print(`# ${GAMES[run.game]?.title ?? run.game}: balance\n\n\`${run.command}\``);
    for (const mode of run.modes) await print(`\n${await measured(run, mode, workers)}`);
  } finally {
    close();
  }
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n${USAGE}\n`);
  process.exitCode = 2;
}

/** Each mode is printed as soon as it is measured. */
async function print(markdown: string): Promise<void> {
  const formatted = await format(markdown, { parser: 'markdown' });
  process.stdout.write(markdown.startsWith('\n') ? `\n${formatted}` : formatted);
}

async function measured({ game, seed, matchesOf }: Run, mode: Mode, workers: readonly Worker[]): Promise<string> {
  const matches = matchesOf(mode);
  const orders = mode.tables.flatMap(table =>
    Array.from({ length: matches }, (_, number) => ({ game, table, number, seed })),
  );
  const started = performance.now();
  const ended = await playAll(orders, workers, done => {
    const rate = done / ((performance.now() - started) / 1000);
    if (done % 10 === 0 || done === orders.length) {
      process.stderr.write(`\r${mode.id}: ${done} of ${orders.length} matches, ${rate.toFixed(1)} a second `);
    }
  });
  process.stderr.write('\n');
  return modeSection(
    mode,
    mode.tables.map((table, at) => ({ table, ended: ended.slice(at * matches, (at + 1) * matches) })),
  );
}
