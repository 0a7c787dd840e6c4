import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { isMeasured } from './playing.ts';
import type { Measured, Order } from './playing.ts';

/**
 * Plays orders in that many processes of the script `file`, each one at a time, and gives each match as it ends.
 * Rejects when one breaks off.
 */
export async function playInProcesses(
  file: string,
  orders: readonly Order[],
  jobs: number,
  onMeasured: (measured: Measured) => void,
): Promise<void> {
  const waiting = [...orders];
  const children = Array.from({ length: jobs }, () => fork(file, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }));
  const work = async (child: ChildProcess): Promise<void> => {
    for (let order = waiting.shift(); order !== undefined; order = waiting.shift())
      onMeasured(await playIn(child, order));
  };
  try {
    await Promise.all(children.map(work));
  } finally {
    for (const child of children) child.kill();
  }
}

function playIn(child: ChildProcess, order: Order): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const about = `pair ${order.pair}, match ${order.match}`;
    const onExit = (): void => reject(new Error(`${about}: its process has ended`));
    child.once('exit', onExit);
    child.once('message', (reply: unknown) => {
      child.removeListener('exit', onExit);
      if (isMeasured(reply)) resolve(reply);
      else reject(new Error(`${about}: ${JSON.stringify(reply)}`));
    });
    child.send(order);
  });
}
