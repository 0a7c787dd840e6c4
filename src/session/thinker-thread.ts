import { existsSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import type { Explanation, Explainer, ExplainRequest, Thinker, ThinkRequest, Thought } from './setting/thinking.ts';

/** A task for the worker thread: to think about a question, or to explain an answer. */
export type Task =
  | { readonly task: 'think'; readonly about: ThinkRequest }
  | { readonly task: 'explain'; readonly about: ExplainRequest };

/** The result of a task of the worker thread. */
export type TaskResult =
  { readonly task: 'think'; readonly found: Thought } | { readonly task: 'explain'; readonly found: Explanation };

/** The callbacks of a caller that waits for a result. */
interface WaitingCaller {
  readonly resolve: (done: TaskResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Thinks and explains in a worker thread, which starts with the first task. The thread does not keep the program from
 * exiting.
 */
export class ThinkerThread implements Thinker, Explainer {
  readonly #file: URL;
  #worker: Worker | null = null;
  #waiting: WaitingCaller | null = null;
  /** The number of cancellations, by which a thread whose start was cancelled notices that it must not start. */
  #turn = 0;

  /** `file`: the script of the worker thread. */
  constructor(file: URL) {
    this.#file = file;
  }

  async think(about: ThinkRequest): Promise<Thought> {
    const taskResult = await this.#do({ task: 'think', about });
    if (taskResult.task !== 'think') throw new Error('another thought has come');
    return taskResult.found;
  }

  async explain(about: ExplainRequest): Promise<Explanation> {
    const taskResult = await this.#do({ task: 'explain', about });
    if (taskResult.task !== 'explain') throw new Error('another thought has come');
    return taskResult.found;
  }

  async #do(task: Task): Promise<TaskResult> {
    if (this.#waiting !== null) this.stop();
    const cancelCount = this.#turn;
    const worker = await this.#started();
    if (cancelCount !== this.#turn) throw new Error('the thought was given up');
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      worker.postMessage(task);
    });
  }

  stop(): void {
    this.#turn += 1;
    this.#ended(new Error('the thought was given up'));
  }

  async #started(): Promise<Worker> {
    if (this.#worker !== null) return this.#worker;
    const cancelCount = this.#turn;
    const { Worker: Thread } = await import('node:worker_threads');
    if (cancelCount !== this.#turn) throw new Error('the thought was given up');
    const worker = new Thread(this.#file, { execArgv: [], stdout: true, stderr: true });
    worker.on('message', (done: TaskResult) => {
      const waitingCaller = this.#waiting;
      this.#waiting = null;
      waitingCaller?.resolve(done);
    });
    const onWorkerGone = (error: unknown): void => {
      if (this.#worker === worker) this.#ended(error);
    };
    worker.on('error', onWorkerGone);
    worker.on('exit', () => onWorkerGone(new Error('the thread has ended')));
    // `unref` comes after the listeners, because adding a listener for messages keeps the program running again.
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #ended(error: unknown): void {
    const [worker, waiting] = [this.#worker, this.#waiting];
    [this.#worker, this.#waiting] = [null, null];
    waiting?.reject(error);
    void worker?.terminate();
  }
}

/**
 * Makes a thinker thread for the script that comes with the bundle; `null` if the program does not run from a bundle.
 */
export function bundledThinker(): ThinkerThread | null {
  // This module may be in the bundle's entry file or in one of its chunks, which are one folder below.
  const scriptUrls = ['./thinker.js', '../thinker.js'].map(place => new URL(place, import.meta.url));
  const file = scriptUrls.find(place => existsSync(place));
  return file === undefined ? null : new ThinkerThread(file);
}
