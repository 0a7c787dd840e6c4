import { existsSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import type { Explained, Explainer, Explaining, Thinker, Thinking, Thought } from './setting/thinking.ts';

/** What a thread is asked: to think about a question, or to explain an answer. */
export type Task =
  { readonly task: 'think'; readonly about: Thinking } | { readonly task: 'explain'; readonly about: Explaining };

/** What it found, by the task. */
export type Done =
  { readonly task: 'think'; readonly found: Thought } | { readonly task: 'explain'; readonly found: Explained };

/** What waits for it. */
interface Waiting {
  readonly resolve: (done: Done) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A thinker in a thread of its own, which is started with the first question; it does not keep the program from ending.
 */
export class ThinkerThread implements Thinker, Explainer {
  readonly #file: URL;
  #worker: Worker | null = null;
  #waiting: Waiting | null = null;
  /** Counts what was given up, so that a thread which was still to be started is not. */
  #turn = 0;

  /** `file`: the script that thinks. */
  constructor(file: URL) {
    this.#file = file;
  }

  async think(about: Thinking): Promise<Thought> {
    const done = await this.#do({ task: 'think', about });
    if (done.task !== 'think') throw new Error('another thought has come');
    return done.found;
  }

  async explain(about: Explaining): Promise<Explained> {
    const done = await this.#do({ task: 'explain', about });
    if (done.task !== 'explain') throw new Error('another thought has come');
    return done.found;
  }

  async #do(task: Task): Promise<Done> {
    if (this.#waiting !== null) this.stop();
    const turn = this.#turn;
    const worker = await this.#started();
    if (turn !== this.#turn) throw new Error('the thought was given up');
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
    const turn = this.#turn;
    const { Worker: Thread } = await import('node:worker_threads');
    if (turn !== this.#turn) throw new Error('the thought was given up');
    const worker = new Thread(this.#file, { execArgv: [], stdout: true, stderr: true });
    worker.unref();
    worker.on('message', (done: Done) => {
      const waiting = this.#waiting;
      this.#waiting = null;
      waiting?.resolve(done);
    });
    const gone = (error: unknown): void => {
      if (this.#worker === worker) this.#ended(error);
    };
    worker.on('error', gone);
    worker.on('exit', () => gone(new Error('the thread has ended')));
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

/** A thread of its own to think in, as it comes with the bundle; `null`: this is no bundle. */
export function bundledThinker(): ThinkerThread | null {
  // From the bundle itself, and from its chunks.
  const places = ['./thinker.js', '../thinker.js'].map(place => new URL(place, import.meta.url));
  const file = places.find(place => existsSync(place));
  return file === undefined ? null : new ThinkerThread(file);
}
