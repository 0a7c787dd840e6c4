import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { playSilently } from '../../src/bots/simulate.ts';
import { loadGame } from '../../src/games/index.ts';
import { usualSettingOf } from './matches.ts';

// node … allocated.ts GAME SEATS DECISIONS: the bytes that a silent match by chance allocates for each of its
// decisions. Started by allocated.test.ts with flags that leave all code interpreted and the new space larger than what
// is played, so that nothing is freed amid the count.

const [id = '', seats = '', most = ''] = process.argv.slice(2);

let collections = 0;
new PerformanceObserver(list => (collections += list.getEntries().length)).observe({ entryTypes: ['gc'] });

const game = await loadGame(id);
if (game === null) throw new RangeError(`no game ${id}`);
// What is made once, such as names and constants, is there before the count begins.
playSilently(game, usualSettingOf(id, 1, Number(seats)), [], Number(most));

// What the interpreter does beside the match (messages of the loader, names that it remembers) only adds to the count,
// so the least of three is what the match itself takes.
let least = Infinity;
let decisions = 0;
for (let run = 0; run < 3; run++) {
  globalThis.gc?.();
  await setImmediate();
  collections = 0;
  const before = process.memoryUsage().heapUsed;
  decisions = playSilently(game, usualSettingOf(id, 2, Number(seats)), [], Number(most)).decisions;
  const after = process.memoryUsage().heapUsed;
  await setImmediate();
  least = Math.min(least, (after - before) / decisions);
}
process.stdout.write(`${JSON.stringify({ bytes: least, decisions, collections })}\n`);
