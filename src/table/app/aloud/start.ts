import { createInterface } from 'node:readline';
import { plainLines } from '../../../saves/input/plain.ts';
import { say } from '../../text/say.ts';
import { createTable } from '../effects/host.ts';
import type { TableOptions } from '../options.ts';
import { surroundingsOf } from '../surroundings.ts';
import { HEARD_SIZE, Listener } from './listener.ts';
import { firstOfPasted } from './pasted-lines.ts';

/**
 * Wipes the terminal and what it keeps of it. The only escape sequence of this way of playing: it stands between a secret and the next
 * person's eyes, and ears.
 */
const WIPE = '\u001b[H\u001b[2J\u001b[3J';

/** Opens the table for people who listen: lines go in, sentences come out. The answer is the exit code. */
export function startAloud(options: TableOptions): Promise<number> {
  const { terminal, start: beginning } = options;
  const { stdout } = terminal;
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: process.stdin, terminal: false });
    const write = (line: string): void => void stdout.write(`${plainLines(line)}\n`);
    const table = createTable(
      {
        ...surroundingsOf(options),
        wipe: () => {
          listener.forget();
          stdout.write(WIPE);
        },
        repaint: () => listener.forget(),
        suspend: () => undefined,
        leave: code => {
          listener.end();
          lines.close();
          resolve(code);
        },
      },
      HEARD_SIZE,
    );
    const listener = new Listener(table, write);
    const leave = (): void => table.dispatch({ kind: 'key', key: 'ctrl-c' });
    // What is typed while a game is loaded counts as well.
    const waiting: string[] = [];
    let isOver = false;
    let take = (line: string): void => void waiting.push(line);
    const takeLine = (line: string): void => take(line);
    const pasted = (): void => write(table.store.state().look.format(say('aloud.pasted')));
    // What comes from a file or another program comes at once, and all of it is meant.
    lines.on('line', process.stdin.isTTY ? firstOfPasted({ take: takeLine, pasted }) : takeLine);
    lines.on('close', () => {
      isOver = true;
      if (waiting.length === 0) leave();
    });
    table
      .open(beginning)
      .then(() => {
        listener.begin();
        // A game may have to be loaded: what comes of it is said when it is there.
        table.store.subscribe(() => setImmediate(() => listener.speakIfNew()));
        take = line => listener.take(line);
        for (const line of waiting.splice(0)) take(line);
        if (isOver) leave();
      })
      .catch((error: unknown) => {
        lines.close();
        reject(error instanceof Error ? error : new Error(String(error)));
      });
  });
}
