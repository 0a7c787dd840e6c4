import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../../src/kernel/match/refusal.ts';
import { readArguments, USAGE } from './arguments.ts';
import { playInProcesses } from './crew.ts';
import { KeptMatches } from './kept.ts';
import type { Order } from './playing.ts';
import { summaryOf } from './summary.ts';

// npm run strength: how often one player of a game beats another. The table goes to stdout, progress to stderr. Matches
// are kept as they end: the same command goes on where it was cut off, as long as nothing that plays has changed.

const worker = fileURLToPath(new URL('worker.mjs', import.meta.url));

try {
  const measuring = readArguments(process.argv.slice(2));
  const { game, players, seats, options, seed, pairs, jobs, command } = measuring;
  // The worker names the parts of its bundle by what is in them.
  const kept = new KeptMatches(
    fileURLToPath(new URL('matches', import.meta.url)),
    measuring,
    readFileSync(worker, 'utf8'),
  );
  const orders = Array.from({ length: pairs }, (_, pair) =>
    ([0, 1] as const).map((match): Order => ({ game, players, seats, options, seed, pair, match })),
  ).flat();
  const missing = orders.filter(order => !kept.has(order));
  let done = orders.length - missing.length;
  await playInProcesses(worker, missing, Math.min(jobs, Math.max(1, missing.length)), measured => {
    kept.add(measured);
    done += 1;
    process.stderr.write(`\r${done} of ${orders.length} matches `);
  });
  process.stderr.write('\n');
  process.stdout.write(`\`${command}\`\n\n${summaryOf(players, kept.of(pairs))}\n`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n${USAGE}\n`);
  process.exitCode = 2;
}
