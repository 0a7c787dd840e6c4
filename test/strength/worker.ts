import { messageOf } from '../../src/kernel/match/refusal.ts';
import { isOrder, playOrder } from './playing.ts';

// A process that plays the matches that it is sent, one at a time, until whoever sends them has ended.

process.on('disconnect', () => process.exit());
process.on('message', (order: unknown) => {
  if (!isOrder(order)) throw new TypeError('no order');
  playOrder(order)
    .catch((error: unknown) => ({ fault: messageOf(error) }))
    .then(reply => process.send?.(reply))
    .catch(() => process.exit(1));
});
