import { setImmediate } from 'node:timers/promises';
import { playSilently } from '../../src/bots/simulate.ts';
import { loadGame } from '../../src/games/index.ts';
import { usualSettingOf } from './matches.ts';

// node … allocated.ts GAME SEATS DECISIONS ENOUGH: the bytes that a silent match by chance allocates for each of its
// decisions. Started by allocated.test.ts with flags that leave all code interpreted and the new space larger than what
// is played, so that nothing is freed amid the count.

const [id = '', seats = '', most = '', enough = ''] = process.argv.slice(2);

const game = await loadGame(id);
if (game === null) throw new RangeError(`no game ${id}`);
// What is made once, such as names and constants, is there before the count begins.
playSilently(game, usualSettingOf(id, 1, Number(seats)), [], Number(most));

/** Matches of several seeds: one alone has more battles or fewer whenever options stand in another order. */
const SEEDS = [2, 3, 4, 5, 6, 7, 8, 9];

/** The bytes that the match of a seed allocates, and its decisions. */
const counted = async (seed: number): Promise<{ readonly bytes: number; readonly decisions: number }> => {
  globalThis.gc?.();
  await setImmediate();
  const before = process.memoryUsage().heapUsed;
  const { decisions } = playSilently(game, usualSettingOf(id, seed, Number(seats)), [], Number(most));
  return { bytes: process.memoryUsage().heapUsed - before, decisions };
};

let bytes = 0;
let decisions = 0;
const first: number[] = [];
for (const seed of SEEDS) {
  const count = await counted(seed);
  first.push(count.bytes);
  bytes += count.bytes;
  decisions += count.decisions;
}
// What the interpreter does beside the match (messages of the loader, names that it remembers) only adds to the count:
// where it seems too much, the lesser of two is what the match itself takes.
if (bytes / decisions >= Number(enough)) {
  bytes = 0;
  for (const [at, seed] of SEEDS.entries()) bytes += Math.min(first[at] ?? Infinity, (await counted(seed)).bytes);
}
process.stdout.write(`${JSON.stringify({ bytes: bytes / decisions, decisions })}\n`);
