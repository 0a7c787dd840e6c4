import { parentPort } from 'node:worker_threads';
import { explanationOf, thoughtOf } from './setting/thinking.ts';
import type { Done, Task } from './thinker-thread.ts';

// The script of the worker thread, and the second entry of the bundle. Each message is a task, answered with its
// result. An exception ends the thread.
parentPort?.on('message', (task: Task) => {
  void doneWith(task).then(done => parentPort?.postMessage(done));
});

async function doneWith({ task, about }: Task): Promise<Done> {
  return task === 'think' ? { task, found: await thoughtOf(about) } : { task, found: await explanationOf(about) };
}
