import { existsSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import type { Thinker, Thinking, Thought } from './setting/thinking.ts';

/** What waits for a thought. */
interface Waiting {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A thinker in a thread of its own, which is started with the first question; it does not keep the program from ending.
 */
export class ThinkerThread implements Thinker {
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
    if (this.#waiting !== null) this.stop();
    const turn = this.#turn;
    const worker = await this.#started();
    if (turn !== this.#turn) throw new Error('the thought was given up');
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      worker.postMessage(about);
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
    worker.on('message', (thought: Thought) => {
      const waiting = this.#waiting;
      this.#waiting = null;
      waiting?.resolve(thought);
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

/** The thinker that comes with the bundle; `null`: this is no bundle. */
export function bundledThinker(): Thinker | null {
  // From the bundle itself, and from its chunks.
  const places = ['./thinker.js', '../thinker.js'].map(place => new URL(place, import.meta.url));
  const file = places.find(place => existsSync(place));
  return file === undefined ? null : new ThinkerThread(file);
}
