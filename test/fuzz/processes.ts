import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Crew } from './crew.ts';
import type { Finished, Known, Series } from './numbered-matches.ts';
import type { TallyCounts } from './tally.ts';

/** What a process that plays matches is told. */
export type Order =
  | { readonly order: 'begin'; readonly series: Series; readonly known: Known }
  | { readonly order: 'learn'; readonly round: number; readonly counts: TallyCounts }
  | { readonly order: 'play'; readonly number: number };

const PLAYS = fileURLToPath(new URL('play-in-process.ts', import.meta.url));

/** What lets Node run TypeScript. */
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * Plays matches in this many processes at once: one that dies, or has no memory left, takes no other with it. They end
 * with this one.
 */
export function processes(jobs: number): Crew {
  const all = Array.from({ length: jobs }, () =>
    fork(PLAYS, {
      execArgv: ['--import', TSX],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  const idle = [...all];
  const tell = (order: Order): void => {
    for (const child of all) child.send(order, ignored);
  };
  return {
    size: jobs,
    begin: (series, known) => {
      tell({ order: 'begin', series, known });
    },
    learn: (round, counts) => {
      tell({ order: 'learn', round, counts });
    },
    play: async number => {
      const child = idle.pop();
      if (child === undefined) throw new Error('every process plays already');
      const finished = await playIn(child, number);
      idle.push(child);
      return finished;
    },
    close: () => {
      for (const child of all) child.kill();
    },
  };
}

/** What can't be sent any more was for a process that has ended, which is told when it is to play. */
const ignored = (): void => undefined;

function playIn(child: ChildProcess, number: number): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const done = (then: () => void): void => {
      child.removeListener('message', onMessage);
      child.removeListener('exit', onExit);
      then();
    };
    const onMessage = (message: unknown): void => {
      if (isFinished(message)) done(() => resolve(message));
    };
    const onExit = (code: number | null, signal: string | null): void => {
      done(() =>
        reject(new Error(`match ${number} ended the process that played it: ${signal ?? `exit code ${code}`}`)),
      );
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
    if (!child.connected) onExit(child.exitCode, child.signalCode);
    const order: Order = { order: 'play', number };
    child.send(order, ignored);
  });
}

function isFinished(message: unknown): message is Finished {
  return typeof message === 'object' && message !== null && 'number' in message && 'counts' in message;
}
