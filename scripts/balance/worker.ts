import { messageOf } from '../../src/kernel/match/refusal.ts';
import { isOrder, playHere } from './crew.ts';
import type { Reply } from './crew.ts';

// A process that plays the matches that it is sent, one at a time, until whoever sends them has ended.

process.on('disconnect', () => process.exit());
process.on('message', (order: unknown) => {
  if (!isOrder(order)) throw new TypeError('no order');
  playHere(order)
    .then((ended): Reply => ({ ended }))
    .catch((error: unknown): Reply => ({ fault: messageOf(error) }))
    .then(reply => process.send?.(reply))
    .catch(() => process.exit(1));
});
