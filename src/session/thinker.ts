import { parentPort } from 'node:worker_threads';
import { thoughtOf } from './setting/thinking.ts';
import type { Thinking } from './setting/thinking.ts';

// Runs in a thread of its own, the second entry of the bundle: each message is a question, and gets what was thought.
// What is thrown ends the thread.
parentPort?.on('message', (about: Thinking) => {
  void thoughtOf(about).then(thought => parentPort?.postMessage(thought));
});
