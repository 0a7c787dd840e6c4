import { parentPort } from 'node:worker_threads';
import { explain, thinkAbout } from './setting/thinking.ts';
import type { TaskResult, Task } from './thinker-thread.ts';

// The script of the worker thread, and the second entry of the bundle. Each message is a task, answered with its
// result. An exception ends the thread.
parentPort?.on('message', (task: Task) => {
  void resultOf(task).then(done => parentPort?.postMessage(done));
});

async function resultOf({ task, about }: Task): Promise<TaskResult> {
  return task === 'think' ? { task, found: await thinkAbout(about) } : { task, found: await explain(about) };
}
