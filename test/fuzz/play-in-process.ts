import { gameOf } from './crew.ts';
import { FUZZ_GAMES } from '../games/list.ts';
import { NumberedMatches } from './numbered-matches.ts';
import type { Order } from './processes.ts';

// A process that plays matches by their numbers for a run of the fuzz test, until that ends or is killed.

let matches: NumberedMatches | null = null;

process.on('disconnect', () => process.exit());
process.on('message', (order: unknown) => {
  if (!isOrder(order)) throw new TypeError(`no order: ${JSON.stringify(order)}`);
  if (order.order === 'begin')
    matches = new NumberedMatches(gameOf(FUZZ_GAMES, order.series), order.series, order.known);
  if (order.order === 'learn') matches?.learn(order.round, order.counts);
  if (order.order === 'play') process.send?.(matches?.play(order.number), undefined, {}, endIfAlone);
});

/** Whoever would hear of the match may have been killed meanwhile. */
function endIfAlone(error: Error | null): void {
  if (error !== null) process.exit();
}

function isOrder(message: unknown): message is Order {
  return typeof message === 'object' && message !== null && 'order' in message;
}
