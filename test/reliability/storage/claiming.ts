import { join } from 'node:path';
import * as v from 'valibot';
import { claim, HeldFault } from '../../../src/saves/folder/claim.ts';

// A process that claims many saves, each at a moment that it shares with others: see claims.test.ts.

const orderShape = v.object({ folder: v.string(), rounds: v.number(), begin: v.number(), pause: v.number() });

/** What a process got: for each save its own id, or that of the process which it was told has it. */
export type Got = readonly number[];

function claimed(file: string): number {
  try {
    claim(file);
    return process.pid;
  } catch (error) {
    if (error instanceof HeldFault) return error.holder.pid;
    throw error;
  }
}

process.on('message', message => {
  const { folder, rounds, begin, pause } = v.parse(orderShape, message);
  const got = Array.from({ length: rounds }, (_, round) => {
    // Without a rest, so that all come at once.
    while (performance.timeOrigin + performance.now() < begin + round * pause);
    return claimed(join(folder, `${round}.jsonl`));
  });
  process.send?.(got);
});
process.send?.('ready');
