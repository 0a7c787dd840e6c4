import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { loadBot, loadGame } from '../../src/games/index.ts';
import { playOne } from './playing.ts';
import type { Ended } from './playing.ts';
import type { Table } from './tables.ts';

/** A match that is to be played. */
export interface Order {
  readonly game: string;
  readonly table: Table;
  readonly number: number;
  readonly seed: string;
}

/** Whoever plays a match; several at a time. */
export type Worker = (order: Order) => Promise<Ended>;

/** Plays a match in this process. */
export const playHere: Worker = async ({ game: id, table, number, seed }) => {
  const game = await loadGame(id);
  if (game === null) throw new RangeError(`there is no game ${id}`);
  return playOne(game, await loadBot(id), table, number, seed);
};

/** Plays all orders, each worker one at a time. The results come in the order of the orders, whoever played them. */
export async function playAll(
  orders: readonly Order[],
  workers: readonly Worker[],
  progress: (done: number) => void = () => undefined,
): Promise<Ended[]> {
  const results = new Map<number, Ended>();
  let next = 0;
  const work = async (worker: Worker): Promise<void> => {
    for (let at = next++; at < orders.length; at = next++) {
      const order = orders[at];
      if (order === undefined) return;
      results.set(at, await worker(order));
      progress(results.size);
    }
  };
  await Promise.all(workers.map(work));
  return orders.flatMap((_, at) => results.get(at) ?? []);
}

/** This many processes that play matches, of the script `file`, and what ends them. */
export function processes(
  file: string,
  jobs: number,
): { readonly workers: readonly Worker[]; readonly close: () => void } {
  const children = Array.from({ length: jobs }, () => fork(file, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }));
  return {
    workers: children.map(
      (child): Worker =>
        order =>
          playIn(child, order),
    ),
    close: () => {
      for (const child of children) child.kill();
    },
  };
}

/** What a process sends back: a match, or what the rules threw. */
export type Reply = { readonly ended: Ended } | { readonly fault: string };

function playIn(child: ChildProcess, order: Order): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const about = `${order.table.name}, match ${order.number}`;
    const onExit = (): void => reject(new Error(`${about}: its process has ended`));
    child.once('exit', onExit);
    child.once('message', (reply: unknown) => {
      child.removeListener('exit', onExit);
      if (!isReply(reply)) reject(new TypeError(`${about}: no reply`));
      else if ('fault' in reply) reject(new Error(`${about}: ${reply.fault}`));
      else resolve(reply.ended);
    });
    child.send(order);
  });
}

function isReply(message: unknown): message is Reply {
  return typeof message === 'object' && message !== null && ('ended' in message || 'fault' in message);
}

/** Whether a message is an order. */
export function isOrder(message: unknown): message is Order {
  return typeof message === 'object' && message !== null && 'table' in message && 'number' in message;
}
